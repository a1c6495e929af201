// @ts-check
/**
 * Loader for `.docusaurus/registry.js`: one chunk for all that every document needs and one for the blog, where Docusaurus
 * makes a chunk, and thus a request, of each component and each piece of data on the way to a page.
 *
 * Behind each import stands the name that the server side collects while it renders a page. It becomes that of the chunk,
 * because by this name Docusaurus finds the scripts to put into the page: they are then fetched together with the main one,
 * not when that one asks for them. The browser has no use for the name.
 *
 * JavaScript, because the bundler requires loaders by itself.
 */

/** Name of the common chunk by what is imported; what is not listed keeps its own chunk. */
const GROUPS = /** @type {const} */ ([
  ['docs', /^@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)$/],
  ['docs', /^@generated\/docusaurus-plugin-content-docs\/[^/]+\/__plugin\.json$/],
  ['blog', /^@theme\/(?:Blog\/Pages\/)?Blog\w+$/],
  ['search-page', /^@theme\/SearchPage$/],
  ['blog', /^@generated\/docusaurus-plugin-content-blog\/[^/]+\/(?:__plugin|blogMetadata-\w+)\.json$/],
]);

const ENTRY = /import\(\/\* webpackChunkName: "([\w-]+)" \*\/ "([^"]+)"\), "[^"]+"/g;

/**
 * @this {{getOptions: () => {isServer: boolean}}}
 * @param {string} source the generated module
 * @returns {string} the module with chunks joined and named
 */
module.exports = function registry(source) {
  const {isServer} = this.getOptions();
  let entries = 0;
  const result = source.replace(ENTRY, (_entry, /** @type {string} */ chunk, /** @type {string} */ request) => {
    entries += 1;
    const name = GROUPS.find(([, pattern]) => pattern.test(request))?.[0] ?? chunk;
    return `import(/* webpackChunkName: "${name}" */ "${request}"), "${isServer ? name : ''}"`;
  });
  if (entries === 0) {
    throw new Error(
      'registry.js has another form than that of Docusaurus 3.9.2: adapt src/plugins/lean-client/registry.js.',
    );
  }
  return result;
};
