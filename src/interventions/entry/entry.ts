/**
 * Entry of the browser's scripts: imports what Docusaurus' own entry needs piece by piece, each in a task of its own, and that
 * entry last. At once it would be the longest task of a page, during which taps wait. The frame of all pages is one of the
 * pieces, so that it needs no request of its own and compresses better.
 */

// Named first and run last: stylesheets, and with them the cascade layers, stand in the order in which modules are named.
const runEntry = () => import(/* webpackMode: "eager" */ '@client-entry');

const PIECES: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@theme/Layout'),
  runEntry,
];

/** Until the entry has run; without it the banner about a wrong base path would show meanwhile. */
const NOTHING_FETCHED: typeof window.docusaurus = {prefetch: () => false, preload: () => false};

async function start(): Promise<void> {
  window.docusaurus = NOTHING_FETCHED;
  for (const run of PIECES) {
    await run();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

void start();
