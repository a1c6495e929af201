/** The part that every page loads: a few hundred bytes that decide whether the rest is needed at all. */

/** The browser's offer to install the site, kept until the reader asks for it. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/** Fired at the window when {@link offer} has changed. */
export const OFFER_EVENT = 'site:install-offer';

/** `prompt` is there while the site can be installed by a button. */
export const offer: {prompt?: InstallPrompt} = {};

/** @param installed whether the reader's language is to be saved without being asked for */
function run(installed: boolean): void {
  import('./background')
    .then(({keepUpToDate}) => keepUpToDate(installed))
    // Without a connection there is nothing to bring up to date.
    .catch(() => undefined);
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

if (typeof window !== 'undefined' && 'serviceWorker' in navigator && process.env.NODE_ENV === 'production') {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.prompt = event as InstallPrompt;
    window.dispatchEvent(new Event(OFFER_EVENT));
  });
  window.addEventListener('appinstalled', () => {
    delete offer.prompt;
    window.dispatchEvent(new Event(OFFER_EVENT));
    run(true);
  });
  if (isInstalled() || navigator.serviceWorker.controller) {
    const bringUpToDate = () => setTimeout(() => run(isInstalled()), 2000);
    if (document.readyState === 'complete') {
      bringUpToDate();
    } else {
      window.addEventListener('load', bringUpToDate);
    }
  }
}
