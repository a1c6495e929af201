/** Color notations; everything but tokens and print styles uses custom properties. */
const COLOR_NOTATION = [/#[\da-f]{3,8}\b/i, /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i];

/** @type {import('stylelint').Config} */
export default {
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'at-rule-no-deprecated': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-properties': [true, {ignore: ['consecutive-duplicates-with-different-values']}],
    'declaration-property-value-no-unknown': true,
    'media-feature-name-no-unknown': true,
    'no-duplicate-selectors': true,
    'no-invalid-position-at-import-rule': true,
    'property-no-unknown': true,
    'property-no-vendor-prefix': true,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': true,
    'unit-no-unknown': true,
    // CSS modules export properties to TypeScript; classes of Infima use BEM.
    'selector-class-pattern': [
      '^(?:[a-z][a-zA-Z\\d]*|[a-z][a-z\\d]*(?:(?:-|--|__)[a-z\\d]+)+|DocSearch(?:-[A-Za-z\\d]+)*)$',
      {message: 'Write own classes in camelCase and stock classes as they are, e.g. "navbar__item--show"'},
    ],
    // --site-… on pages, --scene-… in drawings; the others belong to Infima and DocSearch.
    'custom-property-pattern': '^(?:site|scene|ifm|docsearch|docusaurus|doc|aa)-[a-z\\d-]+$',
    'declaration-property-value-disallowed-list': [
      {'/.*/': COLOR_NOTATION},
      {
        message: (property) => `Take the color of "${property}" from a custom property of src/css/tokens.css`,
      },
    ],
  },
  overrides: [
    {
      // Print styles and drawings have their own colors.
      files: ['src/css/tokens.css', 'src/css/print.css', 'illustrations/**/*.css'],
      rules: {'declaration-property-value-disallowed-list': null},
    },
    {
      // Palette and semantic names are two blocks on the same element.
      files: ['src/css/tokens.css'],
      rules: {'no-duplicate-selectors': null},
    },
  ],
};
