import {translate} from '@docusaurus/Translate';

let notice: HTMLElement | undefined;

export function removeNotice(): void {
  notice?.remove();
  notice = undefined;
}

/** Shows a message over the page. */
function showNotice(text: string): void {
  removeNotice();
  notice = document.createElement('div');
  notice.className = 'site-notice';
  notice.setAttribute('role', 'status');
  document.body.append(notice);
  // Screen readers announce a text only when it is put into a region that already exists.
  notice.textContent = text;
}

/**
 * Opens a page with a full page load, for when its code cannot be fetched: the host has a newer release, or there is no
 * connection. If the reader is offline and no copy is saved, shows a notice and waits for the connection.
 */
export function openWhole(address: string): void {
  const open = () => {
    if (new URL(address, window.location.href).href === window.location.href) {
      window.location.reload();
    } else {
      window.location.assign(address);
    }
  };
  const worker = (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller;
  if (navigator.onLine || worker) {
    open();
    return;
  }
  showNotice(
    translate({
      id: 'site.offline.waiting',
      message: "You're offline. The page will open when you're connected again.",
    }),
  );
  const shown = notice;
  // Not if the reader has followed another link in the meantime.
  window.addEventListener('online', () => notice === shown && open(), {once: true});
}
