// @ts-check
/** Loader: an empty object instead of the file. JavaScript, because the bundler requires loaders by itself. */
module.exports = function empty() {
  return '{}';
};
