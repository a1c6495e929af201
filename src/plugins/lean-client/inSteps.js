// @ts-check
/**
 * Loader for Docusaurus' `clientEntry.js`: runs what it imports piece by piece, each in a task of its own, and itself last. In
 * one piece it is the longest task of a page, some 170 ms on a phone, in which no tap is answered.
 *
 * JavaScript, because the bundler requires loaders by itself.
 */

/** What takes longest to run. The client modules are not among them: they count on the entry to run in the same task. */
const PIECES = ['react-dom/client', '@generated/routes'];

/**
 * @this {{resourcePath: string}}
 * @returns {string} the entry that runs the pieces and then the real one, which the query keeps from this loader
 */
module.exports = function inSteps() {
  const ask = (/** @type {string} */ name) => `() => require(${JSON.stringify(name)})`;
  // Named first and run last: stylesheets stand in the order in which modules are named.
  return `const last = ${ask(`${this.resourcePath}?last`)};
const pieces = [${PIECES.map(ask).join(', ')}, last];
const next = (index) => {
  pieces[index]();
  if (index + 1 < pieces.length) {
    setTimeout(next, 0, index + 1);
  }
};
next(0);
`;
};
