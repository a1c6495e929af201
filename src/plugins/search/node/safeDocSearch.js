const path = require('node:path');

/**
 * Bundler loader for DocSearch's dialog: puts a sanitizer before the two places where version 4.2.0 sets HTML, hits and
 * answers of the assistant; later versions fix only the second. Removes the style element of the service's logo, which
 * the content security policy forbids; `dialog.css` has its colors.
 * @this {{getOptions: () => {assistant: boolean}}} whether there are answers to sanitize; without them
 *   the sanitizer is not in the bundle
 * @param {string} source the module `@docsearch/react/dist/esm/DocSearchModal.js`
 * @returns {string}
 * @throws when the module sets HTML or styles at other places than the known ones
 */
function safeDocSearch(source) {
  const places = source.match(/__html|\.(?:inner|outer)HTML|insertAdjacentHTML|document\.write/g) ?? [];
  const counts = {hitHtml: 0, answerHtml: 0, style: 0};
  const safe = source
    .replace(/[\w$.]+\("style",null,"[^"]*"\)/g, () => {
      counts.style += 1;
      return 'null';
    })
    .replace(/\{__html:([^{}]+)\}/g, (_, value) => {
      const sanitizer = value.includes('"_snippetResult.') ? 'hitHtml' : 'answerHtml';
      counts[sanitizer] += 1;
      return `{__html:${sanitizer}(${value})}`;
    });
  if (places.length !== 2 || Object.values(counts).some((count) => count !== 1)) {
    throw new Error(
      'The dialog of @docsearch/react sets HTML or styles at other places than that of version 4.2.0, for which ' +
        'src/plugins/search/node/safeDocSearch.js was written. Install that version, or adapt the file and its test.',
    );
  }
  const imported = (name) => `import {${name}} from ${JSON.stringify(path.join(__dirname, `../client/${name}.ts`))};\n`;
  const {assistant} = this.getOptions();
  return imported('hitHtml') + (assistant ? imported('answerHtml') : "const answerHtml = () => '';\n") + safe;
}

/** The module that the loader is for. */
safeDocSearch.DIALOG = require.resolve('@docsearch/react/modal');

module.exports = safeDocSearch;
