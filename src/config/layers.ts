type FileTest = (filePath: string) => boolean;

function under(...parts: readonly string[]): FileTest {
  return (filePath) => {
    const path = filePath.replaceAll('\\', '/');
    return parts.some((part) => path.includes(part));
  };
}

/**
 * Cascade layers, weakest first, assigned by the path of the stylesheet. The site's come last, so its rules always win over
 * the stock theme without `!important` and whatever the order in which bundles load.
 */
export const CSS_LAYERS: Readonly<Record<string, FileTest>> = {
  'docusaurus.infima': under('node_modules/infima/dist'),
  'docusaurus.theme-common': under('node_modules/@docusaurus/theme-common/lib'),
  'docusaurus.theme-classic': under('node_modules/@docusaurus/theme-classic/lib'),
  'docusaurus.core': under('node_modules/@docusaurus/core/lib'),
  'docusaurus.docsearch': under('node_modules/@docsearch/css/dist'),
  'docusaurus.theme-search-algolia': under('node_modules/@docusaurus/theme-search-algolia/lib'),
  'site.tokens': under('/src/css/tokens.css', '/src/css/fonts.css'),
  'site.base': under('/src/css/elements.css', '/src/css/stock-theme.css', '/src/css/shared.css', '/src/css/prism.css'),
  'site.components': under('/src/theme/', '/src/components/', '/src/pages/', '/src/plugins/'),
  'site.print': under('/src/css/print.css'),
};
