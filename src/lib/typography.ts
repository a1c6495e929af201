import type {Locale} from './locale';

const NBSP = '\u00A0';
/** Matches a Czech one-letter word, which must not end a line (ČSN 01 6910). At `$`, a link or bold text may follow. */
const ONE_LETTER_WORD = /(?<=^|[\s(„‚"–\u00A0])([kosuvzaiKOSUVZAI]) (?=\S|$)/gu;
const UNIT =
  '(?:%|‰|°C|°|g|mg|µg|kg|m|mm|cm|km|µm|µε|nm|ms|s|min|h|Hz|kHz|MHz|GHz|V|mV|A|mA|µA|mW|W|Ω|kΩ|B|kB|MB|GB|Bd|dBm|dB|µT|mT|K|bps|LSB)';
const NUMBER_AND_UNIT = new RegExp(`(\\d) (?=${UNIT}(?![\\p{L}\\p{N}]))`, 'gu');
/** Matches plain spaces between groups of thousands: 2 048, 25 600. */
const THOUSANDS = /(?<=(?:^|[^\d.,])\d{1,3}) (?=\d{3}(?!\d))/gu;
/** Matches the space before a spaced dash, because the dash must stay on the line of the word before it. */
const SPACED_DASH = / (?=[–—] )/gu;

/** Puts non-breaking spaces where a line must not break in the given language. The length of the text never changes. */
export function typography(text: string, locale: Locale): string {
  const common = text.replace(NUMBER_AND_UNIT, `$1${NBSP}`).replace(THOUSANDS, NBSP).replace(SPACED_DASH, NBSP);
  return locale === 'cs' ? common.replace(ONE_LETTER_WORD, `$1${NBSP}`) : common;
}
