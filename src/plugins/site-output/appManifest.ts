import fs from 'node:fs/promises';
import path from 'node:path';
import type {LanguageStep} from './types';

const DATA = path.resolve(__dirname, '../../data');

/** Writes `manifest.webmanifest`, by which browsers install the site as an app. Its addresses are relative to its own. */
export const writeAppManifest: LanguageStep = async ({siteConfig, i18n, outDir}) => {
  const app = await fs.readFile(path.join(DATA, `app.${i18n.currentLocale}.json`), 'utf8');
  const {title: name, tagline: description} = siteConfig;
  const manifest = JSON.stringify({name, description, ...(JSON.parse(app) as object)});
  await fs.writeFile(path.join(outDir, 'manifest.webmanifest'), manifest);
  return undefined;
};
