import {translate} from '@docusaurus/Translate';
import {createNotice} from '../../plugins/offline/client/createNotice';

let notice: HTMLElement | undefined;

export function removeNotice(): void {
  notice?.remove();
  notice = undefined;
}

/**
 * Loads a page as a whole document when its code cannot be fetched, because the host has a newer release or there is no
 * connection. With neither a connection nor a saved copy, shows a notice and waits until the connection returns.
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
  notice = createNotice(
    translate({
      id: 'site.offline.waiting',
      message: "You're offline. The page will open when you're connected again.",
    }),
  );
  const shown = notice;
  // A reader who has followed another link meanwhile does not want the page any more.
  window.addEventListener('online', () => notice === shown && open(), {once: true});
}
