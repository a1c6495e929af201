import type {ThemeConfig} from '@docusaurus/preset-classic';

/** Light until the visitor chooses otherwise; the choice is kept under `theme` in local storage. */
export const colorMode = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
} satisfies ThemeConfig['colorMode'];

/** The sidebar can be put aside on wide screens. */
export const docsSidebar = {sidebar: {hideable: true}} satisfies ThemeConfig['docs'];

export const tableOfContents = {minHeadingLevel: 2, maxHeadingLevel: 3} satisfies ThemeConfig['tableOfContents'];

/** Code is coloured by the build (src/remark/code-blocks) and gets its colours from src/css/prism.css by class name. */
export const prism = {
  theme: {plain: {}, styles: []},
  darkTheme: {plain: {}, styles: []},
} satisfies ThemeConfig['prism'];
