import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {load} from 'cheerio';
import {filesOf} from '../../site-output/filesOf';
import {keyOf, localeOf, prefixOf} from '../shared/addresses';
import {LISTS_FOLDER, OFFERS_FILE, WORKER_FILE, type Offer, type ReleaseList, type SiteLayout} from '../shared/types';
import {chosenPicture, pictureElements, pictureGroups} from './pictures';

const PICTURE = /\.(?:avif|webp|png|jpe?g|gif|svg)$/i;
/** What a host answers best with compression. */
const COMPRESSIBLE = /(?:\/|\.(?:html|css|js|json|svg|xml|csv|webmanifest))$|^$/i;
/**
 * What no page needs to be read, searched and used: files for machines and search engines, copies that a build makes of other
 * files, big files to take away, and what the worker itself lives on.
 */
const LEFT_OUT = [
  /(?:^|\/)404\.html$/,
  /\.(?:map|br|gz|zst|md|txt|xml|pdf|zip)$/i,
  /(?:^|\/)(?:feed|atom|rss)\.json$/,
  /(?:^|\/)img\/(?:social|app)\//,
  new RegExp(`^${LISTS_FOLDER}/`),
  /(?:^|\/)[._][^/]*$/,
];
const OF_THE_WORKER: readonly string[] = [OFFERS_FILE, WORKER_FILE];
/** Extensions that belong to what the site consists of. Anything else, such as a file of the host, is left out. */
const KNOWN = /\.(?:html|css|js|mjs|json|woff2?|csv|webmanifest|wasm)$/i;

interface BuiltFile {
  /** Relative to the folder of the build, with slashes. */
  file: string;
  key: string;
}

/** Key of a file of the build: a page has the address of its folder. */
export function keyOfFile(file: string): string {
  return file.normalize('NFC').replace(/(^|\/)index\.html$/, '$1');
}

/** Whether a file belongs to what is saved, apart from pictures, of which only those that a page shows do. */
export function isSaved(file: string): boolean {
  return KNOWN.test(file) && !LEFT_OUT.some((pattern) => pattern.test(file)) && !OF_THE_WORKER.includes(file);
}

/** Keys of the pictures that style sheets name. */
function picturesOfStyles(css: string, key: string, baseUrl: string): string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)]
    .map(([, address = '']) => new URL(address, `http://site${baseUrl}${key}`))
    .filter(({protocol, pathname}) => protocol === 'http:' && PICTURE.test(pathname))
    .map(({pathname}) => keyOf(pathname, baseUrl))
    .filter((found) => found !== undefined);
}

/** Keys of the saved pictures of a language, and which other addresses each stands in for. */
async function picturesOf(
  files: readonly BuiltFile[],
  all: ReadonlySet<string>,
  dir: string,
  baseUrl: string,
): Promise<{saved: Set<string>; alternates: Map<string, string>}> {
  const saved = new Set<string>();
  const others = new Map<string, string>();
  const seen = new Set<string>();
  // Addresses of this site are absolute, so the same text means the same picture on every page.
  const isNew = (element: string) => !seen.has(element) && Boolean(seen.add(element));
  const keyOfAddress = (address: string, page: string) => {
    const {host, pathname} = new URL(address, `http://site${baseUrl}${page}`);
    const key = host === 'site' ? keyOf(pathname, baseUrl) : undefined;
    return key !== undefined && all.has(key) ? key : undefined;
  };
  for (const {key, file} of files) {
    if (file.endsWith('.css')) {
      const css = await fs.readFile(path.join(dir, file), 'utf8');
      picturesOfStyles(css, key, baseUrl)
        .filter((picture) => all.has(picture))
        .forEach((picture) => saved.add(picture));
    }
    if (!file.endsWith('.html')) {
      continue;
    }
    const html = await fs.readFile(path.join(dir, file), 'utf8');
    for (const [, icon = ''] of html.matchAll(/<link[^>]+rel="?(?:shortcut )?icon"?[^>]*href="?([^\s">]+)/g)) {
      const found = keyOfAddress(icon, key);
      if (found !== undefined) {
        saved.add(found);
      }
    }
    for (const group of pictureElements(html).filter(isNew).flatMap(pictureGroups)) {
      const known = group.flatMap((picture) => {
        const found = picture.address.startsWith('data:') ? undefined : keyOfAddress(picture.address, key);
        return found === undefined ? [] : [{...picture, address: found}];
      });
      if (known.length > 0) {
        const {address} = chosenPicture(known);
        saved.add(address);
        known.filter((other) => other.address !== address).forEach((other) => others.set(other.address, address));
      }
    }
  }
  // A file that some page shows alone is saved itself.
  return {saved, alternates: new Map([...others].filter(([key]) => !saved.has(key)))};
}

/**
 * Where a page leads that is there only to lead on.
 * @param key of the page
 * @returns key and perhaps `#heading` of the other page of the site; `undefined` for a page to be read
 */
export function redirectTarget(html: string, key: string, baseUrl: string): string | undefined {
  const element = /<meta\b[^>]*http-equiv="?refresh"?[^>]*>/i.exec(html.slice(0, html.indexOf('</head>')))?.[0];
  const address = element && /;\s*url=(.*)$/i.exec(load(element)('meta').attr('content') ?? '')?.[1];
  if (!address) {
    return undefined;
  }
  const {host, pathname, hash} = new URL(address, `http://site${baseUrl}${key}`);
  const target = host === 'site' ? keyOf(pathname, baseUrl) : undefined;
  return target === undefined ? undefined : target + hash;
}

/** Takes out of the files those that only lead on, which a host may well answer with a redirect of its own. */
async function takeRedirects(
  files: readonly BuiltFile[],
  dir: string,
  baseUrl: string,
): Promise<{redirects: Record<string, string>; rest: BuiltFile[]}> {
  const redirects: Record<string, string> = {};
  const rest: BuiltFile[] = [];
  for (const entry of files) {
    const html = entry.file.endsWith('.html') ? await fs.readFile(path.join(dir, entry.file), 'utf8') : '';
    const target = redirectTarget(html, entry.key, baseUrl);
    if (target === undefined) {
      rest.push(entry);
    } else {
      redirects[entry.key] = target;
    }
  }
  return {redirects, rest};
}

/** A language of a finished build, ready to be saved. */
export interface LanguageRelease {
  offer: Offer;
  list: ReleaseList;
  /** The list as it is written; the release is the beginning of its hash. */
  text: string;
}

/** A measured file; the same for all languages that hold it. */
type Measured = readonly [hash: string, bytes: number, transfer: number];

const compress = promisify(gzip);

async function measure(dir: string, {key, file}: BuiltFile): Promise<Measured> {
  const content = await fs.readFile(path.join(dir, file));
  const hash = createHash('sha256').update(content).digest('base64url');
  const transfer = COMPRESSIBLE.test(key) ? (await compress(content)).length : content.length;
  return [hash, content.length, Math.min(transfer, content.length)];
}

/**
 * Lists everything that belongs to one language of a finished build.
 * @throws when the build does not hold the language
 */
export async function languageRelease(locale: string, dir: string, layout: SiteLayout): Promise<LanguageRelease> {
  const built = filesOf(dir).map((file) => ({file, key: keyOfFile(file)}));
  const own = built.filter(({key}) => localeOf(key, layout) === locale);
  const home = prefixOf(locale, layout);
  if (!own.some(({key}) => key === home)) {
    throw new Error(`There is no home page of "${locale}" in ${dir}. Build all languages: npm run build`);
  }
  const {redirects, rest: files} = await takeRedirects(
    own.filter(({file}) => isSaved(file.slice(home.length))),
    dir,
    layout.baseUrl,
  );
  const all = new Set(own.map(({key}) => key));
  const pictures = await picturesOf(files, all, dir, layout.baseUrl);
  const needed = [...files, ...own.filter(({key}) => pictures.saved.has(key))].sort((one, other) =>
    one.key < other.key ? -1 : 1,
  );
  const measured = new Map(
    await Promise.all(needed.map(async (entry) => [entry.key, await measure(dir, entry)] as const)),
  );
  const list: ReleaseList = {
    locale,
    files: Object.fromEntries([...measured].map(([key, [hash, bytes]]) => [key, [hash, bytes] as const])),
    alternates: Object.fromEntries([...pictures.alternates].sort()),
    redirects,
  };
  const text = JSON.stringify(list);
  const once = [...new Map([...measured.values()].map((entry) => [entry[0], entry])).values()];
  const sum = (pick: (entry: Measured) => number) => once.reduce((total, entry) => total + pick(entry), 0);
  return {
    list,
    text,
    offer: {
      release: createHash('sha256').update(text).digest('base64url').slice(0, 12),
      bytes: sum(([, bytes]) => bytes),
      transfer: sum(([, , transfer]) => transfer),
      files: measured.size,
    },
  };
}

/** Name of the file of a list, below the base path of the site. */
export function listFile(locale: string, release: string): string {
  return `${LISTS_FOLDER}/${locale}.${release}.json`;
}
