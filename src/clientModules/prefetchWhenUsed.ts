/**
 * Docusaurus fetches the code behind every link that comes into view, at once: on a phone that is more than the page itself,
 * for people who may be about to leave. Here the links in view wait until the reader has stirred, or has stayed for a
 * moment. Links that are pointed at or touched do not wait.
 */

/** How long a page that nobody touches waits before it fetches others, in milliseconds. */
const PATIENCE = 3000;

/** What shows that somebody reads. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** What Docusaurus' links call. */
interface Fetcher {
  prefetch: (path: string) => false | Promise<unknown>;
  preload: (path: string) => false | Promise<unknown>;
}

/** Ends when somebody uses the page. */
async function used(): Promise<void> {
  const controller = new AbortController();
  await new Promise<void>((resolve) => {
    const options = {capture: true, passive: true, signal: controller.signal};
    for (const sign of SIGNS) {
      window.addEventListener(sign, () => resolve(), options);
    }
    window.setTimeout(resolve, PATIENCE);
  });
  controller.abort();
}

async function postpone(): Promise<void> {
  // Docusaurus makes the object when all modules have run.
  await Promise.resolve();
  const holder = window as unknown as {docusaurus: Fetcher};
  const {prefetch, preload} = holder.docusaurus;
  const waiting = used();
  holder.docusaurus = Object.freeze({prefetch: async (path: string) => waiting.then(() => prefetch(path)), preload});
}

if (typeof document !== 'undefined') {
  void postpone();
}
