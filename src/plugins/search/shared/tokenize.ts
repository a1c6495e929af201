import {foldDiacritics} from '../../../lib/foldDiacritics';

/** A word of a text. `start` (inclusive) and `end` (exclusive) are its position in UTF-16 units. */
export interface Token {
  start: number;
  end: number;
  /** The word in lower case, with composed diacritics and without the separators of an identifier. */
  exact: string;
  /** `exact` without diacritics. */
  folded: string;
  /** Parts of an identifier such as `set_baudrate`, `RS-485` or `userSettings`, folded; empty for a plain word. */
  parts: string[];
}

/** A word, perhaps with separators. A comma or colon joins only digits: `1,04` is one word, `set_address:5` is two. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:(?:[-_./'’‑]|(?<=\p{N})[,:](?=\p{N}))[\p{L}\p{N}\p{M}]+)*/gu;

const SEPARATOR = /[-_./'’‑,:]/u;

const SEPARATORS = new RegExp(SEPARATOR, 'gu');

/** Folds a text for comparison: lower case, no diacritics, letters in place of `µ` and `Ω`. */
export function fold(text: string): string {
  return foldDiacritics(text).replaceAll('μ', 'u').replaceAll('ω', 'ohm');
}

/** Splits an identifier at separators, between letters and digits, and before a capital that follows a small letter. */
function identifierParts(raw: string): string[] {
  // Most words are plain; only a separator, a digit or a capital inside makes an identifier.
  if (!/[-_./'’‑,:\p{N}]|\p{Ll}\p{Lu}/u.test(raw)) {
    return [];
  }
  return raw
    .split(SEPARATOR)
    .flatMap((piece) => piece.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u))
    .map((part) => fold(part))
    .filter((part) => part !== '');
}

/** Joins the parts of an identifier: numbers by a dot (`192.168.4.1`, `1.04`), everything else without a separator. */
function joined(raw: string): string {
  return /^[\p{N}.,:]+$/u.test(raw) ? raw.replace(/[,:]/gu, '.') : raw.replace(SEPARATORS, '');
}

type Word = Pick<Token, 'exact' | 'folded' | 'parts'>;

/** Cache of processed words by spelling: most words recur, and a lookup is cheaper than folding again. */
const wordCache = new Map<string, Word>();

const MAX_CACHED_WORDS = 50_000;

function wordOf(raw: string): Word {
  let word = wordCache.get(raw);
  if (!word) {
    const exact = joined(raw).normalize('NFC').toLowerCase();
    const parts = identifierParts(raw);
    word = {exact, folded: fold(exact), parts: parts.length > 1 ? parts : []};
    if (wordCache.size < MAX_CACHED_WORDS) {
      wordCache.set(raw, word);
    }
  }
  return word;
}

/** The words of a text in any script. @param limit largest number of words to return, which bounds the work */
export function tokenize(text: string, limit = Number.POSITIVE_INFINITY): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const raw = match[0];
    const {exact, folded, parts} = wordOf(raw);
    tokens.push({start: match.index, end: match.index + raw.length, exact, folded, parts});
    if (tokens.length >= limit) {
      break;
    }
  }
  return tokens;
}
