// @ts-check
/**
 * Loader for the data of a version of the manual, which every document needs: leaves out the list of documents with their
 * descriptions. Only the cards of category pages read it, from a file of their own (`descriptions.json`).
 *
 * JavaScript, because the bundler requires loaders by itself.
 */

/**
 * @param {string} source a file of data of the docs plugin
 * @returns {string} the same without the list of documents, where there is one
 */
module.exports = function versionData(source) {
  const data = /** @type {{version?: {docs?: object}}} */ (JSON.parse(source));
  return data.version?.docs ? JSON.stringify({...data, version: {...data.version, docs: {}}}) : source;
};
