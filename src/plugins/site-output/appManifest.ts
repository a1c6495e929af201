import fs from 'node:fs/promises';
import path from 'node:path';
import {textIn, type Locale, type Localized} from '../../lib/locale';
import {withColors} from './tokens';
import type {LanguageStep} from './types';

const ICON = {src: 'img/app/icon-192.png', sizes: '192x192', type: 'image/png'};

const SHORTCUTS: readonly {name: string | Localized; url: string}[] = [
  {name: {cs: 'Webový portál', en: 'Web portal'}, url: 'docs/web-portal/intro/'},
  {name: {cs: 'Mobilní aplikace', en: 'Mobile app'}, url: 'docs/mobile-app/intro/'},
  {name: 'Hardware', url: 'docs/hardware/intro/'},
  {name: {cs: 'Hledat', en: 'Search'}, url: 'search/'},
];

const SCREENSHOTS: readonly {name: string; label: Localized}[] = [
  {name: 'chart', label: {cs: 'Příručka webového portálu', en: 'Web portal manual'}},
  {name: 'registers', label: {cs: 'Registry zařízení s příklady', en: 'Device registers with examples'}},
];

const FORM_FACTORS = {narrow: '780x1688', wide: '1280x800'};

/**
 * Content of the manifest, but for name and description. Browsers resolve its addresses against that of the manifest, so
 * each language has its own.
 * @param scope path of the default language, which the app includes, from that of this one
 */
function appOf(locale: Locale, scope: './' | '../') {
  return {
    short_name: 'Monitoring',
    lang: locale,
    dir: 'ltr',
    start_url: './',
    scope,
    display: 'standalone',
    theme_color: withColors('var(--site-water-700)'),
    background_color: withColors('var(--site-white)'),
    categories: ['business', 'productivity', 'utilities'],
    icons: [
      ICON,
      {...ICON, src: 'img/app/icon-512.png', sizes: '512x512'},
      ...(['maskable', 'monochrome'] as const).map((purpose) => ({
        ...ICON,
        src: `img/app/${purpose}-512.png`,
        sizes: '512x512',
        purpose,
      })),
    ],
    shortcuts: SHORTCUTS.map(({name, url}) => ({name: textIn(name, locale), url, icons: [ICON]})),
    screenshots: Object.entries(FORM_FACTORS).flatMap(([factor, sizes]) =>
      SCREENSHOTS.map(({name, label}) => ({
        src: `img/app/${name}.${locale}.${factor}.webp`,
        sizes,
        type: 'image/webp',
        form_factor: factor,
        label: textIn(label, locale),
      })),
    ),
  };
}

/** Writes `manifest.webmanifest`, by which browsers install the site as an app. */
export const writeAppManifest: LanguageStep = async ({siteConfig, i18n, outDir}) => {
  const {title: name, tagline: description} = siteConfig;
  const app = appOf(i18n.currentLocale as Locale, i18n.currentLocale === i18n.defaultLocale ? './' : '../');
  await fs.writeFile(path.join(outDir, 'manifest.webmanifest'), JSON.stringify({name, description, ...app}));
  return undefined;
};
