import type {LanguageRules} from './stem';
import {tokenize, type Token} from './tokenize';
import type {Unit} from './units';
import {Vocabulary} from './vocabulary';
import {WEIGHTS} from './weights';

type Field = keyof typeof WEIGHTS.fields;

const FIELDS = Object.keys(WEIGHTS.fields) as Field[];

/** Maps section numbers to the weight of one word there. Omits sections without the word. */
type Postings = Map<number, number>;

/** How well a word matches each section, from 0 (no match) to 1. Indexed by section number. */
export type Matches = Float64Array;

/** Raises `matches[unit]` to `strength`. Changes nothing when the value is already higher. */
export function keepStronger(matches: Matches, unit: number, strength: number): void {
  if (strength > matches[unit]!) {
    matches[unit] = strength;
  }
}

/** Combines the matches of several words: each section gets its weakest match, or 0 if it lacks a word. */
export function weakestOf([first, ...rest]: readonly Matches[]): Matches {
  const least = Float64Array.from(first ?? []);
  for (const matches of rest) {
    matches.forEach((strength, unit) => {
      least[unit] = Math.min(least[unit]!, strength);
    });
  }
  return least;
}

function fieldText({page, section, ancestors}: Unit, field: Field): string {
  const isPage = section.level === 1;
  switch (field) {
    case 'names':
      return isPage ? [page.title, ...page.aliases].join('\n') : '';
    case 'heading':
      return isPage ? '' : section.heading;
    case 'translatedHeading':
      return section.translatedHeading ?? '';
    case 'keywords':
      return isPage ? page.keywords.join('\n') : '';
    case 'searchWords':
      return section.keywords?.join('\n') ?? '';
    case 'parents':
      return isPage ? page.area : [page.title, ...ancestors.map((ancestor) => ancestor?.heading ?? '')].join('\n');
    case 'text':
      return section.text;
  }
}

/** Inverted index: finds the sections with a word, and the words with a stem. Words are folded (`mereni`). */
export class Lexicon {
  readonly vocabulary: Vocabulary;
  private readonly postings = new Map<string, Postings>();
  private readonly formsByStem = new Map<string, string[]>();
  /** Pairs of neighboring words from all fields except `text`, keyed by the joined words, e.g. `bluetooth`. */
  private readonly compounds = new Map<string, readonly Token[]>();
  private readonly pageNames: ReadonlySet<string>;
  /** Maps a folded word to its first spelling with diacritics in the index, e.g. `mereni` to `měření`. */
  private readonly spellings = new Map<string, string>();
  private readonly tokenCache = new Map<string, Token[]>();
  private readonly stems = new Map<string, string>();

  constructor(
    private readonly units: readonly Unit[],
    readonly rules: LanguageRules,
  ) {
    FIELDS.forEach((field) => this.addField(field));
    const names = units.flatMap(({page}) => [page.title, ...page.aliases]);
    this.pageNames = new Set(names.map((name) => this.stemsOf(this.tokensOf(name))));
    this.vocabulary = new Vocabulary([...this.postings.keys()]);
    for (const form of this.postings.keys()) {
      const stem = this.stem(form);
      this.formsByStem.set(stem, [...(this.formsByStem.get(stem) ?? []), form]);
    }
  }

  tokensOf(text: string): Token[] {
    let tokens = this.tokenCache.get(text);
    if (!tokens) {
      tokens = tokenize(text);
      this.tokenCache.set(text, tokens);
    }
    return tokens;
  }

  stem(folded: string): string {
    let stem = this.stems.get(folded);
    if (stem === undefined) {
      stem = this.rules.stem(folded);
      this.stems.set(folded, stem);
    }
    return stem;
  }

  has(folded: string): boolean {
    return this.postings.has(folded);
  }

  /** Whether the index contains this word or another word with the same stem. */
  knows(folded: string): boolean {
    return this.has(folded) || this.formsByStem.has(this.stem(folded));
  }

  /** Whether the words form the name of a page. Ignores stop words, and compares only stems. */
  isPageName(words: readonly Token[]): boolean {
    return this.pageNames.has(this.stemsOf(words));
  }

  /** Splits a word such as `bluetooth` into two that stand together (`blue tooth`) in a name, heading or keyword. */
  splitCompound(folded: string): readonly Token[] {
    return this.compounds.get(folded) ?? [];
  }

  /** Returns how well a word, or another form of the word, matches each section. */
  match(folded: string): Matches {
    const matches = new Float64Array(this.units.length);
    this.addMatches(matches, folded, 1);
    return matches;
  }

  /** Adds a word's matches and those of its other forms, times `weight`. A section keeps its strongest match. */
  addMatches(matches: Matches, folded: string, weight: number): void {
    addPostings(matches, this.postings.get(folded), weight);
    addPostings(matches, this.postingsOfStem(folded), weight * WEIGHTS.match.stem);
  }

  /** Returns the indexed word, with its diacritics, that is most similar to the misspelled `word`, if any. */
  nearest(word: string): string | undefined {
    const near = this.vocabulary.withTypo(word)[0]?.word;
    return near && (this.spellings.get(near) ?? near);
  }

  private stemsOf(words: readonly Token[]): string {
    const contentWords = words.filter(({folded}) => !this.rules.stopWords.has(folded));
    return contentWords.map(({folded}) => this.stem(folded)).join(' ');
  }

  private addField(field: Field): void {
    const tokens = this.units.map((unit) => this.tokensOf(fieldText(unit, field)));
    const lengths = tokens.map(({length}) => length).filter((length) => length > 0);
    const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1);
    // A query is like one of the search words, however many there are.
    const normalization = field === 'searchWords' ? WEIGHTS.phraseNormalization : WEIGHTS.lengthNormalization;
    tokens.forEach((own, unit) => {
      const length = own.length / Math.max(average, 1);
      const weight = WEIGHTS.fields[field] / (1 - normalization + normalization * length);
      own.forEach((token) => this.addToken(token, unit, weight));
      if (field !== 'text') {
        own
          .slice(1)
          .forEach((token, before) => this.compounds.set(own[before]!.folded + token.folded, [own[before]!, token]));
      }
    });
  }

  private addToken({exact, folded, parts}: Token, unit: number, weight: number): void {
    if (!this.spellings.has(folded)) {
      this.spellings.set(folded, exact);
    }
    this.addForm(folded, unit, weight);
    parts.forEach((part) => this.addForm(part, unit, weight));
  }

  private addForm(folded: string, unit: number, weight: number): void {
    let postings = this.postings.get(folded);
    if (!postings) {
      postings = new Map();
      this.postings.set(folded, postings);
    }
    postings.set(unit, (postings.get(unit) ?? 0) + weight);
  }

  /** Adds up the postings of all words with the same stem; `undefined` if `folded` is the only one. */
  private postingsOfStem(folded: string): Postings | undefined {
    const forms = this.formsByStem.get(this.stem(folded)) ?? [];
    if (forms.length === 1 && forms[0] === folded) {
      return undefined;
    }
    const sum: Postings = new Map();
    for (const form of forms) {
      this.postings.get(form)?.forEach((weight, unit) => sum.set(unit, (sum.get(unit) ?? 0) + weight));
    }
    return sum;
  }
}

function addPostings(matches: Matches, postings: Postings | undefined, factor: number): void {
  postings?.forEach((weight, unit) => keepStronger(matches, unit, (factor * weight) / (weight + WEIGHTS.saturation)));
}
