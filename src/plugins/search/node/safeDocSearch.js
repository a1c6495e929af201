const path = require('node:path');

const CLIENT = path.join(__dirname, '../client');

/**
 * Loader of the bundler for DocSearch's dialog: puts a sanitiser in front of the two places where version 4.2.0 sets HTML,
 * hits and answers of the assistant. Later versions mend only the second. Without an assistant nothing is ever set as its
 * answer, and its sanitiser stays out of the site. Leaves out the style element of the service's logo, which a content security
 * policy forbids; the style sheet of the dialog colours the logo too. Lets the dialog try out the storage once and not, by
 * writing to it, some ten times with each letter typed.
 * @this {{getOptions: () => {assistant: boolean}}}
 * @param {string} source the module `@docsearch/react/dist/esm/DocSearchModal.js`
 * @returns {string}
 * @throws when the module sets HTML at other places than the two known ones, or styles or storage at another than the one
 */
function safeDocSearch(source) {
  let hits = 0;
  let answers = 0;
  let styles = 0;
  const withoutStyles = source.replace(/[\w$.]+\("style",null,"[^"]*"\)/g, () => {
    styles += 1;
    return 'null';
  });
  const safe = withoutStyles.replace(/\{__html:([^{}]+)\}/g, (_, value) => {
    const isHit = value.includes('"_snippetResult.');
    hits += isHit ? 1 : 0;
    answers += isHit ? 0 : 1;
    return `{__html:${isHit ? 'hitHtml' : 'answerHtml'}(${value})}`;
  });
  const trial = 'window.localStorage.setItem(e,""),window.localStorage.removeItem(e),!0';
  const trials = safe.split(trial).length - 1;
  const places = (source.match(/__html|\.(?:inner|outer)HTML|insertAdjacentHTML|document\.write/g) ?? []).length;
  if (hits !== 1 || answers !== 1 || places !== 2 || styles !== 1 || trials !== 1) {
    throw new Error(
      'The dialog of @docsearch/react sets HTML, styles or storage at other places than that of version 4.2.0, for which ' +
        'src/plugins/search/node/safeDocSearch.js was written. Install that version, or adapt the file and its test.',
    );
  }
  const imported = (name, file) => `import {${name}} from ${JSON.stringify(path.join(CLIENT, file))};\n`;
  const {assistant} = this.getOptions();
  return (
    imported('hitHtml', 'safeHit.ts') +
    (assistant ? imported('answerHtml', 'safeAnswer.ts') : "const answerHtml = () => '';\n") +
    'let storageWorks = false;\n' +
    safe.replace(trial, `storageWorks||(${trial.replace('!0', 'storageWorks=!0')})`)
  );
}

/** The module that the loader is for. */
safeDocSearch.DIALOG = require.resolve('@docsearch/react/modal');

module.exports = safeDocSearch;
