/**
 * Entry point of the browser bundle. Runs React, the page layout and Docusaurus' own entry point in separate tasks,
 * because one long task would delay taps. The layout is imported here because its own file would cost a request.
 */

// Imported first and run last: the order of imports is that of the stylesheets, and so of the cascade layers.
const runEntry = () => import(/* webpackMode: "eager" */ '@client-entry');

const PIECES: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@theme/Layout'),
  runEntry,
];

/** Placeholder until Docusaurus sets the real object. Without it, a banner would warn of a wrong `baseUrl`. */
const NOTHING_FETCHED: typeof window.docusaurus = {prefetch: () => false, preload: () => false};

async function start(): Promise<void> {
  window.docusaurus = NOTHING_FETCHED;
  for (const run of PIECES) {
    await run();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

void start();
