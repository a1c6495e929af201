/**
 * Loads packages that exist only as ES modules. This file must stay JavaScript, so that Node.js imports the packages,
 * once. Docusaurus loads TypeScript through jiti, which would compile all modules of the packages for each language.
 */
module.exports = () => Promise.all([import('remark'), import('remark-gfm'), import('rehype-remark')]);
