/** Runs on every page. Loads the code for saved copies only when the reader wants or uses a saved copy. */

const INSTALLED_KEY = 'site.installed';

async function bringUpToDate(): Promise<void> {
  // Installed as an app: saves the language of the page, once, so that the reader can remove it.
  const isNew = matchMedia('(display-mode: standalone)').matches && !localStorage.getItem(INSTALLED_KEY);
  if (isNew || navigator.serviceWorker.controller || (await caches.keys()).length > 0) {
    const {keepUpToDate} = await import('./keepUpToDate');
    if (isNew) {
      localStorage.setItem(INSTALLED_KEY, '1');
    }
    await keepUpToDate(isNew ? document.documentElement.lang : undefined);
  }
}

// If the code cannot be fetched, this waits for the connection, and then tries again.
const run = () => void bringUpToDate().catch(() => window.addEventListener('online', run, {once: true}));

/** Docusaurus calls this for the first page too. The delay lets that page fetch what it needs itself first. */
export function onRouteDidUpdate({previousLocation}: {previousLocation: Location | null}): void {
  if (!previousLocation && 'serviceWorker' in navigator && process.env.NODE_ENV === 'production') {
    setTimeout(run, 2000);
  }
}
