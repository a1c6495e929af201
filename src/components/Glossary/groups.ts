import type {Locale} from '../../config/locales';
import type {GlossaryTerm} from '../../data/glossary';
import {foldDiacritics as fold} from '../../lib/foldDiacritics';

interface LetterGroup {
  letter: string;
  id: string;
  terms: GlossaryTerm[];
}

/** Matches Ch, Č, Ř, Š or Ž at the start of a name. Czech sorts these separately and ignores other diacritics. */
const CZECH_LETTER = /^(?:ch|[čřšž])/iu;

/** The letter under which a name is sorted in a language: "A", "Č", "Ch". */
function letterOf(name: string, locale: Locale): string {
  const [czech] = locale === 'cs' ? (CZECH_LETTER.exec(name) ?? []) : [];
  const letter = czech ?? fold(name.charAt(0));
  return letter.charAt(0).toLocaleUpperCase(locale) + letter.slice(1);
}

/** ASCII id of the heading for a letter: `letter-c` for “C”, `letter-c-caron` for “Č”. */
function letterId(letter: string): string {
  const plain = fold(letter);
  return `letter-${plain}${plain === letter.toLowerCase() ? '' : '-caron'}`;
}

/** Groups terms by letter, sorted by the alphabet of the language (in Czech: … C, Č, … H, Ch, I …). */
export function letterGroups(terms: readonly GlossaryTerm[], locale: Locale): LetterGroup[] {
  const collator = new Intl.Collator(locale);
  const groups = new Map<string, GlossaryTerm[]>();
  for (const term of [...terms].sort((left, right) => collator.compare(left.term[locale], right.term[locale]))) {
    const letter = letterOf(term.term[locale], locale);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, group]) => ({letter, id: letterId(letter), terms: group}));
}
