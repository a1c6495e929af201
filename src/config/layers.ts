/**
 * Cascade layers, the weakest first, with patterns of their stylesheets' paths. The site's layers come last, so its rules
 * win over those of the stock theme without `!important`, in whatever order bundles load.
 */
const LAYERS: Readonly<Record<string, RegExp>> = {
  'docusaurus.infima': /node_modules\/infima\/dist/,
  'docusaurus.theme-common': /@docusaurus\/theme-common\/lib/,
  'docusaurus.theme-classic': /@docusaurus\/theme-classic\/lib/,
  'docusaurus.core': /@docusaurus\/core\/lib/,
  'docusaurus.docsearch': /@docsearch\/css\/dist/,
  'docusaurus.theme-search-algolia': /@docusaurus\/theme-search-algolia\/lib/,
  'site.tokens': /\/src\/css\/(?:tokens|fonts)\.css/,
  'site.base': /\/src\/css\/(?:elements|stock-theme|shared|prism)\.css/,
  'site.components': /\/src\/(?:theme|components|pages|plugins)\//,
  'site.print': /\/src\/css\/print\.css/,
};

/** The patterns as functions, which `@docusaurus/plugin-css-cascade-layers` takes. */
export const CSS_LAYERS = Object.fromEntries(
  Object.entries(LAYERS).map(([name, paths]) => [name, (file: string) => paths.test(file.replaceAll('\\', '/'))]),
);
