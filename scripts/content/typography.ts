import type {SourceFile} from './pages';
import {maskedProse, type Finding} from './rules';

interface Form {
  pattern: RegExp;
  /** The right form; `undefined` when the signs mean something else. */
  instead: (match: RegExpMatchArray) => string | undefined;
  why: string;
}

/** Units that stand behind a number with a space; longer ones first. */
const UNITS = '°C|kHz|Hz|MPa|kPa|Pa|mm|cm|km|kg|dBm|dB|mV|kV|mA|kB|MB|ms|m|V|g|s|%';

/** Forms of both languages. */
const COMMON: readonly Form[] = [
  {
    // Not in dates, versions and names such as ADXL355-2; the part of a standard is smaller than its number.
    pattern: /(?<![\w.,–-])(\d+(?:[.,]\d+)?)-([1-9]\d*(?:[.,]\d+)?)(?![\w–-])/gu,
    instead: ([, from = '', to = '']) =>
      Number(from.replace(',', '.')) < Number(to.replace(',', '.')) ? `${from}–${to}` : undefined,
    why: 'a range has an en dash without spaces',
  },
  {
    pattern: /(?<=[\s(|])-(?=\d)/gu,
    instead: () => '−',
    why: 'a negative number has a real minus',
  },
  {
    pattern: /(?<![\w.,])([1-9]\d*) ?x ?(?=\d)/gu,
    instead: ([, number]) => `${number} × `,
    why: 'a product has a times sign',
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\d_-])(\\d+(?:[.,]\\d+)?)(?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'),
    instead: ([, number]) => `${number} `,
    why: 'a space stands between number and unit',
  },
  {pattern: /(?<!\.)\.\.\.(?!\.)/gu, instead: () => '…', why: 'three dots are one sign'},
  {
    pattern: /(?<=\p{L}) - (?=\p{L})/gu,
    instead: () => ' – ',
    why: 'a dash between words is longer than a hyphen',
  },
];

const CZECH: readonly Form[] = [
  {
    pattern: /"([^"]*\p{L}[^"]*)"/gu,
    instead: ([, text]) => `„${text}“`,
    why: 'Czech quotation marks stand below and above',
  },
  {
    pattern: /“([^“”]*\p{L}[^“”]*)”/gu,
    instead: ([, text]) => `„${text}“`,
    why: 'Czech quotation marks stand below and above',
  },
  {
    pattern: /(?<![\d.,])(\d{1,3})\.(?=\d+ ?(?:%|°C|m|mm|s|ms|V|Hz|kHz)(?![\p{L}\d]))/gu,
    instead: ([, number]) => `${number},`,
    why: 'decimals follow a comma in Czech',
  },
];

/** Signs that the typography of the language asks for; each finding carries its correction. */
export function typographicForms({path, text}: SourceFile, language: 'cs' | 'en'): Finding[] {
  const forms = language === 'cs' ? [...COMMON, ...CZECH] : COMMON;
  return maskedProse(text).flatMap(({text: line, number}) =>
    forms.flatMap(({pattern, instead, why}) =>
      [...line.matchAll(pattern)].flatMap((match) => {
        const to = instead(match);
        return to === undefined
          ? []
          : [
              {
                file: path,
                line: number,
                message: `"${match[0].trim()}": ${why}; write "${to.trim()}"`,
                fix: {start: match.index, end: match.index + match[0].length, to},
              },
            ];
      }),
    ),
  );
}
