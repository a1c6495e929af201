/** A word of a text with the place where it stands, in UTF-16 units. */
export interface Token {
  start: number;
  end: number;
  /** Lower case, composed, with its diacritics; separators of identifiers removed. */
  exact: string;
  /** `exact` without diacritics. */
  folded: string;
  /** Parts of an identifier such as `set_baudrate`, `RS-485` or `userSettings`, folded; empty for a plain word. */
  parts: string[];
}

/**
 * Runs of letters and digits, joined by the signs that identifiers, addresses and units contain. Comma and colon join numbers
 * only: `1,04` and `9:30` are one word, `set_address:5` is a command and its value.
 */
const WORD =
  /[\p{L}\p{N}\p{M}]+(?:(?:[-_./'’‑]|(?<=\p{N})[,:](?=\p{N}))[\p{L}\p{N}\p{M}]+)*(?:\+\+|#(?![\p{L}\p{N}]))?/gu;

const SEPARATOR = /[-_./'’‑,:]/u;

const SEPARATORS = new RegExp(SEPARATOR, 'gu');

const SPECIAL_FOLDS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  µ: 'u',
  μ: 'u',
  ω: 'ohm',
};

/** Removes diacritics: `čas` and `cas` fold to the same string. Expects lower case. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđłıµμω]/gu, (letter) => SPECIAL_FOLDS[letter] ?? letter)
    .normalize('NFC');
}

/** Splits at separators, at a change between letters and digits, and where a capital follows a small letter. */
function identifierParts(raw: string): string[] {
  // Most words are plain; only a separator, a digit or a capital inside makes an identifier.
  if (!/[-_./'’‑,:\p{N}]|\p{Ll}\p{Lu}/u.test(raw)) {
    return [];
  }
  return raw
    .split(SEPARATOR)
    .flatMap((piece) => piece.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u))
    .map((part) => fold(part.toLowerCase()))
    .filter((part) => part !== '');
}

/** `192.168.4.1` and `1,04` keep a dot between their numbers, everything else is written together. */
function joined(raw: string): string {
  return /^[\p{N}.,:]+$/u.test(raw) ? raw.replace(/[,:]/gu, '.') : raw.replace(SEPARATORS, '');
}

type Word = Pick<Token, 'exact' | 'folded' | 'parts'>;

/** Words met so far: a text repeats most of its words, and folding one costs more than finding it again. */
const knownWords = new Map<string, Word>();

const MAX_KNOWN_WORDS = 50_000;

function wordOf(raw: string): Word {
  let word = knownWords.get(raw);
  if (!word) {
    const exact = joined(raw).normalize('NFC').toLowerCase();
    const parts = identifierParts(raw);
    word = {exact, folded: fold(exact), parts: parts.length > 1 ? parts : []};
    if (knownWords.size < MAX_KNOWN_WORDS) {
      knownWords.set(raw, word);
    }
  }
  return word;
}

/**
 * The words of a text in any script.
 * @param limit stops after so many words, to bound the work on a hostile query
 */
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

/** Rows of the table of distances, kept from call to call: a query compares its words with the whole vocabulary. */
const ROWS = [new Uint8Array(256), new Uint8Array(256), new Uint8Array(256)] as const;

/** Longest word that is compared; longer ones are no words. */
const LONGEST = 64;

/**
 * Number of single-letter mistakes between two words, where swapping neighbours counts as one; above `limit` the answer is
 * `limit + 1`, whatever the true number.
 * @param openEnd whether `candidate` may go on after the word, as when the word is still being typed
 */
export function typoDistance(word: string, candidate: string, limit: number, openEnd = false): number {
  const height = word.length;
  const width = Math.min(candidate.length, LONGEST);
  if (height > LONGEST || (!openEnd && Math.abs(height - width) > limit)) {
    return limit + 1;
  }
  let [beforePrevious, previous, current]: [Uint8Array, Uint8Array, Uint8Array] = [...ROWS];
  for (let column = 0; column <= width; column += 1) {
    previous[column] = column;
  }
  for (let row = 1; row <= height; row += 1) {
    const letter = word.charCodeAt(row - 1);
    current[0] = row;
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const other = candidate.charCodeAt(column - 1);
      let cost = previous[column - 1]! + (letter === other ? 0 : 1);
      cost = Math.min(cost, previous[column]! + 1, current[column - 1]! + 1);
      if (row > 1 && column > 1 && letter === candidate.charCodeAt(column - 2) && word.charCodeAt(row - 2) === other) {
        cost = Math.min(cost, beforePrevious[column - 2]! + 1);
      }
      current[column] = cost;
      best = Math.min(best, cost);
    }
    if (best > limit) {
      return limit + 1;
    }
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  let distance = previous[width]!;
  if (openEnd) {
    for (let column = 0; column < width; column += 1) {
      distance = Math.min(distance, previous[column]!);
    }
  }
  return Math.min(distance, limit + 1);
}
