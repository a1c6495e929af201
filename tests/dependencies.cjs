/** What may import what, checked by `npm run lint`. src/README.md has the same table (tests/unit/guides.test.ts). */

/** Folders of `src` and the folders of `src` that each may import, besides itself; `*` stands for any name. */
const MATRIX = {
  lib: [],
  config: ['lib'],
  data: ['lib', 'config'],
  content: ['lib', 'config', 'data'],
  components: ['lib', 'config', 'data'],
  interventions: ['lib', 'config', 'content'],
  theme: ['lib', 'config', 'data', 'components', 'plugins/*/client', 'plugins/*/shared'],
  pages: ['lib', 'config', 'data', 'components', 'theme'],
  clientModules: ['lib', 'config', 'theme', 'plugins/*/client'],
  remark: ['lib', 'config', 'data', 'components/Plot/plots', 'plugins/reference-tables/tableData'],
  plugins: ['lib', 'config', 'data', 'content', 'components'],
};

const matrixRules = Object.entries(MATRIX).map(([folder, allowed]) => ({
  name: `imports-of-${folder}`,
  comment: `src/${folder} may import: ${allowed.join(', ') || 'nothing'}. Move what both need to one of these.`,
  severity: 'error',
  from: {path: `^src/${folder}/`, pathNot: '\\.test\\.tsx?$'},
  to: {path: '^src/', pathNot: [folder, ...allowed].map((name) => `^src/${name.replaceAll('*', '[^/]+')}(?:/|\\.)`)},
}));

module.exports = {
  forbidden: [
    ...matrixRules,
    {
      name: 'no-cycle',
      comment: 'Two modules that need each other are one, or need a third for what they share.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    {
      name: 'no-cycle-of-folders',
      comment: 'Two folders that need each other are one layer: move what both need to a folder that both may import.',
      severity: 'error',
      scope: 'folder',
      from: {path: ['^src/[^/]+$', '^src/[^/]+/[^/]+$']},
      to: {circular: true},
    },
    {
      name: 'src-not-from-scripts',
      comment: 'The site works without its tools: move what both need to src.',
      severity: 'error',
      from: {path: '^src/'},
      to: {path: '^(scripts|tests|hosting)/'},
    },
    {
      name: 'illustrations-alone',
      comment: 'Illustrations share only data, pure functions, design tokens and the title with the site.',
      severity: 'error',
      from: {path: '^illustrations/'},
      to: {path: '^src/(?!data/|lib/|config/site\\.ts$)'},
    },
    {
      name: 'site-without-illustrations',
      comment: 'Pages show the rendered pictures; move what both need to src/lib.',
      severity: 'error',
      from: {path: '^(src|scripts)/'},
      to: {path: '^illustrations/'},
    },
    {
      name: 'declared-packages',
      comment: 'Add the package to package.json, pinned to the installed version.',
      severity: 'error',
      // Illustrations use packages of the site; site variants import names that are aliases of Docusaurus.
      from: {pathNot: '^(illustrations|tests/sites)/'},
      to: {dependencyTypes: ['npm-no-pkg']},
    },
    {
      name: 'build-runs-on-dependencies',
      comment: 'What the build runs is audited: move the package from devDependencies to dependencies.',
      severity: 'error',
      from: {path: '^(src|docusaurus\\.config|sidebars)', pathNot: '\\.test\\.tsx?$'},
      to: {dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only']},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '(^|/)tests/(\\.built|bench)/'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
  },
};
