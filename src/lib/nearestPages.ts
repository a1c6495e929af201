import {foldDiacritics} from './foldDiacritics';

/** Name of the file that lists the pages of one language. Each language has this file at its base path. */
export const PAGE_LIST_FILE = 'pages.json';

/** A page that can be suggested for a missing address. */
export interface KnownPage {
  /** Decoded path on the host, including the base path. */
  path: string;
  title: string;
}

/** Minimum fit for a page to be suggested; 1 is a perfect fit. */
const MIN_FIT = 0.5;
/** Minimum likeness between a word and its misspelling. Words that are less alike count as different. */
const MIN_LIKENESS = 0.5;
/** Words that are too common in addresses to tell pages apart. */
const COMMON_WORDS = new Set(['docs', 'category', 'index', 'html', 'php', 'md', 'en']);

/** The distinct words of a path or title, decoded and in lower case, without single characters and `COMMON_WORDS`. */
export function wordsOfPath(path: string): string[] {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // What is not validly encoded is taken as it is.
  }
  // userSettings → user Settings
  const words = decoded
    .normalize('NFC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{N}]{2,}/gu);
  return [...new Set(words)].filter((word) => !COMMON_WORDS.has(word));
}

const pairsOf = (word: string) => Array.from(word, (letter, index) => (word[index - 1] ?? '') + letter);

/** Likeness of two words, from 0 to 1, by the pairs of adjacent letters that both have; 0 if below `MIN_LIKENESS`. */
function likeness(one: string, other: string): number {
  const pairs = pairsOf(other);
  const common = pairsOf(one).filter((pair) => pairs.includes(pair)).length;
  const alike = (2 * common) / (one.length + other.length);
  return alike >= MIN_LIKENESS ? alike : 0;
}

/** How much of `words` occurs in `among`, from 0 (none) to 1 (all); a similar word counts in part. */
function coverage(words: readonly string[], among: readonly string[]): number {
  const found = words.map((word) => Math.max(0, ...among.map((other) => likeness(word, other))));
  return found.reduce((sum, share) => sum + share, 0) / Math.max(1, words.length);
}

/** Finds pages whose address or title is like the missing address `path`: at most `most`, best first; may be empty. */
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
