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

/** Runs of letters and digits, joined by the signs that identifiers, addresses and units contain. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:[-_.:/@'’‑,][\p{L}\p{N}\p{M}]+)*(?:\+\+|#(?![\p{L}\p{N}]))?/gu;

const SEPARATOR = /[-_.:/@'’‑,]/u;

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
  return raw
    .split(SEPARATOR)
    .flatMap((piece) => piece.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u))
    .map((part) => fold(part.toLowerCase()))
    .filter((part) => part !== '');
}

/** `192.168.4.1` and `1,04` keep a dot between their numbers, everything else is written together. */
function joined(raw: string): string {
  return /^[\p{N}.,:]+$/u.test(raw) ? raw.replace(/[,:]/gu, '.') : raw.replace(new RegExp(SEPARATOR, 'gu'), '');
}

/**
 * The words of a text in any script.
 * @param limit stops after so many words, to bound the work on a hostile query
 */
export function tokenize(text: string, limit = Number.POSITIVE_INFINITY): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const raw = match[0];
    const exact = joined(raw).normalize('NFC').toLowerCase();
    const parts = identifierParts(raw);
    tokens.push({
      start: match.index,
      end: match.index + raw.length,
      exact,
      folded: fold(exact),
      parts: parts.length > 1 ? parts : [],
    });
    if (tokens.length >= limit) {
      break;
    }
  }
  return tokens;
}

/**
 * Number of single-letter mistakes between two words, where swapping neighbours counts as one; stops counting above `limit`.
 * @param openEnd whether `candidate` may go on after the word, as when the word is still being typed
 */
export function typoDistance(word: string, candidate: string, limit: number, openEnd = false): number {
  const width = candidate.length;
  let beforePrevious: number[] = [];
  let previous = Array.from({length: width + 1}, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const same = word[row - 1] === candidate[column - 1];
      let cost = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && word[row - 1] === candidate[column - 2] && word[row - 2] === candidate[column - 1]) {
        cost = Math.min(cost, beforePrevious[column - 2]! + 1);
      }
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) {
      return limit + 1;
    }
    beforePrevious = previous;
    previous = current;
  }
  return openEnd ? Math.min(...previous) : previous[width]!;
}
