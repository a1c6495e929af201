// Its types are not installed: nothing else imports it.
declare module 'react-dom/client';

/**
 * Entry point of the scripts: React DOM, Docusaurus' frame and Docusaurus' own entry point, in tasks of their own, so that
 * the browser paints and answers between them.
 */
const PIECES = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
] as const;

async function start(): Promise<void> {
  // Docusaurus looks for it when the page is parsed; without it, a banner says that the scripts are missing.
  if (!Object.hasOwn(window, 'docusaurus')) {
    window.docusaurus = {prefetch: () => false, preload: () => false};
  }
  for (const run of PIECES) {
    await run();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

void start();

// In `npm start`, Docusaurus' entry point renders what has changed; without this, the page would be loaded anew.
(module as {hot?: {accept: () => void}}).hot?.accept();
