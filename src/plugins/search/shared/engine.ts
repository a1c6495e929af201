import {languageRules, stemCzech, stemEnglish, type LanguageRules} from './stem';
import {tokenize, typoDistance, type Token} from './text';
import type {SearchIndex, SearchPage} from './types';
import {unitsOf, type Unit} from './units';

/** Bounds of the work that one query can cause, whatever is typed. */
const MAX_QUERY_LENGTH = 512;
const MAX_QUERY_WORDS = 16;
const MAX_EXPANSIONS = 64;

/** Words of a query that are compared with the whole vocabulary; a reader's question holds no more mistakes. */
const MAX_CORRECTED_WORDS = 6;

/** Words whose places are remembered, to bound the memory that a large index takes. */
const MAX_CACHED_TOKENS = 300_000;

/** How much a match in a part of a section counts. Parents are the page title and the headings above. */
const FIELD_WEIGHTS = {title: 9, heading: 7, keywords: 4, defines: 5, parents: 2.2, text: 1} as const;

type Field = keyof typeof FIELD_WEIGHTS;

const FIELDS = Object.keys(FIELD_WEIGHTS) as Field[];

/** How much of a match counts by what two words share. */
const KIND_WEIGHTS = {exact: 1, folded: 0.92, stem: 0.82, root: 0.5, synonym: 0.8, part: 0.7} as const;

/** Saturation and length normalisation of BM25. */
const SATURATION = 2.2;
const LENGTH_NORMALISATION = 0.55;

/** A section that matches less of the query than this, measured by how rare the words are, is no result. */
const MINIMUM_SHARE = 0.5;

/** Results this much worse than the best one are noise. */
const MINIMUM_OF_BEST = 0.1;

/** How far a word found elsewhere on the page helps a section that matches the other words. */
const PAGE_CONTEXT = 0.22;

/** How sure a word is that is found only with one or with two typos. */
const TYPO_CERTAINTY = [1, 0.7, 0.55] as const;

/** How much of a word a section has that stands on the page only elsewhere. */
const PAGE_SHARE = 0.6;

/** How much a word such as "the" counts beside others. */
const STOP_WORD = 0.1;

/** Posts and other pages come after documents that answer as well. */
const OUTSIDE_MANUAL = 0.9;

/** A page that only leads on comes after those that it leads to. */
const LIST = 0.65;

/** A row of a table, or a definition, comes after a section that is about the same. */
const ENTRY = 0.4;

/** A section this good beside the top of its page takes the place of the top when its heading says more. */
const NEARLY_AS_GOOD = 0.5;

/** Sections that most pages have, such as "What you need", say little of their own. */
const COMMON_HEADING = 0.8;

/** Which words of the query a token of a text answers, one bit each. */
export type TokenMatcher = (token: Token) => number;

export interface RankedUnit {
  unit: Unit;
  score: number;
  /** Share of the words of the query that the section's own heading or title answers, between 0 and 1. */
  headingAnswers: number;
}

export interface EngineAnswer {
  ranked: RankedUnit[];
  matcher: TokenMatcher;
  /** Bits of all words that carry meaning. */
  allWords: number;
}

/** Sections and their weights under one key. */
interface Postings {
  units: number[];
  weights: number[];
}

/** How well each section answers, by its number; 0 where it does not. */
type Matches = Float64Array;

/** What a folded word is compared by besides itself. */
interface Reduction {
  stem: string;
  root: string;
}

interface Word {
  token: Token;
  stop: boolean;
  /** Best match by section, between 0 and 1 before rarity. */
  matches: Matches;
  /** Whether any section answers. */
  found: boolean;
  /** Other words of the index that this one may stand for, with the weight each deserves. */
  expansions: ReadonlyMap<string, number>;
  /** How sure it is that the words found are the one that was meant: 1, or less when a typo is assumed. */
  certainty: number;
}

/** Words `from` to `to` can also be said as `targets`, which must then all match. */
interface Alternative {
  from: number;
  to: number;
  targets: readonly Token[];
  weight: number;
}

function lowerBound(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** A way of saying something that the glossary knows, and the others. */
interface Phrase {
  tokens: readonly Token[];
  /** What a word of a query may have in common with each word of the phrase. */
  keys: readonly (readonly string[])[];
  others: readonly Phrase[];
}

/**
 * The word and its stems in each language of the glossary: its phrases are in both, whatever the language of the index. The
 * signs in front keep a stem of one language from meeting a word of the other.
 */
const glossaryKeys = (folded: string): string[] => [folded, `cs ${stemCzech(folded)}`, `en ${stemEnglish(folded)}`];

/** Headings that stand on more than a few pages. */
function commonHeadings(pages: readonly SearchPage[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const {sections} of pages) {
    for (const heading of new Set(sections.filter(({level}) => level > 1).map((section) => section.heading))) {
      counts.set(heading, (counts.get(heading) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count > Math.max(5, pages.length / 10)).map(([heading]) => heading));
}

function raise(matches: Matches, unit: number, weight: number): void {
  if (weight > matches[unit]!) {
    matches[unit] = weight;
  }
}

function countOf(matches: Matches): number {
  let count = 0;
  for (const strength of matches) {
    count += strength > 0 ? 1 : 0;
  }
  return count;
}

/** Where all of several words match: as well as the one that matches least. */
function allOf(words: readonly Matches[]): Matches {
  const [first, ...rest] = words;
  const least = Float64Array.from(first ?? []);
  for (const matches of rest) {
    matches.forEach((strength, unit) => {
      least[unit] = Math.min(least[unit]!, strength);
    });
  }
  return least;
}

/** The letters of a word as bits; several letters may share one. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let position = 0; position < word.length; position += 1) {
    bits |= 1 << word.charCodeAt(position) % 32;
  }
  return bits;
}

/** Mistakes forgiven in a word: none in short words and in anything with a digit, where one sign changes the meaning. */
export function allowedTypos(word: string): number {
  return /\p{N}/u.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}

/**
 * Full-text index of one language, built in memory from the index file and searched without touching anything outside.
 * Ranks sections by BM25 over weighted fields; each word of a query counts once, by the best way in which a section
 * answers it: the word itself, without diacritics, by stem, by beginning, with a typo, or by a synonym.
 */
export class SearchEngine {
  readonly language: string;
  readonly units: readonly Unit[];
  private readonly rules: LanguageRules;
  /** Number of the page of each section. */
  private readonly pageOf: readonly number[];
  private readonly exact = new Map<string, Postings>();
  private readonly forms = new Map<string, Postings>();
  private readonly stems = new Map<string, Postings>();
  private readonly roots = new Map<string, Postings>();
  private readonly sortedForms: string[];
  /** Letters of each of the sorted forms; 0 for what no typo leads to. */
  private readonly letters: Uint32Array;
  private readonly synonyms: readonly Phrase[];
  private readonly synonymsByFirstWord = new Map<string, Phrase[]>();
  private readonly tokenCache = new Map<string, Token[]>();
  private cachedTokens = 0;
  private readonly reductions = new Map<string, Reduction>();
  private readonly commonHeadings: ReadonlySet<string>;

  constructor(readonly index: SearchIndex) {
    this.language = index.language;
    this.rules = languageRules(index.language);
    this.units = unitsOf(index.pages);
    const pageNumbers = new Map(index.pages.map((page, number) => [page, number]));
    this.pageOf = this.units.map(({page}) => pageNumbers.get(page)!);
    this.commonHeadings = commonHeadings(index.pages);
    this.build();
    this.sortedForms = [...this.forms.keys()].sort();
    this.letters = Uint32Array.from(this.sortedForms, (form) =>
      form.length > 2 && !/\d/.test(form) ? lettersOf(form) : 0,
    );
    this.synonyms = index.synonyms.flatMap((group) => {
      const phrases: Phrase[] = group.map((phrase) => {
        const tokens = tokenize(phrase);
        return {tokens, keys: tokens.map(({folded}) => glossaryKeys(folded)), others: []};
      });
      phrases.forEach((phrase) => {
        phrase.others = phrases.filter((other) => other !== phrase && other.tokens.length > 0);
      });
      return phrases.filter(({tokens}) => tokens.length > 0);
    });
    for (const phrase of this.synonyms) {
      for (const key of phrase.keys[0]!) {
        this.synonymsByFirstWord.set(key, [...(this.synonymsByFirstWord.get(key) ?? []), phrase]);
      }
    }
  }

  /** Sections for a query, best first; empty for a query without a word or with nothing to show. */
  search(query: string, accepts: (unit: Unit) => boolean = () => true): EngineAnswer {
    const text = query.slice(0, MAX_QUERY_LENGTH);
    const tokens = tokenize(text, MAX_QUERY_WORDS);
    const typing = tokens.length > 0 && tokens.at(-1)!.end === text.length;
    const words = this.words(tokens, typing);
    if (words.length === 0) {
      // As Algolia: an empty query lists everything, one without any word finds nothing.
      const units = text.trim() === '' ? this.units.filter(accepts) : [];
      return {
        ranked: units.map((unit) => ({unit, score: 0, headingAnswers: 0})),
        matcher: () => 0,
        allWords: 0,
      };
    }
    const alternatives = this.alternatives(words, typing);
    const matcher = this.matcher(words, alternatives);
    const allWords = words.reduce((bits, {stop}, position) => (stop ? bits : bits | (1 << position)), 0);
    return {ranked: this.rank(words, alternatives, accepts, matcher, allWords), matcher, allWords};
  }

  /**
   * Shorter or corrected queries that find something, for a query that finds nothing.
   * @param limit how many at most
   */
  suggest(query: string, limit = 3): string[] {
    const tokens = tokenize(query.slice(0, MAX_QUERY_LENGTH), MAX_CORRECTED_WORDS);
    const found = new Set<string>();
    const corrected = tokens.map((token) =>
      this.isKnown(token) ? token.exact : (this.nearestForm(token.folded) ?? ''),
    );
    const meaningful = corrected.filter(
      (word, position) => !this.rules.stopWords.has(tokens[position]!.folded) && word,
    );
    const attempts = new Set([corrected.filter(Boolean).join(' '), meaningful.join(' '), ...meaningful]);
    for (const attempt of attempts) {
      const isNew = attempt.length > 2 && attempt !== query.trim().toLowerCase();
      if (found.size < limit && isNew && this.search(attempt).ranked.length > 0) {
        found.add(attempt);
      }
    }
    return [...found];
  }

  /** The words of a text of the index, kept for the next query as long as the index is of a usual size. */
  tokensOf(text: string): Token[] {
    let tokens = this.tokenCache.get(text);
    if (!tokens) {
      tokens = tokenize(text);
      if (this.cachedTokens < MAX_CACHED_TOKENS) {
        this.tokenCache.set(text, tokens);
        this.cachedTokens += tokens.length;
      }
    }
    return tokens;
  }

  private reduce(folded: string): Reduction {
    let reduction = this.reductions.get(folded);
    if (!reduction) {
      reduction = {stem: this.rules.stem(folded), root: this.rules.root(folded)};
      this.reductions.set(folded, reduction);
    }
    return reduction;
  }

  private fieldText(unit: Unit, field: Field): string {
    const {page, section, ancestors} = unit;
    const isPage = section.level === 1;
    switch (field) {
      case 'title':
        return isPage ? page.title : '';
      case 'heading':
        return isPage ? '' : section.heading;
      case 'keywords':
        return isPage ? page.keywords.join('\n') : '';
      case 'defines':
        return section.defines ?? '';
      case 'parents':
        return isPage ? page.area : [page.title, ...ancestors.map((ancestor) => ancestor?.heading ?? '')].join('\n');
      case 'text':
        return section.text;
      default: {
        const unexpected: never = field;
        throw new Error(`Unexpected field ${String(unexpected)}`);
      }
    }
  }

  private build(): void {
    const fieldTokens = this.units.map((unit) => FIELDS.map((field) => this.tokensOf(this.fieldText(unit, field))));
    const averages = FIELDS.map((_, field) => {
      const lengths = fieldTokens.map((fields) => fields[field]!.length).filter((length) => length > 0);
      return lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1);
    });
    for (const unit of this.units) {
      const weights = {
        exact: new Map<string, number>(),
        forms: new Map<string, number>(),
        stems: new Map<string, number>(),
        roots: new Map<string, number>(),
      };
      const add = (map: Map<string, number>, key: string, weight: number) => {
        if (key) {
          map.set(key, (map.get(key) ?? 0) + weight);
        }
      };
      FIELDS.forEach((field, fieldNumber) => {
        const tokens = fieldTokens[unit.number]![fieldNumber]!;
        const length = tokens.length / Math.max(averages[fieldNumber]!, 1);
        const weight = FIELD_WEIGHTS[field] / (1 - LENGTH_NORMALISATION + LENGTH_NORMALISATION * length);
        for (const {exact, folded, parts} of tokens) {
          const reduced = this.reduce(folded);
          add(weights.exact, exact, weight);
          add(weights.forms, folded, weight);
          add(weights.stems, reduced.stem, weight);
          add(weights.roots, reduced.root, weight);
          for (const part of parts) {
            add(weights.forms, part, weight * KIND_WEIGHTS.part);
            add(weights.stems, this.reduce(part).stem, weight * KIND_WEIGHTS.part);
          }
        }
      });
      for (const kind of ['exact', 'forms', 'stems', 'roots'] as const) {
        for (const [key, weight] of weights[kind]) {
          let postings = this[kind].get(key);
          if (!postings) {
            postings = {units: [], weights: []};
            this[kind].set(key, postings);
          }
          postings.units.push(unit.number);
          postings.weights.push(weight);
        }
      }
    }
  }

  private collect(matches: Matches, postings: Postings | undefined, kindWeight: number): boolean {
    if (!postings) {
      return false;
    }
    postings.units.forEach((unit, position) => {
      const weight = postings.weights[position]!;
      raise(matches, unit, (kindWeight * weight) / (weight + SATURATION));
    });
    return true;
  }

  /** Sections that hold the word itself, in some form. */
  private matchWord(token: Token, matches: Matches): boolean {
    const found = [
      this.collect(matches, this.exact.get(token.exact), KIND_WEIGHTS.exact),
      this.collect(matches, this.forms.get(token.folded), KIND_WEIGHTS.folded),
      this.collect(matches, this.stems.get(this.reduce(token.folded).stem), KIND_WEIGHTS.stem),
    ].some(Boolean);
    const root = this.reduce(token.folded).root;
    return this.collect(matches, root ? this.roots.get(root) : undefined, KIND_WEIGHTS.root) || found;
  }

  private formsWithPrefix(prefix: string): string[] {
    const found: string[] = [];
    for (
      let position = lowerBound(this.sortedForms, prefix);
      position < this.sortedForms.length && found.length < MAX_EXPANSIONS * 4;
      position += 1
    ) {
      const form = this.sortedForms[position]!;
      if (!form.startsWith(prefix)) {
        break;
      }
      found.push(form);
    }
    return found.sort((a, b) => a.length - b.length).slice(0, MAX_EXPANSIONS);
  }

  private formsWithTypo(word: string, openEnd: boolean): {form: string; distance: number}[] {
    const limit = allowedTypos(word);
    if (limit === 0) {
      return [];
    }
    const found: {form: string; distance: number}[] = [];
    const letters = lettersOf(word);
    for (let number = 0; number < this.sortedForms.length; number += 1) {
      const form = this.sortedForms[number]!;
      const difference = form.length - word.length;
      // Each letter of the word that the form lacks is a mistake of its own; most forms are ruled out by that.
      const isNear = this.letters[number] !== 0 && bitCount(letters & ~this.letters[number]!) <= limit;
      if (isNear && difference >= -limit && (openEnd || difference <= limit)) {
        // A mistake in the first letter is rare; allowing two mistakes there would find anything.
        const ownLimit = form.startsWith(word.charAt(0)) ? limit : 1;
        const candidate = openEnd ? form.slice(0, word.length + limit) : form;
        const distance = typoDistance(word, candidate, ownLimit, openEnd);
        if (distance <= ownLimit) {
          found.push({form, distance});
        }
      }
    }
    return found
      .sort(
        (a, b) =>
          a.distance - b.distance || Math.abs(a.form.length - word.length) - Math.abs(b.form.length - word.length),
      )
      .slice(0, MAX_EXPANSIONS);
  }

  private isKnown({folded}: Token): boolean {
    return this.forms.has(folded) || this.stems.has(this.reduce(folded).stem);
  }

  private nearestForm(word: string): string | undefined {
    let best: {form: string; distance: number} | undefined;
    const limit = word.length < 4 ? 1 : Math.ceil(word.length / 3);
    const first = word.charAt(0);
    for (let number = lowerBound(this.sortedForms, first); number < this.sortedForms.length; number += 1) {
      const form = this.sortedForms[number]!;
      if (!form.startsWith(first)) {
        break;
      }
      const wanted = Math.min(limit, (best?.distance ?? Number.POSITIVE_INFINITY) - 1);
      if (form.length > 3 && Math.abs(form.length - word.length) <= wanted) {
        const distance = typoDistance(word, form, wanted);
        if (distance <= wanted) {
          best = {form, distance};
        }
      }
    }
    return best?.form;
  }

  /** Other words of the index that this one may stand for, with the weight each deserves. */
  private expansions(
    token: Token,
    known: boolean,
    open: boolean,
    correct: boolean,
  ): Pick<Word, 'expansions' | 'certainty'> {
    const found = new Map<string, number>();
    let typos: 0 | 1 | 2 = 0;
    const {folded} = token;
    if (open || (!known && folded.length > 4)) {
      for (const form of this.formsWithPrefix(folded)) {
        if (form !== folded) {
          found.set(form, (known ? 0.45 : 0.8) * Math.sqrt(folded.length / form.length));
        }
      }
    }
    if (!known && found.size === 0 && correct) {
      const wholeWords = this.formsWithTypo(folded, false);
      const openWords = open && wholeWords.length === 0 ? this.formsWithTypo(folded, true) : [];
      for (const {form, distance} of wholeWords) {
        found.set(form, distance === 1 ? 0.7 : 0.5);
      }
      for (const {form, distance} of openWords) {
        found.set(form, (distance === 1 ? 0.5 : 0.35) * Math.sqrt(folded.length / form.length));
      }
      typos = [...wholeWords, ...openWords].some(({distance}) => distance === 1) ? 1 : 2;
    }
    return {expansions: found, certainty: TYPO_CERTAINTY[typos]};
  }

  /**
   * @param open whether the word may go on
   * @param correct whether a mistake in it is looked for
   */
  private word(token: Token, open: boolean, correct: boolean): Word {
    const matches = this.noMatches();
    const known = this.matchWord(token, matches);
    const {expansions, certainty} = this.expansions(token, known, open, correct);
    for (const [form, weight] of expansions) {
      this.collect(matches, this.forms.get(form), weight);
      // An inflected neighbour of a mistyped word is as good as the one that was met.
      this.collect(matches, this.stems.get(this.reduce(form).stem), weight * KIND_WEIGHTS.stem);
    }
    const stop = this.rules.stopWords.has(token.folded);
    return {token, stop, matches, found: known || expansions.size > 0, expansions, certainty};
  }

  private noMatches(): Matches {
    return new Float64Array(this.units.length);
  }

  /** An identifier that is not in the index as a whole: every part of it must be where it is found. */
  private wordOfParts(token: Token, open: boolean): Word {
    const parts = token.parts
      .slice(0, MAX_QUERY_WORDS)
      .map((part, number) =>
        this.word({...token, exact: part, folded: part, parts: []}, open && number === token.parts.length - 1, false),
      );
    const matches = allOf(parts.map((part) => part.matches)).map((strength) => strength * KIND_WEIGHTS.part);
    return {
      token,
      stop: false,
      matches,
      found: matches.some((strength) => strength > 0),
      expansions: new Map(),
      certainty: 1,
    };
  }

  private words(tokens: readonly Token[], typing: boolean): Word[] {
    let corrected = 0;
    const words = tokens.map((token, position) => {
      const open = typing && position === tokens.length - 1;
      corrected += this.isKnown(token) ? 0 : 1;
      const word = this.word(token, open, corrected <= MAX_CORRECTED_WORDS);
      return word.found || token.parts.length === 0 ? word : this.wordOfParts(token, open);
    });
    return words.every(({stop}) => stop) ? words.map((word) => ({...word, stop: false})) : words;
  }

  /** Rarity of a word that so many sections answer, as in BM25. */
  private rarity(sections: number): number {
    return Math.log(1 + (this.units.length - sections + 0.5) / (sections + 0.5));
  }

  private alternatives(words: readonly Word[], typing: boolean): Alternative[] {
    const found: Alternative[] = [];
    for (let from = 0; from + 1 < words.length; from += 1) {
      const together = words[from]!.token.folded + words[from + 1]!.token.folded;
      if (this.forms.has(together)) {
        found.push({from, to: from + 1, targets: tokenize(together).slice(0, 1), weight: 1});
      }
    }
    const last = words.length - 1;
    const keys = words.map(({token}) => new Set(glossaryKeys(token.folded)));
    const beingTyped = typing && words[last]!.token.folded.length > 3 ? words[last]!.token.folded : undefined;
    const isSaid = (phrase: Phrase, from: number) =>
      from + phrase.tokens.length <= words.length &&
      phrase.keys.every(
        (own, offset) =>
          own.some((key) => keys[from + offset]!.has(key)) ||
          (from + offset === last && beingTyped && phrase.tokens[offset]!.folded.startsWith(beingTyped)),
      );
    for (let from = 0; from < words.length; from += 1) {
      const candidates =
        from === last && beingTyped
          ? this.synonyms
          : new Set([...keys[from]!].flatMap((key) => this.synonymsByFirstWord.get(key) ?? []));
      for (const phrase of candidates) {
        if (isSaid(phrase, from)) {
          const to = from + phrase.tokens.length - 1;
          found.push(...phrase.others.map(({tokens}) => ({from, to, targets: tokens, weight: KIND_WEIGHTS.synonym})));
        }
      }
    }
    return found;
  }

  private matcher(words: readonly Word[], alternatives: readonly Alternative[]): TokenMatcher {
    const forms = new Map<string, number>();
    const stems = new Map<string, number>();
    const roots = new Map<string, number>();
    const add = (map: Map<string, number>, key: string, bits: number) => {
      if (key) {
        map.set(key, (map.get(key) ?? 0) | bits);
      }
    };
    words.forEach(({token, stop, expansions}, position) => {
      if (stop) {
        return;
      }
      const bit = 1 << position;
      add(forms, token.folded, bit);
      add(stems, this.reduce(token.folded).stem, bit);
      add(roots, this.reduce(token.folded).root, bit);
      token.parts.forEach((part) => add(forms, part, bit));
      for (const form of expansions.keys()) {
        add(forms, form, bit);
        add(stems, this.reduce(form).stem, bit);
      }
    });
    for (const {from, to, targets} of alternatives) {
      let bits = 0;
      for (let position = from; position <= to; position += 1) {
        bits |= 1 << position;
      }
      for (const target of targets) {
        add(forms, target.folded, bits);
        add(stems, this.reduce(target.folded).stem, bits);
      }
    }
    const known = new Map<string, number>();
    return ({folded, parts}) => {
      let bits = known.get(folded);
      if (bits === undefined) {
        const {stem, root} = this.reduce(folded);
        bits =
          (forms.get(folded) ?? 0) |
          (stems.get(stem) ?? 0) |
          (roots.get(root) ?? 0) |
          parts.reduce((found, part) => found | (forms.get(part) ?? 0), 0);
        known.set(folded, bits);
      }
      return bits;
    };
  }

  private rank(
    words: readonly Word[],
    alternatives: readonly Alternative[],
    accepts: (unit: Unit) => boolean,
    matcher: TokenMatcher,
    allWords: number,
  ): RankedUnit[] {
    const strengths = words.map(({matches}) => matches);
    const certainties = words.map(({certainty}) => certainty);
    for (const {from, to, targets, weight} of alternatives) {
      const together = allOf(
        targets.map((token) => {
          const matches = this.noMatches();
          this.matchWord(token, matches);
          return matches;
        }),
      );
      for (let position = from; position <= to; position += 1) {
        together.forEach((strength, unit) => raise(strengths[position]!, unit, strength * weight));
        certainties[position] = 1;
      }
    }
    const rarities = strengths.map(
      (matches, position) => this.rarity(countOf(matches)) * (words[position]!.stop ? STOP_WORD : 1),
    );
    const total = rarities.reduce((sum, rarity) => sum + rarity, 0);
    const around = strengths.map((matches) => this.bestOfPages(matches));

    const ranked: RankedUnit[] = [];
    for (const unit of this.units) {
      const {number} = unit;
      let score = 0;
      let share = 0;
      let isCandidate = false;
      for (let position = 0; position < words.length; position += 1) {
        const own = strengths[position]![number]!;
        const onPage = around[position]![this.pageOf[number]!]! * PAGE_CONTEXT;
        isCandidate ||= own > 0 && !words[position]!.stop;
        score += rarities[position]! * Math.max(own, onPage);
        share += rarities[position]! * certainties[position]! * (own > 0 ? 1 : onPage > 0 ? PAGE_SHARE : 0);
      }
      share /= total;
      if (isCandidate && share >= MINIMUM_SHARE) {
        ranked.push({unit, score: score * share ** 1.5, headingAnswers: 0});
      }
    }
    ranked.sort((a, b) => b.score - a.score);
    for (const candidate of ranked.slice(0, 60)) {
      this.refine(candidate, matcher, allWords);
    }
    this.preferSections(ranked);
    ranked.sort((a, b) => b.score - a.score || a.unit.number - b.unit.number);
    const best = ranked[0]?.score ?? 0;
    // Filtered last, so that a facet counts exactly what choosing it will show.
    return ranked.filter(({unit, score}) => score >= best * MINIMUM_OF_BEST && accepts(unit));
  }

  /**
   * The top of a page comes after a section of it whose heading answers more words of the query and that is nearly as good:
   * that is where the top would send the reader on to.
   */
  private preferSections(ranked: readonly RankedUnit[]): void {
    const tops = new Map(ranked.filter(({unit}) => unit.section.level === 1).map((top) => [top.unit.page, top]));
    const sections = new Map<SearchPage, RankedUnit>();
    for (const candidate of ranked) {
      const {unit, score, headingAnswers} = candidate;
      const top = tops.get(unit.page);
      const saysMore = top && unit.section.level > 1 && headingAnswers > top.headingAnswers;
      if (saysMore && score > (sections.get(unit.page)?.score ?? top.score * NEARLY_AS_GOOD)) {
        sections.set(unit.page, candidate);
      }
    }
    for (const [page, section] of sections) {
      const top = tops.get(page);
      if (top && top.score > section.score) {
        [top.score, section.score] = [section.score, top.score];
      }
    }
  }

  /** The best match on each page, by the number of the page. */
  private bestOfPages(matches: Matches): Float64Array {
    const best = new Float64Array(this.index.pages.length);
    matches.forEach((strength, unit) => raise(best, this.pageOf[unit]!, strength));
    return best;
  }

  /** Rewards a heading that is about nothing else and words that stand near each other. */
  private refine(candidate: RankedUnit, matcher: TokenMatcher, allWords: number): void {
    const {unit} = candidate;
    const heading = this.tokensOf(unit.section.heading).filter(({folded}) => !this.rules.stopWords.has(folded));
    let headingBits = 0;
    let matched = 0;
    for (const token of heading) {
      const bits = matcher(token);
      headingBits |= bits;
      matched += bits ? 1 : 0;
    }
    const wordCount = bitCount(allWords);
    const answered = wordCount ? bitCount(headingBits & allWords) / wordCount : 0;
    candidate.headingAnswers = answered;
    const coverage = heading.length ? matched / heading.length : 0;
    candidate.score *= 1 + 0.5 * answered * coverage + 0.2 * answered;
    if (wordCount > 1) {
      candidate.score *= 1 + 0.25 * this.nearness(this.tokensOf(unit.section.text), matcher, wordCount);
    }
    if (unit.page.tag === 'default') {
      candidate.score *= OUTSIDE_MANUAL;
    }
    if (unit.page.list) {
      candidate.score *= LIST;
    }
    if (unit.section.entry) {
      candidate.score *= ENTRY;
    }
    if (this.commonHeadings.has(unit.section.heading)) {
      candidate.score *= COMMON_HEADING;
    }
  }

  /** 1 when all words stand side by side somewhere, less the further apart, 0 when no two are within a short window. */
  private nearness(tokens: readonly Token[], matcher: TokenMatcher, wordCount: number): number {
    const window = wordCount * 3;
    const places: {position: number; bits: number}[] = [];
    let best = 0;
    tokens.forEach((token, position) => {
      const bits = matcher(token);
      if (!bits) {
        return;
      }
      places.push({position, bits});
      let together = 0;
      for (let back = places.length - 1; back >= 0 && position - places[back]!.position < window; back -= 1) {
        together |= places[back]!.bits;
        const distance = position - places[back]!.position + 1;
        const found = bitCount(together);
        if (found > 1) {
          best = Math.max(best, (found / wordCount) * (found / Math.max(distance, found)));
        }
      }
    });
    return best;
  }
}

export function bitCount(bits: number): number {
  let rest = bits;
  let count = 0;
  while (rest) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}
