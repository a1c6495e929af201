import {foldDiacritics} from './foldDiacritics';
import {nearest} from './nearest';

/** Name of the file that lists the pages of one language. Each language has it at its base path. */
export const PAGE_LIST_FILE = 'pages.json';

/** A page that can be suggested when a reader requests an address that does not exist. */
export interface KnownPage {
  /** URL-decoded path of the page, including the base path, e.g. `/en/docs/intro/`. */
  path: string;
  title: string;
}

/** A page is suggested only if it fits the missing address at least this well. A perfect fit is 1. */
const MIN_FIT = 0.5;
/** Words that are too common in addresses to tell pages apart. */
const COMMON_WORDS = new Set(['docs', 'category', 'index', 'html', 'php', 'md', 'en']);

/** Returns the distinct words of a path or title in lower case, without single characters and `COMMON_WORDS`. */
function wordsOfPath(path: string): string[] {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A part with an invalid encoding is used as it is.
  }
  // userSettings → user Settings
  const words = decoded
    .normalize('NFC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{N}]{2,}/gu);
  return [...new Set(words)].filter((word) => !COMMON_WORDS.has(word));
}

/** Returns the share of `words` that occur in `among`, perhaps misspelled, from 0 to 1. */
function coverage(words: readonly string[], among: readonly string[]): number {
  return words.filter((word) => nearest(word, among) !== undefined).length / Math.max(1, words.length);
}

/** Finds pages whose path or title resembles the missing `path`: at most `most`, best first, perhaps none. */
export function nearestPages(path: string, pages: readonly KnownPage[], most = 4): KnownPage[] {
  const foldedWords = (text: string) => wordsOfPath(text).map(foldDiacritics);
  const sought = foldedWords(path);
  // The end of an address names the page, its beginning only the part of the site.
  const end = sought.slice(-2);
  const fits = pages.map((page) => {
    const address = foldedWords(page.path);
    const all = [...address, ...foldedWords(page.title)];
    const fit = 0.5 * coverage(sought, all) + 0.3 * coverage(end, all) + 0.2 * coverage(address, sought);
    return {page, fit: address.length === 0 ? 0 : fit};
  });
  return fits
    .filter(({fit}) => fit >= MIN_FIT)
    .sort((one, other) => other.fit - one.fit || one.page.path.length - other.page.path.length)
    .slice(0, most)
    .map(({page}) => page);
}
