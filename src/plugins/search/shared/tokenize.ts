import {foldDiacritics} from '../../../lib/foldDiacritics';

/** A word of a text. `start` (inclusive) and `end` (exclusive) are its position in UTF-16 units. */
export interface Token {
  start: number;
  end: number;
  /** The word in lower case, without hyphens and the like (`rs485` for `RS-485`), and with a decimal point (`1.04`). */
  exact: string;
  /** `exact` without diacritics, as `fold` returns it. */
  folded: string;
  /** Folded parts of an identifier, e.g. `set` and `baudrate` for `set_baudrate`; empty for a plain word. */
  parts: string[];
}

/** Matches a word with its inner separators. Commas and colons join only digits, so `set_address:5` is two words. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:(?:[-_./'’‑]|(?<=\p{N})[,:](?=\p{N}))[\p{L}\p{N}\p{M}]+)*/gu;

const SEPARATOR = /[-_./'’‑,:]/u;

const SEPARATORS = new RegExp(SEPARATOR, 'gu');

/** Returns a text in lower case, without diacritics, and with `u` for `µ` and `ohm` for `Ω`. */
export function fold(text: string): string {
  return foldDiacritics(text).replaceAll('μ', 'u').replaceAll('ω', 'ohm');
}

/** Splits an identifier into folded parts: `user` and `settings` for `userSettings`, `rs` and `485` for `RS-485`. */
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

/** Removes separators: `RS485` for `RS-485`. In numbers, commas and colons become dots: `1.04` for `1,04`. */
function joined(raw: string): string {
  return /^[\p{N}.,:]+$/u.test(raw) ? raw.replace(/[,:]/gu, '.') : raw.replace(SEPARATORS, '');
}

/** Words by their spelling. Most recur, and making them again would take a fifth of the time that an index takes. */
const made = new Map<string, Omit<Token, 'start' | 'end'>>();

function wordOf(raw: string): Omit<Token, 'start' | 'end'> {
  const exact = joined(raw).normalize('NFC').toLowerCase();
  const parts = identifierParts(raw);
  return {exact, folded: fold(exact), parts: parts.length > 1 ? parts : []};
}

/** Splits a text in any script into words. @param limit maximum number of words, which bounds the time */
export function tokenize(text: string, limit = Number.POSITIVE_INFINITY): Token[] {
  const tokens: Token[] = [];
  for (const {0: raw, index: start} of text.matchAll(WORD)) {
    const word = made.get(raw) ?? wordOf(raw);
    made.set(raw, word);
    tokens.push({start, end: start + raw.length, ...word});
    if (tokens.length >= limit) {
      break;
    }
  }
  return tokens;
}
