import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {PrismTheme} from 'prism-react-renderer';
import {currentLocale, localized} from './locales';
import {TITLE} from './site';

/** Options for the color mode: light until the visitor chooses. Local storage keeps the choice as `theme`. */
export const colorMode = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
} satisfies ThemeConfig['colorMode'];

/**
 * Colors of code. One theme for both color modes and for paper, because the tokens have values for each; their contrast on
 * --site-surface-sunken is at least 4.5. `src/plugins/site-theme` makes the stylesheet from it.
 */
const codeTheme: PrismTheme = {
  plain: {color: 'var(--site-text)', backgroundColor: 'var(--site-surface-sunken)'},
  styles: [
    {types: ['comment'], style: {color: 'var(--site-text-muted)', fontStyle: 'italic'}},
    {types: ['keyword', 'function', 'property'], style: {color: 'var(--site-link)'}},
    {types: ['string', 'number', 'boolean'], style: {color: 'var(--site-signal)'}},
  ],
};

/** Options of the theme that are the same in all languages. */
export const theme = {
  colorMode,
  docs: {sidebar: {hideable: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  prism: {theme: codeTheme},
} satisfies ThemeConfig;

/** Returns the metadata for previews of shared pages in messengers and social networks: one picture for all pages. */
export function preview() {
  const drawing = localized({
    cs: 'Kresba zavěšeného mostu se snímači a křivkami naměřených hodnot.',
    en: 'Drawing of a cable-stayed bridge with sensors and curves of measured values.',
  });
  return {
    image: `img/social-${currentLocale()}.png`,
    metadata: [
      {property: 'og:type', content: 'website'},
      {property: 'og:site_name', content: localized(TITLE)},
      {property: 'og:image:width', content: '1200'},
      {property: 'og:image:height', content: '630'},
      {property: 'og:image:alt', content: `${localized(TITLE)}. ${drawing}`},
    ],
  } satisfies ThemeConfig;
}
