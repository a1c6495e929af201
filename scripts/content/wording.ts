import type {Locale} from '../../src/config/locales';
import {runningText, type Finding, type Page} from './page';

interface Form {
  pattern: RegExp;
  /** What to write instead; `undefined` when the match is no mistake after all. */
  to?: string | ((match: RegExpMatchArray) => string | undefined);
  why: string;
}

/** Units that follow a number after a space; longer ones first. The percent sign does so in Czech only. */
const UNITS = '°C|kHz|Hz|MPa|kPa|Pa|mm|cm|km|kg|dBm|dB|mV|kV|mA|kB|MB|ms|m|V|g|s';

const use = (word: string) => `is not used here; write ${word}`;

const spaced = (units: string): Form => ({
  pattern: new RegExp(`(?<![\\p{L}\\d_-])(\\d+(?:[.,]\\d+)?)(?=(?:${units})(?![\\p{L}\\d]))`, 'gu'),
  to: ([, number]) => `${number} `,
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
  {pattern: /(?<=\p{L}) - (?=\p{L})/gu, to: ' – ', why: 'a dash between words is longer than a hyphen'},
];

/** For the manual speaking of itself and of its sources, which readers need not know. */
const UNKNOWN = 'a mark, see "What is not known" in CONTRIBUTING.md';

/** Old words in all their forms, and the one word that the manual uses instead. */
const WORDS: Readonly<Record<Locale, readonly (readonly [old: RegExp, word: string])[]>> = {
  cs: [
    [/měřící/giu, 'měřicí (intended for measuring), except in addresses'],
    [/řídící (?=jednotk|zařízení|systém)/giu, 'řídicí'],
    [/senzor/giu, 'snímač'],
    [/cejchov/giu, 'kalibrace'],
    [/přirozen\p{L}* frekvenc/giu, 'vlastní frekvence'],
    [/tenzometrick\p{L}* napětí/giu, 'poměrné přetvoření'],
    [/měřicí(?:ho|mu|m)? místo|měřicího místa/giu, 'měřicí bod'],
    [/za účelem|v rámci|je možné provést|prosím/giu, 'a plain verb'],
    [/hes(?:lo|la|el|lu|lem|lům|lech|ly) k Bluetooth/giu, 'heslo Bluetooth'],
    [/Bluetooth terminál\p{L}*/giu, 'terminál Bluetooth'],
    [/Bluetooth komunikac\p{L}+/giu, 'komunikace přes Bluetooth'],
    [/(?<!\p{L})potíž\p{L}*/giu, 'problém'],
    [/(?<!\p{L})jedno měření/giu, 'jednotlivé měření'],
    [/(?<!\p{L})trval(?:é|ého|ému|ém|ým) měření/giu, 'průběžné měření'],
    [/laserov\p{L}+ hlav(?:a|y|ě|u|ou)(?!\p{L})/giu, 'laserová hlavice'],
    [/Modbus\p{L}* dotaz(?!ov)\p{L}*|(?<!\p{L})dotaz(?!ov)\p{L}* Modbus/giu, 'požadavek'],
    [/administráto\p{L}+ systému|správc\p{L}+ měřicího bodu/giu, 'globální administrátor, administrátor konstrukce'],
    [/(?<!\p{L})na stavb(?:ě|u)(?!\p{L})/giu, 'na konstrukci'],
    [/(?<!\p{L})kus(?:u|y|em|ů|ům|ech)?(?!\p{L})/giu, 'zařízení, snímač'],
    [/řad(?:a|y|ě|u|ou) RS-485/giu, 'model GeoSnake s RS-485'],
    // The page on tokens names the other labels of the portal once.
    [/(?<!také )sdílecí\p{L}* token\p{L}*/giu, 'exportní token'],
    [/zobrazení konstrukce/giu, 'pohled na konstrukci'],
    [/příručk\p{L}+ (?:to |o tom )?(?:nic )?neuvád\p{L}+/giu, UNKNOWN],
    [/(?<!mapov\p{L}{1,3} )podklad(?:y|ů|ech|ům)(?!\p{L})|doložen(?!í)\p{L}*/giu, UNKNOWN],
    [/závis\p{L}* na (?:nainstalované )?verzi|nainstalovan\p{L}+ verz\p{L}+/giu, UNKNOWN],
  ],
  en: [
    [/measuring point/giu, 'measurement point'],
    [/eigenfrequency/giu, 'natural frequency'],
    [/organisation/giu, 'organization'],
    [/\bplease\b/giu, 'an instruction without "please"'],
    [/(?<!called an? |names )share tokens?/giu, 'export token'],
    [/\bgraphs?\b/giu, 'chart'],
    [/construction view|Construction view/gu, 'Construction View'],
    [/external charts|External charts/gu, 'External Charts'],
    [/\bcontrol units?\b|\bcontrolling devices?\b/giu, 'PLC or other Modbus master'],
    [/\banswer frames?\b|\b(?:device|slave)s? answer(?:s|ed)?\b/giu, 'response, respond'],
    [/\b(?:RS-485|logger) lines?\b/giu, 'model for the product, bus or cable for the wires'],
    [/step of the spectrum|spectral step/giu, 'frequency resolution (Δf)'],
    [/\b(?:sideways|lengthwise) tilt/giu, 'lateral tilt, longitudinal tilt'],
    [/\blog(?:s|ged|ging)? in(?:to)?\b|\blogins?\b/giu, 'sign in, sign-in'],
    [/\bmatt\b/giu, 'matte'],
    [/\bsummer time\b/giu, 'daylight saving time'],
    [/\be-mail/gu, 'email'],
    [/\btime-outs?\b/giu, 'timeout'],
    [/\bpoll(?:ing)? periods?\b/giu, 'polling interval'],
    [/\be\.g\.|\bi\.e\./giu, 'for example, that is'],
    [/\baeroplane mode|\bflight mode/giu, 'airplane mode'],
    [
      /\b(?:colour|behaviour|neighbour|labour|favour|grey|judgement|programme|licence)\p{L}*|\b\p{L}*metres?\b|\bcentres?\b|\b(?:cancel|label|travel|model)l(?:ed|ing)\b/giu,
      'US spelling',
    ],
    [
      /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/gu,
      'May 14, 2026',
    ],
    [/manual doesn['’]t cover|\bnot covered\b|as far as is known|\binferred\b/giu, UNKNOWN],
    [/depend\p{L}* on the (?:installed )?version|\binstalled version/giu, UNKNOWN],
  ],
};

const wordForms = (language: Locale): Form[] => WORDS[language].map(([pattern, word]) => ({pattern, why: use(word)}));

/** Terms and typography of each language, as CONTRIBUTING.md describes them. */
const FORMS: Readonly<Record<Locale, readonly Form[]>> = {
  cs: [
    ...BOTH,
    ...wordForms('cs'),
    spaced('%'),
    {pattern: /"([^"]*\p{L}[^"]*)"/gu, ...CZECH_QUOTES},
    {pattern: /“([^“”]*\p{L}[^“”]*)”/gu, ...CZECH_QUOTES},
    {
      pattern: /(?<![\d.,])(\d{1,3})\.(?=\d+ ?(?:%|°C|m|mm|s|ms|V|Hz|kHz)(?![\p{L}\d]))/gu,
      to: ([, number]) => `${number},`,
      why: 'decimals follow a comma in Czech',
    },
  ],
  en: [
    ...BOTH,
    ...wordForms('en'),
    {pattern: /(?<=\d)[ \u00A0]%/gu, to: '%', why: 'the percent sign follows without a space'},
    {pattern: /„|“(?=\s)|‚/gu, why: use('English quotation marks')},
  ],
};

/** Lines with their numbers. */
const linesOf = (text: string) => text.split('\n').map((line, index) => ({text: line, number: index + 1}));

/** Words and characters that the glossary or the typography of the language rules out. */
export function forms(page: Page): Finding[] {
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

/** Lines of more than four words that are the same in both languages; the spell checker finds Czech in English texts. */
export function untranslated(page: Page, other: Page | undefined): Finding[] {
  const source = new Set(
    other && page.language === 'en' ? linesOf(runningText(other)).map(({text}) => text.trim()) : [],
  );
  return linesOf(runningText(page))
    .filter(({text}) => !text.includes('|') && (text.match(/\p{L}+/gu) ?? []).length > 4 && source.has(text.trim()))
    .map(({text, number}) => ({
      file: page.path,
      line: number,
      message: `"${text.replaceAll('\0', ' ').trim().slice(0, 60)}" is the same as in ${other?.path ?? ''}; translate it`,
    }));
}
