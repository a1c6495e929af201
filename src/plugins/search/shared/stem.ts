import {stemmer} from 'stemmer';
import type {Locale} from '../../../config/locales';
import {STOP_WORDS} from '../../../data/stopWords';

type Stemmer = (folded: string) => string;

/** Case endings in the order in which they are tried, each removed only from words of `minimum` letters or more. */
const CZECH_CASES: readonly {minimum: number; endings: readonly string[]}[] = [
  {minimum: 8, endings: ['atech']},
  {minimum: 7, endings: ['etem']},
  {minimum: 7, endings: ['atum']},
  {minimum: 6, endings: ['ech', 'ich', 'eho', 'emi', 'emu', 'ete', 'eti', 'iho', 'imi', 'imu']},
  {minimum: 6, endings: ['ach', 'ata', 'aty', 'ych', 'ama', 'ami', 'ove', 'ovi', 'ymi']},
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

/** Matches the longest derivational suffix, but not the "an" of "grafan": "Grafana" is no "graf" (chart). */
const CZECH_DERIVATION =
  /(?:ovavat|ovavan|avan|avat|avaj|ovan|ovat|ovac|ovatel|atelsk|itelsk|itel|atel|acn|icn|ujic|uju|uje|uji|uj|ovav|ujem|ujet|nost|telsk|ick|sk|ac|ak|en|(?<!^graf)an|ej|it|et|at|il|al|el|ov|n|k|c)$/;

/**
 * Returns the stem of a Czech word, which must be in lower case and without diacritics. Removes endings of grammatical
 * case and gender as in L. Dolamic and J. Savoy, "Indexing and stemming approaches for the Czech language" (Information
 * Processing & Management 45, 2009), and then derivational suffixes.
 */
export const stemCzech: Stemmer = (word) => {
  const stem = withoutCase(word);
  const root = stem.replace(CZECH_DERIVATION, '');
  const reduced = root.length >= 3 ? root : stem;
  // The noun of a verb in -dit is spelled with a z.
  return reduced.length >= 5 ? reduced.replace(/d$/, 'z') : reduced;
};

/** Porter stemmer. Gives the English words *calibrated* and *calibration* the same stem. */
export const stemEnglish: Stemmer = stemmer;

export interface LanguageRules {
  stem: Stemmer;
  /** Words with little meaning, such as "the", in folded form. They hardly count beside other words. */
  stopWords: ReadonlySet<string>;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** The rules of each language of the site. */
export const LANGUAGE_RULES: Readonly<Record<Locale, LanguageRules>> = {
  cs: {stem: stemCzech, stopWords: words(STOP_WORDS.cs)},
  en: {stem: stemEnglish, stopWords: words(STOP_WORDS.en)},
};
