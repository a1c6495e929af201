/**
 * Entry of the browser's scripts. Evaluates React, the layout and Docusaurus' own entry in separate tasks. A single task
 * would be the longest of the page, and would delay taps. Bundling the layout here saves a request.
 */

// Imported first and run last: the order of imports is that of the stylesheets, and so of the cascade layers.
const runEntry = () => import(/* webpackMode: "eager" */ '@client-entry');

const PIECES: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@theme/Layout'),
  runEntry,
];

/** Placeholder for `window.docusaurus` until Docusaurus sets it. If unset, a banner would warn of a wrong `baseUrl`. */
const NOTHING_FETCHED: typeof window.docusaurus = {prefetch: () => false, preload: () => false};

async function start(): Promise<void> {
  window.docusaurus = NOTHING_FETCHED;
  for (const run of PIECES) {
    await run();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

void start();
