/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {name: 'no-cycle', severity: 'error', from: {}, to: {circular: true}},
    {name: 'src-not-from-scripts', severity: 'error', from: {path: '^src'}, to: {path: '^(scripts|tests)'}},
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
  },
};
