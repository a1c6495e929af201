import {STOP_WORDS} from '../../../data/stopWords';

/** Reduces a folded word to what its inflected forms share. */
type Stemmer = (folded: string) => string;

/** Endings by the shortest word that may lose them, longest first within a group. */
const CZECH_CASES: readonly {minimum: number; endings: readonly string[]}[] = [
  {minimum: 8, endings: ['atech']},
  {minimum: 7, endings: ['etem']},
  {minimum: 7, endings: ['atum']},
  {minimum: 6, endings: ['ech', 'ich', 'eho', 'emi', 'emu', 'ete', 'eti', 'iho', 'imi', 'imu']},
  {minimum: 6, endings: ['ach', 'ata', 'aty', 'ych', 'ama', 'ami', 'ove', 'ovi', 'ymi', 'ych']},
  {minimum: 5, endings: ['em', 'es', 'im']},
  {minimum: 5, endings: ['um', 'at', 'am', 'os', 'ym', 'mi', 'ou']},
  {minimum: 4, endings: ['e', 'i']},
  {minimum: 4, endings: ['u', 'y', 'a', 'o']},
];

function withoutCase(word: string): string {
  for (const {minimum, endings} of CZECH_CASES) {
    if (word.length >= minimum) {
      const ending = endings.find((candidate) => word.endsWith(candidate));
      if (ending) {
        return word.slice(0, -ending.length);
      }
    }
  }
  return word;
}

/** Derivational endings of Czech verbs, nouns of action and adjectives; the first that fits is cut off. */
const CZECH_DERIVATION =
  /(?:ovavat|ovavan|avan|avat|avaj|ovan|ovat|ovac|ovatel|atelsk|itelsk|itel|atel|acn|icn|ujic|uju|uje|uji|uj|ovav|ujem|ujet|nost|telsk|ick|sk|ac|ak|en|an|ej|it|et|at|il|al|el|ov|n|k|c)$/;

/**
 * Czech stemmer: case and gender endings after L. Dolamic and J. Savoy, "Indexing and stemming approaches for the Czech
 * language" (Information Processing & Management 45, 2009), then derivation, so that *nastavit*, *nastavení* and *nastavuje*
 * meet, and *přiřadit* and *přiřazení*. Works on folded words, so that a query without diacritics reaches the same stem.
 */
export const stemCzech: Stemmer = (word) => {
  const stem = withoutCase(word);
  const root = stem.replace(CZECH_DERIVATION, '');
  const reduced = root.length >= 3 ? root : stem;
  // The noun of a verb in -dit is spelled with a z.
  return reduced.length >= 5 ? reduced.replace(/d$/, 'z') : reduced;
};

const VOWEL = /[aeiouy]/;

/** How many times a vowel run is followed by a consonant run, the usual measure of an English stem's length. */
function measure(stem: string): number {
  return (stem.replace(/^[^aeiouy]+/, '').match(/[aeiouy]+[^aeiouy]+/g) ?? []).length;
}

const ENGLISH_DERIVATION: readonly (readonly [ending: string, replacement: string])[] = [
  ['ization', 'ize'],
  ['isation', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['ality', 'al'],
  ['ivity', 'ive'],
  ['ility', 'le'],
  ['ably', 'able'],
  ['ically', 'ic'],
  ['ise', 'ize'],
];

function withoutPlural(word: string): string {
  if (word.endsWith('sses') || (word.endsWith('ies') && word.length > 4)) {
    return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -2);
  }
  if (/(?:x|ch|sh|z)es$/.test(word) && word.length > 4) {
    return word.slice(0, -2);
  }
  return /[^sui]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

function withoutTense(word: string): string {
  const tense = /(?:ed|ing|ings|edly|ingly)$/.exec(word)?.[0];
  if (!tense || word.length - tense.length < 3) {
    return word;
  }
  const stem = word.slice(0, -tense.length);
  if (!VOWEL.test(stem)) {
    return word;
  }
  return /([^aeiouylsz])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

/** Plurals, tenses and the final *e*: *calibrated*, *calibrate* and *calibrates* meet. */
const withoutInflection: Stemmer = (word) => {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) {
    return word;
  }
  const stem = withoutTense(withoutPlural(word.replace(/['’]s?$/, '')));
  return stem.replace(/([^aeiou])y$/, '$1i').replace(/e$/, (ending) => (stem.length > 3 ? '' : ending));
};

/** English stemmer: inflection, then derivation, so that *calibration* and *calibrate* meet. */
export const stemEnglish: Stemmer = (word) => {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) {
    return word;
  }
  let stem = withoutPlural(word);
  for (const [ending, replacement] of ENGLISH_DERIVATION) {
    if (stem.endsWith(ending) && measure(stem.slice(0, -ending.length)) > 0) {
      stem = stem.slice(0, -ending.length) + replacement;
      break;
    }
  }
  stem = withoutInflection(stem);
  return stem.replace(/(?:ment|ness|ion|able|ible|ate|ize|er|or|ly|al|at|iz)$/, (ending) =>
    stem.length - ending.length >= 4 ? '' : ending,
  );
};

export interface LanguageRules {
  stem: Stemmer;
  /** Words that say little, folded; they never decide whether a section matches. */
  stopWords: ReadonlySet<string>;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const CZECH: LanguageRules = {
  stem: stemCzech,
  stopWords: words(STOP_WORDS.cs),
};

const ENGLISH: LanguageRules = {
  stem: stemEnglish,
  stopWords: words(STOP_WORDS.en),
};

/** Any other language: words as they are, nothing left out. */
const PLAIN: LanguageRules = {stem: (word) => word, stopWords: new Set()};

/** Rules by language code; an unknown language is searched by plain words instead of failing. */
export function languageRules(language: string): LanguageRules {
  const code = language.toLowerCase().split('-')[0];
  return code === 'cs' ? CZECH : code === 'en' ? ENGLISH : PLAIN;
}
