import type {ThemeConfig} from '@docusaurus/preset-classic';

/** Light until the visitor chooses otherwise; the choice is kept under `theme` in local storage. */
export const colorMode = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
} satisfies ThemeConfig['colorMode'];

export const tableOfContents = {minHeadingLevel: 2, maxHeadingLevel: 3} satisfies ThemeConfig['tableOfContents'];

/**
 * Token colours come from src/css/prism.css by class name, so both themes are empty: inline colours would need
 * `style-src 'unsafe-inline'` and could not follow the colour mode before hydration.
 */
export const prism = {
  theme: {plain: {}, styles: []},
  darkTheme: {plain: {}, styles: []},
  additionalLanguages: ['bash', 'json', 'http'],
} satisfies ThemeConfig['prism'];
