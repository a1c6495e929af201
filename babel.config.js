// Serves the plain webpack build only (BUNDLER=webpack); the default build compiles with SWC.
module.exports = {presets: [require.resolve('@docusaurus/core/lib/babel/preset')]};
