/** Runs on every page. Loads the code for saved copies only when the reader wants or uses a saved copy. */
import {rememberWanted, wantedLanguages} from './wantedLanguages';

async function bringUpToDate(): Promise<void> {
  // An installed app has the language of its reader, unless that was removed.
  if (wantedLanguages() === undefined && matchMedia('(display-mode: standalone)').matches) {
    rememberWanted(document.documentElement.lang, true);
  }
  if (wantedLanguages()?.length || navigator.serviceWorker.controller) {
    const {keepUpToDate} = await import('./keepUpToDate');
    await keepUpToDate();
  }
}

if (typeof window !== 'undefined' && 'serviceWorker' in navigator && process.env.NODE_ENV === 'production') {
  // After what the page itself needs; without a connection there is nothing to bring up to date.
  const start = () => setTimeout(() => void bringUpToDate().catch(() => undefined), 2000);
  if (document.readyState === 'complete') {
    start();
  } else {
    window.addEventListener('load', start);
  }
}
