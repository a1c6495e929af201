import MiniSearch, {type QueryCombination, type SearchOptions} from 'minisearch';
import type {LanguageRules} from './stem';
import {tokenize, type Token} from './tokenize';
import type {IndexedSection} from './indexedSections';
import {WEIGHTS} from './weights';

export type Field = keyof typeof WEIGHTS.fields;

export const FIELDS = Object.keys(WEIGHTS.fields) as Field[];

/** Begins the stem of two neighboring words written together, e.g. `+bluetooth` for "blue tooth". */
const PAIR = '+';

/** Where a word or phrase was found. */
export interface Found {
  /** How well each section matches, from 0 to 1, by the number of the section. Omits sections that do not match. */
  strengths: Map<number, number>;
  /** Indexed words and stems that matched, in folded form. */
  terms: Set<string>;
}

const NOTHING: Found = {strengths: new Map(), terms: new Set()};

export function fieldText({page, section, ancestors}: IndexedSection, field: Field): string | undefined {
  const isPage = section.level === 1;
  switch (field) {
    case 'names':
      return isPage ? [section.heading, ...page.aliases].join('\n') : undefined;
    case 'heading':
      return isPage ? undefined : section.heading;
    case 'translatedHeading':
      return section.translatedHeading;
    case 'keywords':
      return isPage ? page.keywords.join('\n') : undefined;
    case 'searchWords':
      return section.searchWords?.join('\n');
    case 'parents':
      return isPage ? page.area : ancestors.map(({heading}) => heading).join('\n');
    case 'text':
      return section.text;
  }
}

/** A longer word is not taken for a typo: neither language has one, and looking for it would take long. */
const MAX_WORD_LENGTH = 40;

/** Number of typos allowed in a word. Short words, and words with digits, must match exactly. */
function allowedTypos(word: string): number {
  return /\p{N}/u.test(word) || word.length < 4 || word.length > MAX_WORD_LENGTH ? 0 : word.length < 7 ? 1 : 2;
}

/** Spellings of a word with two neighboring letters swapped, which counts as one typo. */
const swapped = (word: string): string[] =>
  Array.from(
    {length: allowedTypos(word) > 0 ? word.length - 1 : 0},
    (_, at) => word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2),
  );

/** Whether the beginnings of two words agree up to a missing, extra or swapped letter, but not a replaced one. */
function beginAlike(word: string, other: string): boolean {
  const [[a, b, c], [x, y, z]] = [word.replaceAll('y', 'i'), other.replaceAll('y', 'i')];
  return (a === x && (b === y || b === z || c === y)) || a === y || b === x;
}

/** The sections of all pages in MiniSearch, by words and stems in folded form (`mereni`). */
export class WordIndex {
  private readonly mini: MiniSearch<IndexedSection>;
  /** Maps a folded word to its first spelling with diacritics in the index, e.g. `mereni` to `měření`. */
  private readonly spellings = new Map<string, string>();
  private readonly tokens = new Map<string, Token[]>();
  private readonly forms = new Map<string, readonly string[]>();

  constructor(
    readonly indexedSections: readonly IndexedSection[],
    readonly rules: LanguageRules,
  ) {
    this.mini = new MiniSearch<IndexedSection>({
      idField: 'number',
      fields: FIELDS,
      extractField: (from, field) => (field === 'number' ? from.number : fieldText(from, field as Field)) as string,
      tokenize: (text, field) => this.termsOf(text, field as Field),
      processTerm: (term) => term,
    });
  }

  /** Adds sections, which are in `indexedSections` already. */
  add(indexedSections: readonly IndexedSection[]): void {
    this.mini.addAll(indexedSections);
  }

  readonly tokensOf = (text: string): Token[] => {
    const tokens = this.tokens.get(text) ?? tokenize(text);
    this.tokens.set(text, tokens);
    return tokens;
  };

  stem(folded: string): string {
    return this.formsOf(folded).at(-1)!;
  }

  /**
   * Finds a word as it is and by its stem; with `open` also longer words that begin with it: by one letter only in names, by
   * two also in headings, because in texts hundreds begin so.
   */
  word(folded: string, open = false): Found {
    const prefix = (term: string) => open && term === folded;
    const fields = ['names', 'heading'].slice(0, folded.length);
    const found = open && folded.length < 3 ? this.find(this.query(folded, {prefix, fields})) : NOTHING;
    return found.terms.size > 0 ? found : this.find(this.query(folded, {prefix}));
  }

  /** Finds the words that differ from a misspelled word by the fewest typos, and their other forms. */
  nearWord(folded: string): Found {
    for (let typos = 1; typos <= allowedTypos(folded); typos += 1) {
      const near = this.find({
        queries: [this.query(folded, {fuzzy: (term) => term === folded && typos}), ...swapped(folded)],
        combineWith: 'OR',
        boostDocument: (_, term) => (beginAlike(folded, term) && !/[\d+]/.test(term) ? 1 : 0),
      });
      const forms = [...near.terms].filter((term) => this.spellings.has(term));
      if (forms.length > 0) {
        const {strengths} = this.find({combineWith: 'OR', queries: forms.map((form) => this.query(form))});
        return {strengths, terms: new Set([...forms, ...forms.map((form) => this.stem(form))])};
      }
    }
    return NOTHING;
  }

  /** Finds the sections with all words of a phrase, in the given fields if any. */
  phrase(words: readonly Token[], fields: readonly Field[] = FIELDS): Found {
    return this.find({combineWith: 'AND', queries: words.map(({folded}) => this.query(folded, {fields: [...fields]}))});
  }

  /** Returns the inverse document frequency of a word in so many sections, as in BM25. */
  rarity(sections: number): number {
    return Math.log(1 + (this.indexedSections.length - sections + 0.5) / (sections + 0.5));
  }

  /** Returns the word, with its diacritics, that is most similar to the misspelled `word`, if any. */
  nearest(word: string): string | undefined {
    const [near = ''] = this.nearWord(word).terms;
    return this.spellings.get(near);
  }

  /** The query for a word as it is, by its stem, and as two words that are written together elsewhere. */
  private query(folded: string, options: SearchOptions = {}): QueryCombination {
    return {
      queries: [folded],
      combineWith: 'OR',
      boostTerm: (term) => (term === folded ? 1 : term.startsWith(PAIR) ? WEIGHTS.match.pair : WEIGHTS.match.stem),
      ...options,
    };
  }

  private find(query: QueryCombination): Found {
    const options: SearchOptions = {
      boost: WEIGHTS.fields,
      bm25: WEIGHTS.bm25,
      weights: WEIGHTS.weights,
      tokenize: (word) => [...this.formsOf(word), PAIR + this.stem(word)],
    };
    const strengths = new Map<number, number>();
    const terms = new Set<string>();
    const results = this.mini.search(query, options);
    const rarity = this.rarity(results.length);
    for (const {id, score, queryTerms, match} of results) {
      // MiniSearch multiplies the score by the number of terms, and rare words count for more.
      const own = score / queryTerms.length / rarity;
      strengths.set(id as number, own / (own + WEIGHTS.saturation));
      Object.keys(match).forEach((term) => terms.add(term));
    }
    return {strengths, terms};
  }

  /** Returns a word and its stem, if that is another one. */
  private formsOf(word: string): readonly string[] {
    let forms = this.forms.get(word);
    if (!forms) {
      const stem = this.rules.stem(word);
      forms = stem === word ? [word] : [word, stem];
      this.forms.set(word, forms);
    }
    return forms;
  }

  /** Words, parts of identifiers and stems of a text; in short fields also neighbors written together (`bluetooth`). */
  private termsOf(text: string, field: Field): string[] {
    const terms: string[] = [];
    let before: string | undefined;
    for (const {exact, folded, parts} of tokenize(text)) {
      if (!this.spellings.has(folded)) {
        this.spellings.set(folded, exact);
      }
      terms.push(...this.formsOf(folded));
      parts.forEach((part) => terms.push(...this.formsOf(part)));
      if (before !== undefined && field !== 'text' && field !== 'parents') {
        terms.push(PAIR + this.stem(before + folded));
      }
      before = folded;
    }
    return terms;
  }
}
