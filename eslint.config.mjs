import reactHooks from 'eslint-plugin-react-hooks';
import {configs as typescript, config as defineConfig} from 'typescript-eslint';

const TYPED_FILES = ['**/*.{ts,tsx}'];
const BROWSER_FILES = [
  'src/{theme,components,pages,clientModules}/**/*.{ts,tsx}',
  'src/plugins/*/client/**/*.{ts,tsx}',
];

export default defineConfig(
  {
    ignores: [
      'build/',
      '.docusaurus*/',
      'node_modules/',
      'static/',
      'playwright-report/',
      'test-results/',
      'tests/.built/',
      // Projects of their own, whose packages are installed only for measuring and drawing.
      'tests/bench/',
      'illustrations/',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error'}},
  {
    rules: {
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'no-implicit-coercion': ['error', {boolean: false}],
      'no-param-reassign': 'error',
      'no-warning-comments': ['error', {terms: ['todo', 'fixme', 'xxx']}],
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {files: ['**/*.{js,cjs}'], languageOptions: {sourceType: 'commonjs'}},
  {
    files: TYPED_FILES,
    extends: [typescript.strictTypeChecked, typescript.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', ignoreRestSiblings: true}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // "||" and ternaries on strings treat the empty string as missing on purpose.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', {ignorePrimitives: {string: true}}],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
    },
  },
  {
    files: BROWSER_FILES,
    extends: [reactHooks.configs.flat.recommended],
    rules: {'no-console': 'error'},
  },
  {
    // "!" marks indexes that the search itself has handed out.
    files: ['src/plugins/search/**/*.ts', 'tests/search.spec.ts'],
    rules: {'@typescript-eslint/no-non-null-assertion': 'off'},
  },
);
