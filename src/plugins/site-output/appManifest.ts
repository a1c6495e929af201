import fs from 'node:fs/promises';
import path from 'node:path';
import {localized, type Localized} from '../../config/locales';
import manifest from './manifest.json';
import {withColors} from './tokens';
import type {LanguageStep} from './types';

const SHORTCUTS: readonly {name: Localized; url: string}[] = [
  {name: {cs: 'Webový portál', en: 'Web portal'}, url: 'docs/web-portal/intro/'},
  {name: {cs: 'Mobilní aplikace', en: 'Mobile app'}, url: 'docs/mobile-app/intro/'},
  {name: {cs: 'Hardware', en: 'Hardware'}, url: 'docs/hardware/intro/'},
  {name: {cs: 'Hledat', en: 'Search'}, url: 'search/'},
];

const SCREENSHOTS: readonly {name: string; label: Localized}[] = [
  {name: 'chart', label: {cs: 'Příručka webového portálu', en: 'Web portal manual'}},
  {name: 'registers', label: {cs: 'Registry zařízení s příklady', en: 'Device registers with examples'}},
];

const FORM_FACTORS = {narrow: '780x1688', wide: '1280x800'};

/**
 * Writes `manifest.webmanifest`, by which browsers install the site as an app: what `manifest.json` says, in the
 * language. Browsers resolve its addresses against that of the manifest, so each language has its own.
 */
export const writeAppManifest: LanguageStep = async ({siteConfig, i18n, outDir}) => {
  const {currentLocale: lang, defaultLocale} = i18n;
  const app = {
    name: siteConfig.title,
    description: siteConfig.tagline,
    lang,
    // The app includes the default language.
    scope: lang === defaultLocale ? './' : '../',
    ...manifest,
    shortcuts: SHORTCUTS.map(({name, url}) => ({name: localized(name), url, icons: manifest.icons.slice(0, 1)})),
    screenshots: Object.entries(FORM_FACTORS).flatMap(([factor, sizes]) =>
      SCREENSHOTS.map(({name, label}) => ({
        src: `img/app/${name}.${lang}.${factor}.webp`,
        sizes,
        type: 'image/webp',
        form_factor: factor,
        label: localized(label),
      })),
    ),
  };
  await fs.writeFile(path.join(outDir, 'manifest.webmanifest'), withColors(JSON.stringify(app)));
  return undefined;
};
