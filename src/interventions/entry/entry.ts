/**
 * Entry of the browser's scripts: runs what Docusaurus' own entry imports piece by piece, each in a task of its own, and
 * that entry last. In one piece it is the longest task of a page, in which no tap is answered. The frame of all pages is
 * among the pieces, so that it needs no requests of its own and compresses better.
 */

// Named first and run last: stylesheets, and with them the cascade layers, stand in the order in which modules are named.
const runEntry = () => import(/* webpackMode: "eager" */ '@client-entry');

const PIECES: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@theme/Layout'),
  runEntry,
];

/** Until the entry has run; an inline script would otherwise say, before that, that the scripts could not be loaded. */
const NOTHING_FETCHED: typeof window.docusaurus = {prefetch: () => false, preload: () => false};

async function start(): Promise<void> {
  window.docusaurus = NOTHING_FETCHED;
  for (const run of PIECES) {
    await run();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

void start();
