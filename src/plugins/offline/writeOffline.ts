import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {localePath, LOCALES} from '../../config/locales';
import {offlineEnabled} from '../../config/site';
import {filesOf} from '../../content/filesOf';
import {factsOf} from '../site-output/pages';
import type {SiteStep} from '../site-output/types';
import type {FileList, ReleaseManifest, OfflineSite} from './types';

const NOT_SAVED =
  /^(?:404\.html|sw\.js|offline\.json|robots\.txt|sitemap\.xml)$|^assets\/offline\/|(?:^|\/)[._]|\.pdf$/;
/** Pictures in several sizes, of which only those that a page shows are saved. */
const PICTURE = /^img\/.*\.(?:avif|webp|png|jpe?g)$/;

/** Returns the paths that the service worker needs. @param root base path of the site on its host, e.g. `/manual/` */
export function offlineSite(root: string): OfflineSite {
  const homes = LOCALES.map((locale) => [locale, root + localePath(locale)] as const);
  return {root, homes: Object.fromEntries(homes), prefix: `offline:${root}:`};
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('base64');

/** Lists the files to save for a language, which are in a folder. @param home path of its home page on the host */
async function listFiles(folder: string, home: string): Promise<[FileList, ReleaseManifest]> {
  const pathOf = (file: string) =>
    new URL(file.normalize('NFC').replace(/(^|\/)index\.html$/, '$1'), `http://site${home}`).pathname;
  const names = filesOf(folder).filter((file) => !LOCALES.some((locale) => file.startsWith(`${locale}/`)));
  const nameOf = new Map(names.map((file) => [pathOf(file), file]));
  const saved = new Set(names.filter((file) => !NOT_SAVED.test(file) && !PICTURE.test(file)));
  const redirects = new Map<string, string>();
  for (const page of [...saved].filter((file) => file.endsWith('.html'))) {
    const {redirect, pictures} = await factsOf(path.join(folder, page));
    if (redirect) {
      // A host may respond with its own redirect, which could not be verified.
      saved.delete(page);
      redirects.set(pathOf(page), redirect);
    }
    for (const addresses of pictures) {
      const [chosen = '', ...others] = addresses.map(
        (address) => new URL(address, `http://site${pathOf(page)}`).pathname,
      );
      const file = nameOf.get(chosen);
      if (file !== undefined) {
        saved.add(file);
        others.forEach((other) => redirects.set(other, chosen));
      }
    }
  }
  const files: Record<string, string> = {};
  const size = {bytes: 0, transfer: 0};
  for (const file of [...saved].sort()) {
    const content = await fs.readFile(path.join(folder, file));
    files[pathOf(file)] = sha256(content);
    size.bytes += content.length;
    size.transfer += gzipSync(content).length;
  }
  const list = {files, redirects: Object.fromEntries([...redirects].filter(([from]) => !(from in files)).sort())};
  const release = sha256(JSON.stringify(list)).replace(/\W/g, '').slice(0, 12);
  return [list, {release, files: saved.size, ...size}];
}

/** Writes `sw.js`, file lists and `offline.json`; with `OFFLINE=off`, only an `sw.js` that removes saved copies. */
export const writeOffline: SiteStep = async ({dir, baseUrl}) => {
  const site = offlineSite(baseUrl);
  const enabled = offlineEnabled();
  const constants = `const SITE = ${JSON.stringify(site)};\nconst ENABLED = ${String(enabled)};\n`;
  const worker = await fs.readFile(path.join(__dirname, 'worker.js'), 'utf8');
  await fs.writeFile(path.join(dir, 'sw.js'), constants + worker);
  if (!enabled) {
    return 'switched off; sw.js removes what earlier releases have saved';
  }
  await fs.mkdir(path.join(dir, 'assets/offline'), {recursive: true});
  const manifests: Record<string, ReleaseManifest> = {};
  for (const [locale, home] of Object.entries(site.homes)) {
    const folder = path.join(dir, home.slice(baseUrl.length));
    // A build of a single language has no folders of the others.
    if (existsSync(path.join(folder, 'index.html'))) {
      const [list, manifest] = await listFiles(folder, home);
      await fs.writeFile(path.join(dir, `assets/offline/${locale}.${manifest.release}.json`), JSON.stringify(list));
      manifests[locale] = manifest;
    }
  }
  await fs.writeFile(path.join(dir, 'offline.json'), JSON.stringify(manifests));
  return Object.entries(manifests)
    .map(([locale, {files, bytes}]) => `${locale} ${files} files, ${(bytes / 1e6).toFixed(1)} MB`)
    .join('; ');
};
