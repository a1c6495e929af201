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

// Code that has not arrived cannot wait for the connection by itself.
const run = () => void bringUpToDate().catch(() => window.addEventListener('online', run, {once: true}));

/** Called by Docusaurus, for the first page too. What that page itself needs is fetched before. */
export function onRouteDidUpdate({previousLocation}: {previousLocation: Location | null}): void {
  if (!previousLocation && 'serviceWorker' in navigator && process.env.NODE_ENV === 'production') {
    setTimeout(run, 2000);
  }
}
