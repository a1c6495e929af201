/**
 * Loads packages that have no CommonJS version. Node.js itself imports them from this file, once; jiti, with which
 * Docusaurus loads the configuration, would compile each of their modules for each language.
 */
module.exports = () => Promise.all([import('remark'), import('remark-gfm'), import('rehype-remark')]);
