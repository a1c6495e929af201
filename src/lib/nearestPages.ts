import {editDistance} from './editDistance';
import {foldDiacritics as fold} from './foldDiacritics';

/** Name of the list of all pages, below the base path of every language. */
export const PAGE_LIST_FILE = 'pages.json';

/** A page that an address may have meant. */
export interface KnownPage {
  /** Path on the host with the base path, decoded. */
  path: string;
  title: string;
}

/** A page that fits worse than this is no help; 1 is a perfect fit. */
const MIN_FIT = 0.5;
/** Words that stand in so many addresses that they say nothing. */
const COMMON_WORDS = new Set(['docs', 'doc', 'category', 'index', 'html', 'htm', 'php', 'md', 'mdx', 'www']);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The words of a path, as a reader would type them into a search box: decoded, without what stands in every address.
 * @param path path on the host, encoded or not
 * @param basePath what all addresses begin with, e.g. `/en/`
 */
export function wordsOfPath(path: string, basePath = '/'): string[] {
  const rest = path.startsWith(basePath) ? path.slice(basePath.length) : path;
  const words = decoded(rest)
    .normalize('NFC')
    // userSettings → user Settings
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !COMMON_WORDS.has(word));
  return [...new Set(words)];
}

/** How alike two words are, 0 to 1; a word that begins the other counts by its share of it. */
function likeness(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= 3 && long.startsWith(short)) {
    return Math.max(0.75, short.length / longest);
  }
  const alike = 1 - editDistance(one, other, longest) / longest;
  return alike >= 0.6 ? alike : 0;
}

/** How well the words of one side are found on the other, 0 to 1. */
function coverage(words: readonly string[], among: readonly string[]): number {
  const sum = words.reduce((total, word) => total + Math.max(0, ...among.map((other) => likeness(word, other))), 0);
  return sum / words.length;
}

/**
 * The pages whose addresses or titles are most like a missing address, best first.
 * @param path path on the host that does not exist, encoded or not
 * @param basePath what all addresses begin with
 * @param most how many pages to return at most
 */
export function nearestPages<Page extends KnownPage>(
  path: string,
  pages: readonly Page[],
  {basePath = '/', most = 4}: {basePath?: string; most?: number} = {},
): Page[] {
  const sought = wordsOfPath(path, basePath).map(fold);
  if (sought.length === 0) {
    return [];
  }
  const lastWords = wordsOfPath(path.replace(/\/+$/, '').split('/').at(-1) ?? '').map(fold);
  return pages
    .map((page) => {
      const ofAddress = wordsOfPath(page.path, basePath).map(fold);
      const ofTitle = wordsOfPath(page.title).map(fold);
      if (ofAddress.length === 0) {
        return {page, fit: 0};
      }
      const found = coverage(sought, [...ofAddress, ...ofTitle]);
      // What the page has beyond the sought words counts against it, but less: addresses are often cut short.
      const extra = coverage(ofAddress, sought);
      // The end of an address names the page, its beginning only the part of the site.
      const end = lastWords.length > 0 ? coverage(lastWords, [...ofAddress.slice(-3), ...ofTitle]) : found;
      return {page, fit: 0.5 * found + 0.2 * extra + 0.3 * end};
    })
    .filter(({fit}) => fit >= MIN_FIT)
    .sort((a, b) => b.fit - a.fit || a.page.path.length - b.page.path.length)
    .slice(0, most)
    .map(({page}) => page);
}
