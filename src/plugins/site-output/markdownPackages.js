/**
 * Loads packages that exist only as ES modules. This file must stay JavaScript, so that Node.js itself imports the
 * packages. From TypeScript, jiti would import them, and compile all their modules again for each language.
 */
module.exports = () =>
  Promise.all([
    import('hast-util-from-html'),
    import('remark'),
    import('remark-gfm'),
    import('rehype-remark'),
    import('remark-math'),
  ]);
