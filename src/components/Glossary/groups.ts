import type {Locale} from '../../config/locales';
import type {GlossaryTerm} from '../../data/glossary';
import {foldDiacritics as fold} from '../../lib/foldDiacritics';

/** Terms under one letter of the alphabet. */
interface LetterGroup {
  /** As readers see it: "A", "Č", "Ch". */
  letter: string;
  /** ASCII id of its heading. */
  id: string;
  terms: GlossaryTerm[];
}

/** Letters with a place of their own in the Czech alphabet; other accents do not change the order. */
const CZECH_LETTERS: Readonly<Record<string, string>> = {
  Č: 'letter-c-caron',
  Ch: 'letter-ch',
  Ř: 'letter-r-caron',
  Š: 'letter-s-caron',
  Ž: 'letter-z-caron',
};

/** The letter under which a name is sorted in the alphabet of the language. */
function letterOf(name: string, locale: Locale): string {
  const first = name.charAt(0).toLocaleUpperCase(locale);
  if (locale === 'cs') {
    if (/^ch/i.test(name)) {
      return 'Ch';
    }
    if (first in CZECH_LETTERS) {
      return first;
    }
  }
  return fold(first).toUpperCase();
}

/** The terms by letters, both in the order of the language's alphabet (in Czech: … C, Č, … H, Ch, I …). */
export function letterGroups(terms: readonly GlossaryTerm[], locale: Locale): LetterGroup[] {
  const collator = new Intl.Collator(locale);
  const sorted = [...terms].sort((left, right) => collator.compare(left.term[locale], right.term[locale]));
  const groups: LetterGroup[] = [];
  for (const term of sorted) {
    const letter = letterOf(term.term[locale], locale);
    let group = groups.at(-1);
    if (group?.letter !== letter) {
      group = {letter, id: CZECH_LETTERS[letter] ?? `letter-${letter.toLowerCase()}`, terms: []};
      groups.push(group);
    }
    group.terms.push(term);
  }
  return groups;
}

/**
 * Whether a term answers a query: every word of the query occurs in its names in both languages, its
 * synonyms or its definition in the language of the page; case and diacritics do not matter.
 */
export function matches(term: GlossaryTerm, query: string, locale: Locale): boolean {
  const {cs = [], en = []} = term.synonyms ?? {};
  const text = fold([term.term.cs, term.term.en, ...cs, ...en, term.definition[locale]].join('\n'));
  return fold(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
