import fs from 'node:fs/promises';
import path from 'node:path';
import {build as bundle} from 'esbuild';
import {DEFAULT_LOCALE, LOCALES} from '../../../config/locales';
import {offlineEnabled} from '../../../config/offline';
import {LISTS_FOLDER, OFFERS_FILE, WORKER_FILE, type Offer, type Offers, type SiteLayout} from '../shared/types';
import {languageRelease, listFile} from './list';

/** Oldest browsers of `browserslist` in package.json, as esbuild writes them. */
const TARGETS = ['chrome111', 'edge111', 'firefox113', 'safari16.4'];

/** How many files a reader's device gets and how big they are, e.g. `cs 291 files, 5.9 MB (2.1 MB compressed)`. */
function summary(locale: string, {files, bytes, transfer}: Offer): string {
  const megabytes = (size: number) => `${(size / 1e6).toFixed(1)} MB`;
  return `${locale} ${files} files, ${megabytes(bytes)} (${megabytes(transfer)} compressed)`;
}

/**
 * Bundles a worker into one classic script without anything to import.
 * @returns its code
 */
export async function bundleWorker(name: 'sw' | 'removal', layout: SiteLayout): Promise<string> {
  const {outputFiles} = await bundle({
    entryPoints: [path.join(__dirname, `../worker/${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    legalComments: 'none',
    target: TARGETS,
    define: {SITE_LAYOUT: JSON.stringify(layout)},
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

async function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}

/**
 * Writes what saving the manual needs: the service worker, a list of files for each language, and the offer that names them.
 * With `OFFLINE=off` only the worker that removes the one of earlier releases.
 * @returns a line with what was made
 */
export async function writeOffline({dir, baseUrl}: {dir: string; baseUrl: string}): Promise<string> {
  const locales = [];
  for (const locale of LOCALES) {
    if (await exists(path.join(dir, locale === DEFAULT_LOCALE ? '' : locale, 'index.html'))) {
      locales.push(locale);
    }
  }
  const layout: SiteLayout = {baseUrl, defaultLocale: DEFAULT_LOCALE, locales: [...LOCALES]};
  await fs.rm(path.join(dir, LISTS_FOLDER), {recursive: true, force: true});
  await fs.rm(path.join(dir, OFFERS_FILE), {force: true});
  const worker = await bundleWorker(offlineEnabled() ? 'sw' : 'removal', layout);
  await fs.writeFile(path.join(dir, WORKER_FILE), worker);
  if (!offlineEnabled()) {
    return 'switched off; sw.js removes what earlier releases have saved';
  }
  const languages: Record<string, Offer> = {};
  await fs.mkdir(path.join(dir, LISTS_FOLDER), {recursive: true});
  for (const locale of locales) {
    const {offer, text} = await languageRelease(locale, dir, layout);
    await fs.writeFile(path.join(dir, listFile(locale, offer.release)), text);
    languages[locale] = offer;
  }
  await fs.writeFile(path.join(dir, OFFERS_FILE), JSON.stringify({languages} satisfies Offers));
  return Object.entries(languages)
    .map(([locale, offer]) => summary(locale, offer))
    .join('; ');
}
