/**
 * Entry of the browser's scripts. Evaluates React, the layout and Docusaurus' own entry in separate tasks; one task for
 * all would be the page's longest and delay taps. The layout is bundled here to save a request.
 */

// Imported first and run last: the order of imports is that of the stylesheets, and so of the cascade layers.
const runEntry = () => import(/* webpackMode: "eager" */ '@client-entry');

const PIECES: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@theme/Layout'),
  runEntry,
];

/** Placeholder until Docusaurus' own entry has run; without it, the banner about a wrong base path would appear. */
const NOTHING_FETCHED: typeof window.docusaurus = {prefetch: () => false, preload: () => false};

async function start(): Promise<void> {
  window.docusaurus = NOTHING_FETCHED;
  for (const run of PIECES) {
    await run();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

void start();
