// @ts-check
/**
 * Loader for `.docusaurus/docusaurus.config.mjs`: leaves to the browser only what the browser reads. The whole file holds
 * the options of every plugin, among them the synonyms of the search and all redirects.
 *
 * JavaScript, because the bundler requires loaders by itself.
 */

/** What Docusaurus' own code and ours read of the configuration in the browser. */
const READ = [
  'title',
  'tagline',
  'url',
  'baseUrl',
  'baseUrlIssueBanner',
  'favicon',
  'trailingSlash',
  'titleDelimiter',
  'noIndex',
  'themeConfig',
  'customFields',
];

/** Parts of the theme's configuration that only the build reads. */
const BUILD_ONLY = ['prism'];

const PREFIX = 'export default ';

/**
 * @param {string} source the generated module
 * @returns {string} the module with less in it
 */
function clientConfig(source) {
  const start = source.indexOf(PREFIX);
  const end = source.lastIndexOf('}');
  if (start === -1 || end === -1) {
    throw new Error(
      'docusaurus.config.mjs has another form than that of Docusaurus 3.9.2: adapt src/plugins/lean-client/clientConfig.js.',
    );
  }
  /** @type {Record<string, unknown>} */
  const config = JSON.parse(source.slice(start + PREFIX.length, end + 1));
  const kept = Object.fromEntries(READ.filter((key) => key in config).map((key) => [key, config[key]]));
  const theme = Object.entries(/** @type {object} */ (config.themeConfig)).filter(([key]) => !BUILD_ONLY.includes(key));
  const {experimental_router: router} = /** @type {{experimental_router: unknown}} */ (config.future);
  const small = {...kept, themeConfig: Object.fromEntries(theme), future: {experimental_router: router}};
  return `${PREFIX}${JSON.stringify(small)};`;
}

module.exports = clientConfig;
