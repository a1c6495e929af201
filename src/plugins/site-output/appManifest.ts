import fs from 'node:fs/promises';
import path from 'node:path';
import manifest from './manifest.json';
import {withColors} from './tokens';
import type {LanguageStep} from './types';

/**
 * Writes `manifest.webmanifest`, by which browsers install the site as an app: what `manifest.json` says, in the
 * language. Browsers resolve its addresses against that of the manifest, so each language has its own.
 */
export const writeAppManifest: LanguageStep = async ({siteConfig, i18n, outDir}) => {
  const {currentLocale: lang, defaultLocale} = i18n;
  // The app includes the default language.
  const scope = lang === defaultLocale ? './' : '../';
  const app = {name: siteConfig.title, description: siteConfig.tagline, lang, scope, ...manifest};
  await fs.writeFile(path.join(outDir, 'manifest.webmanifest'), withColors(JSON.stringify(app)));
  return undefined;
};
