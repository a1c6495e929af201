import type {Locale} from '../../src/config/locales';
import {OLD_WORDS} from '../../src/data/oldWords';
import {runningText, type Finding, type Source} from './source';

interface Form {
  pattern: RegExp;
  /** Correct text for the match; absent if `why` is enough. A function returns `undefined` if the match is correct. */
  to?: string | ((match: RegExpMatchArray) => string | undefined);
  why: string;
}

/** Regex for units with a space between number and unit. `%` is not included: only Czech puts a space before it. */
const UNITS = '°C|kHz|Hz|MPa|kPa|Pa|mm|cm|km|kg|dBm|dB|mV|kV|mA|kB|MB|ms|m|V|g|s';

const use = (word: string) => `is not used here; write ${word}`;

const spaced = (units: string): Form => ({
  pattern: new RegExp(`(?<![\\p{L}\\d_-])(\\d+(?:[.,]\\d+)?)(${units})(?![\\p{L}\\d])`, 'gu'),
  to: ([, number, unit]) => `${number} ${unit}`,
  why: 'a space separates number and unit',
});

const CZECH_QUOTES: Omit<Form, 'pattern'> = {to: ([, text]) => `„${text}“`, why: 'Czech quotation marks are „ and “'};

const BOTH: readonly Form[] = [
  {pattern: /\bRS485\b/g, why: use('RS-485')},
  {
    // Not in dates, versions and names such as ADXL355-2; the part of a standard is smaller than its number.
    pattern: /(?<![\w.,–-])(\d+(?:[.,]\d+)?)-([1-9]\d*(?:[.,]\d+)?)(?![\w–-])/gu,
    to: ([, from = '', to = '']) =>
      Number(from.replace(',', '.')) < Number(to.replace(',', '.')) ? `${from}–${to}` : undefined,
    why: 'a range has an en dash without spaces',
  },
  {pattern: /(?<=[\s(|])-(?=\d)/gu, to: '−', why: 'a negative number has a minus sign'},
  {
    pattern: /(?<![\w.,])([1-9]\d*) ?x ?(?=\d)/gu,
    to: ([, number]) => `${number} × `,
    why: 'a product has a times sign',
  },
  spaced(UNITS),
  {pattern: /(?<!\.)\.\.\.(?!\.)/gu, to: '…', why: 'an ellipsis is one character'},
  {
    // The Czech reflexive may meet the preposition: „mění se se zátěží“.
    pattern: /(?<![\p{L}\d-])(?!se )(\p{L}{2,}) \1(?![\p{L}\d-])/giu,
    to: ([, word]) => word,
    why: 'a word stands twice',
  },
  {pattern: /(?<=\S)(?: {2,}|\u00A0|\t)(?=\S)/gu, why: 'is not typed; write one ordinary space'},
  {pattern: /(?<=\p{L}) - (?=\p{L})/gu, to: ' – ', why: 'a dash between words is longer than a hyphen'},
];

const wordForms = (language: Locale): Form[] =>
  OLD_WORDS[language].map(([pattern, word]) => ({pattern, why: use(word)}));

/** Patterns of wrong words and typography, by language. CONTRIBUTING.md describes the correct forms. */
const FORMS: Readonly<Record<Locale, readonly Form[]>> = {
  cs: [
    ...BOTH,
    ...wordForms('cs'),
    spaced('%'),
    {pattern: /"([^"]*\p{L}[^"]*)"/gu, ...CZECH_QUOTES},
    {pattern: /“([^“”]*\p{L}[^“”]*)”/gu, ...CZECH_QUOTES},
    {
      pattern: /(?<![\d.,])(\d{1,3})\.(\d+) ?(%|°C|mm|ms|kHz|Hz|m|s|V)(?![\p{L}\d])/gu,
      to: ([, whole, part, unit]) => `${whole},${part} ${unit}`,
      why: 'decimals follow a comma in Czech',
    },
  ],
  en: [
    ...BOTH,
    ...wordForms('en'),
    {pattern: /(\d+)[ \u00A0]%/gu, to: ([, number]) => `${number}%`, why: 'the percent sign follows without a space'},
    {pattern: /[„“”‚‘]/gu, to: '"', why: 'English texts have straight quotation marks'},
  ],
};

const linesOf = (text: string) => text.split('\n').map((line, index) => ({text: line, number: index + 1}));

/** Marks that open and close a quotation. */
const QUOTES: Readonly<Record<Locale, readonly [string, string]>> = {cs: ['„', '“'], en: ['"', '"']};

/** Checks that every quotation of a sentence or cell has both marks. `FORMS` reports those of the other language. */
export function quotations(page: Source): Finding[] {
  const [open, close] = QUOTES[page.language];
  const quoted = new RegExp(`“[^“”]*”|${open}[^${open}${close}|]*${close}`, 'g');
  const message = `a quotation mark is missing; write ${open}…${close}`;
  return linesOf(runningText(page))
    .map(({text, number}) => ({rest: text.replace(quoted, ''), number}))
    .filter(({rest}) => (page.language === 'cs' ? /[„“]/ : /"/).test(rest))
    .map(({number}) => ({file: page.path, line: number, message}));
}

/** Finds words and characters that `FORMS` rules out in the language of the page. */
export function forms(page: Source): Finding[] {
  return linesOf(runningText(page)).flatMap(({text, number}) =>
    FORMS[page.language].flatMap(({pattern, to, why}) =>
      [...text.matchAll(pattern)].flatMap((match): Finding[] => {
        const right = typeof to === 'function' ? to(match) : to;
        if (right === undefined) {
          const isMistake = to === undefined;
          return isMistake ? [{file: page.path, line: number, message: `"${match[0].trim()}" ${why}`}] : [];
        }
        return [{file: page.path, line: number, message: `"${match[0].trim()}": ${why}; write "${right.trim()}"`}];
      }),
    ),
  );
}
