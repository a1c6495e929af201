/** What may import what; `npm run lint` checks it with dependency-cruiser. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two modules that need each other are one, or need a third for what they share.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    {
      name: 'src-not-from-scripts',
      comment: 'The site works without its tools: move what both need to src.',
      severity: 'error',
      from: {path: '^src/'},
      to: {path: '^(scripts|tests)/'},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '(^|/)tests/(\\.built|bench)/'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
  },
};
