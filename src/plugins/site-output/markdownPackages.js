/**
 * Packages without CommonJS. From a file that is no ES module, Node.js loads them, once; jiti, with which Docusaurus loads the
 * configuration, would compile each of their modules for each language.
 */
module.exports = () => Promise.all([import('remark'), import('remark-gfm'), import('rehype-remark')]);
