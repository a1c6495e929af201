/** Cascade layers, weakest first, with the paths of their stylesheets. Styles of the site override the stock theme. */
const LAYERS: Readonly<Record<string, RegExp>> = {
  'docusaurus.infima': /node_modules\/infima\/dist/,
  'docusaurus.theme-common': /@docusaurus\/theme-common\/lib/,
  'docusaurus.theme-classic': /@docusaurus\/theme-classic\/lib/,
  'docusaurus.core': /@docusaurus\/core\/lib/,
  'docusaurus.docsearch': /@docsearch\/css\/dist/,
  'docusaurus.theme-search-algolia': /@docusaurus\/theme-search-algolia\/lib/,
  'site.tokens': /\/src\/css\/tokens\.css/,
  'site.base': /\/src\/css\/(?:elements|stock-theme|shared)\.css|\/site-theme\/default\/generated\.css/,
  'site.components': /\/src\/(?:theme|components|pages|plugins)\//,
  'site.print': /\/src\/css\/print\.css/,
  'site.forced-colors': /\/src\/css\/forced-colors\.css/,
};

/** The layers as `@docusaurus/plugin-css-cascade-layers` requires them, with functions instead of patterns. */
export const CSS_LAYERS = Object.fromEntries(
  Object.entries(LAYERS).map(([name, paths]) => [name, (file: string) => paths.test(file.replaceAll('\\', '/'))]),
);
