/**
 * The processor that turns HTML trees into Markdown. A file of its own that is no ES module, so that its packages are loaded
 * by Node.js, once: jiti, with which Docusaurus loads the configuration, would compile each of their modules for each language.
 */
async function load() {
  const [{remark}, {default: remarkGfm}, {default: rehypeRemark}] = await Promise.all([
    import('remark'),
    import('remark-gfm'),
    import('rehype-remark'),
  ]);
  return remark()
    .use(rehypeRemark)
    .use(remarkGfm, {tablePipeAlign: false})
    .use({settings: {bullet: '-', rule: '-'}});
}

let processor;

module.exports = () => (processor ??= load());
