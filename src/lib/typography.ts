import type {Locale} from './locale';

const NBSP = '\u00A0';
/** Matches a Czech one-letter word and the space after it. Such a word must not end a line (ČSN 01 6910). */
const ONE_LETTER_WORD = /(?<=^|[\s(„‚"–\u00A0])([kosuvzaiKOSUVZAI]) (?=\S|$)/gu;
const UNIT =
  '(?:%|‰|°C|°|g|mg|µg|kg|m|mm|cm|km|µm|µε|nm|ms|s|min|h|Hz|kHz|MHz|GHz|V|mV|A|mA|µA|mW|W|Ω|kΩ|B|kB|MB|GB|Bd|dBm|dB|µT|mT|K|bps|LSB)';
const NUMBER_AND_UNIT = new RegExp(`(\\d) (?=${UNIT}(?![\\p{L}\\p{N}]))`, 'gu');
/** Matches the plain spaces that separate thousands, as in `2 048` and `25 600`. */
const THOUSANDS = /(?<=(?:^|[^\d.,])\d{1,3}) (?=\d{3}(?!\d))/gu;
/** Matches the space before a dash that has spaces on both sides, because such a dash must not start a line. */
const SPACED_DASH = / (?=[–—] )/gu;

/** Makes spaces non-breaking where a line must not break. The length of the text stays the same. */
export function typography(text: string, locale: Locale): string {
  const common = text.replace(NUMBER_AND_UNIT, `$1${NBSP}`).replace(THOUSANDS, NBSP).replace(SPACED_DASH, NBSP);
  return locale === 'cs' ? common.replace(ONE_LETTER_WORD, `$1${NBSP}`) : common;
}
