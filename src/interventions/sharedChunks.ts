/** Scripts that pages load while the visitor reads, not the ones of the first file. */
const scripts = {chunks: 'async', type: /^javascript/, enforce: true} as const;

/**
 * Groups of the bundler that put what several pages use into files of its own. Docusaurus switches the bundler's own
 * sharing off, so that without them each page brings the same modules once more.
 */
export const cacheGroups = {
  /** What five pages use; not articles and charts, which most documents do without. */
  shared: {
    ...scripts,
    name: 'shared',
    priority: 30,
    minChunks: 5,
    test: /^(?!.*(?:[Bb]log|[\\/](?:Plot|ReferenceTable|signals|numbers)))/,
  },
  /** The frame of a document, whose parts are always loaded together. */
  documents: {...scripts, name: 'documents', priority: 20, test: /theme[\\/](?:Doc(?!Card|Cat)|TOC)/},
  /** The bundler's own rule, for all else. */
  default: {minChunks: 5, minSize: 5000, priority: 10, reuseExistingChunk: true},
};
