import type {ThemeConfig} from '@docusaurus/preset-classic';

/** Light until the visitor chooses otherwise; the choice is stored as `theme` in local storage. */
export const colorMode = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
} satisfies ThemeConfig['colorMode'];

/** Options of the theme that are the same in all languages. */
export const theme = {
  colorMode,
  docs: {sidebar: {hideable: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  // The build colors code (src/remark/code-blocks); src/css/prism.css has the colors, by class name.
  prism: {theme: {plain: {}, styles: []}, darkTheme: {plain: {}, styles: []}},
} satisfies ThemeConfig;
