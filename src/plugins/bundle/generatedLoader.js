// @ts-check
/**
 * Bundler loader for two modules that Docusaurus generates, of which the browser needs less than the server side.
 *
 * JavaScript, because the bundler requires loaders by itself.
 */

/** An entry of the registry; the path in the middle tells the server side which modules a page has used. */
const ENTRY = /(import\([^)]*\)), "[^"]+", (require\.resolveWeak)/g;

/** @param {string} source `.docusaurus/registry.js` */
function withoutPaths(source) {
  const result = source.replace(ENTRY, '$1, "", $2');
  if (result === source) {
    throw new Error(
      'The registry that Docusaurus generates has changed its form: adapt or delete src/plugins/bundle/generatedLoader.js.',
    );
  }
  return result;
}

/**
 * @this {{resourcePath: string}}
 * @param {string} source
 */
module.exports = function generatedLoader(source) {
  // The texts are in the modules that show them, see translationsLoader.js.
  return this.resourcePath.endsWith('codeTranslations.json') ? '{}' : withoutPaths(source);
};
