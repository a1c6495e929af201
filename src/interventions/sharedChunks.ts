/** Scripts that a page loads, not those that the first file holds. */
const scripts = {chunks: 'async', type: /^javascript/, enforce: true} as const;

/**
 * Groups of the bundler that put what several pages use into files of its own. Docusaurus switches the bundler's own
 * sharing off, so that without them each page brings the same modules once more. The patterns see whole paths, so they name
 * folders that no place of a checkout has.
 */
export const cacheGroups = {
  /** What five pages use; not articles and charts, which most documents do without. */
  shared: {
    ...scripts,
    name: 'shared',
    priority: 30,
    minChunks: 5,
    test: /^(?!.*(?:plugin-content-blog|[\\/]theme[\\/]Blog|[\\/]components[\\/](?:Plot|ReferenceTable)[\\/]|[\\/]lib[\\/](?:signals|numbers)\.))/,
  },
  /** The frame of a document, whose parts are always loaded together. */
  documents: {
    ...scripts,
    name: 'documents',
    priority: 20,
    test: /[\\/](?:lib|src)[\\/]theme[\\/](?:Doc(?!Card|Cat)|TOC)/,
  },
  /** The bundler's own rule, for all else. */
  default: {minChunks: 5, minSize: 5000, priority: 10, reuseExistingChunk: true},
};
