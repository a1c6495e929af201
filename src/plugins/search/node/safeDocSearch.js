const path = require('node:path');

/**
 * Bundler loader for the dialog of DocSearch 4.2.0. Sanitizes the HTML of hits and of the assistant's answers; later
 * versions of DocSearch sanitize only the answers. Removes the style element in the Algolia logo, because the
 * Content-Security-Policy forbids it. `dialog.css` sets the colors of the logo instead.
 * @this {{getOptions: () => {assistant: boolean}}} whether the dialog shows answers of an assistant; if not, the
 *   sanitizer for answers is left out of the bundle
 * @param {string} source the module `@docsearch/react/dist/esm/DocSearchModal.js`
 * @returns {string} the module with the sanitizers and without the style element
 * @throws when the module does not set HTML and styles in exactly the expected places
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

/** Path of the module to which this loader applies. */
safeDocSearch.DIALOG = require.resolve('@docsearch/react/modal');

module.exports = safeDocSearch;
