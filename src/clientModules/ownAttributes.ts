/** Parameters of an address that the framework turns into attributes of `<html>`, whatever their name and value. */
const PARAMETER = 'docusaurus-data-';

/** What readers may choose, and the word for leaving it to their machine. */
const MODES = ['light', 'dark'];

/**
 * Takes back what the address has written on the document: styles and scripts trust these attributes, and a link must not be
 * able to hide parts of a page. The colour mode stays, when it is one; anything else counts as light, as for the framework.
 */
function keepOwnAttributes(): void {
  const {documentElement} = document;
  const {dataset} = documentElement;
  for (const parameter of new URLSearchParams(window.location.search).keys()) {
    const name = parameter.slice(PARAMETER.length).toLowerCase();
    if (parameter.startsWith(PARAMETER) && name !== 'theme' && name !== 'theme-choice') {
      documentElement.removeAttribute(`data-${name}`);
    }
  }
  if (!MODES.includes(dataset.theme ?? '')) {
    dataset.theme = 'light';
  }
  if (![...MODES, 'system'].includes(dataset.themeChoice ?? '')) {
    dataset.themeChoice = dataset.theme;
  }
}

if (typeof document !== 'undefined') {
  keepOwnAttributes();
}
