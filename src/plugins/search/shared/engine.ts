import {languageRules, stemCzech, stemEnglish, type LanguageRules} from './stem';
import {tokenize, typoDistance, type Token} from './text';
import type {SearchIndex, SearchPage} from './types';
import {unitsOf, type Unit} from './units';

/** Bounds of the work that one query can cause, whatever is typed. */
const MAX_QUERY_LENGTH = 512;
const MAX_QUERY_WORDS = 16;
const MAX_EXPANSIONS = 64;

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

/** Posts and other pages come after documents that answer as well. */
const OUTSIDE_MANUAL = 0.9;

/** A page that only leads on comes after those that it leads to. */
const LIST = 0.65;

/** A row of a table, or a definition, comes after a section that is about the same. */
const ENTRY = 0.4;

/** Sections that most pages have, such as "What you need", say little of their own. */
const COMMON_HEADING = 0.8;

/** Which words of the query a token of a text answers, one bit each. */
export type TokenMatcher = (token: Token) => number;

export interface RankedUnit {
  unit: Unit;
  score: number;
  /** Whether the section's own heading or title answers a word of the query. */
  headingMatches: boolean;
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

type Matches = Map<number, number>;

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
  rarity: number;
  /** Other words of the index that this one may stand for, with the weight each deserves. */
  expansions: ReadonlyMap<string, number>;
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

/** Stems in each language of the glossary: its phrases are in both, whatever the language of the index. */
const glossaryStems = (folded: string): string[] => [stemCzech(folded), stemEnglish(folded)];

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
  if (weight > (matches.get(unit) ?? 0)) {
    matches.set(unit, weight);
  }
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
  private readonly exact = new Map<string, Postings>();
  private readonly forms = new Map<string, Postings>();
  private readonly stems = new Map<string, Postings>();
  private readonly roots = new Map<string, Postings>();
  private readonly sortedForms: string[];
  private readonly synonyms: {tokens: Token[]; stems: string[][]}[][];
  private readonly tokenCache = new Map<string, Token[]>();
  private cachedTokens = 0;
  private readonly reductions = new Map<string, Reduction>();
  private readonly commonHeadings: ReadonlySet<string>;

  constructor(readonly index: SearchIndex) {
    this.language = index.language;
    this.rules = languageRules(index.language);
    this.units = unitsOf(index.pages);
    this.commonHeadings = commonHeadings(index.pages);
    this.build();
    this.sortedForms = [...this.forms.keys()].sort();
    this.synonyms = index.synonyms.map((group) =>
      group.map((phrase) => {
        const tokens = tokenize(phrase);
        return {tokens, stems: tokens.map(({folded}) => glossaryStems(folded))};
      }),
    );
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
        ranked: units.map((unit) => ({unit, score: 0, headingMatches: false})),
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
    const tokens = tokenize(query.slice(0, MAX_QUERY_LENGTH), MAX_QUERY_WORDS);
    const found = new Set<string>();
    const corrected = tokens.map((token) =>
      this.isKnown(token) ? token.exact : (this.nearestForm(token.folded) ?? ''),
    );
    const meaningful = corrected.filter(
      (word, position) => !this.rules.stopWords.has(tokens[position]!.folded) && word,
    );
    const attempts = [corrected.filter(Boolean).join(' '), meaningful.join(' '), ...meaningful];
    for (const attempt of attempts) {
      if (attempt.length > 2 && attempt !== query.trim().toLowerCase() && this.search(attempt).ranked.length > 0) {
        found.add(attempt);
      }
    }
    return [...found].slice(0, limit);
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
    for (const form of this.sortedForms) {
      const difference = form.length - word.length;
      if (difference >= -limit && (openEnd || difference <= limit) && form.length > 2 && !/\d/.test(form)) {
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
    for (const form of this.sortedForms) {
      if (form.length > 3 && Math.abs(form.length - word.length) <= limit && form.startsWith(word.charAt(0))) {
        const distance = typoDistance(word, form, limit);
        if (distance <= limit && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) {
          best = {form, distance};
        }
      }
    }
    return best?.form;
  }

  /** Other words of the index that this one may stand for, with the weight each deserves. */
  private expansions(token: Token, known: boolean, open: boolean): Map<string, number> {
    const found = new Map<string, number>();
    const {folded} = token;
    if (open || (!known && folded.length > 4)) {
      for (const form of this.formsWithPrefix(folded)) {
        if (form !== folded) {
          found.set(form, (known ? 0.45 : 0.8) * Math.sqrt(folded.length / form.length));
        }
      }
    }
    if (!known && found.size === 0) {
      const wholeWords = this.formsWithTypo(folded, false);
      for (const {form, distance} of wholeWords) {
        found.set(form, distance === 1 ? 0.7 : 0.5);
      }
      if (open && wholeWords.length === 0) {
        for (const {form, distance} of this.formsWithTypo(folded, true)) {
          found.set(form, (distance === 1 ? 0.5 : 0.35) * Math.sqrt(folded.length / form.length));
        }
      }
    }
    return found;
  }

  private word(token: Token, open: boolean): Word {
    const matches: Matches = new Map();
    const known = this.matchWord(token, matches);
    const expansions = this.expansions(token, known, open);
    for (const [form, weight] of expansions) {
      this.collect(matches, this.forms.get(form), weight);
      // An inflected neighbour of a mistyped word is as good as the one that was met.
      this.collect(matches, this.stems.get(this.reduce(form).stem), weight * KIND_WEIGHTS.stem);
    }
    const stop = this.rules.stopWords.has(token.folded);
    return {token, stop, matches, rarity: this.rarity(matches.size), expansions};
  }

  /** An identifier that is not in the index as a whole: every part of it must be where it is found. */
  private wordOfParts(token: Token, open: boolean): Word {
    const parts = token.parts
      .slice(0, MAX_QUERY_WORDS)
      .map((part, number) =>
        this.word({...token, exact: part, folded: part, parts: []}, open && number === token.parts.length - 1),
      );
    const matches: Matches = new Map();
    for (const [unit, first] of parts[0]!.matches) {
      const least = parts.reduce((strength, part) => Math.min(strength, part.matches.get(unit) ?? 0), first);
      if (least > 0) {
        matches.set(unit, least * KIND_WEIGHTS.part);
      }
    }
    return {token, stop: false, matches, rarity: this.rarity(matches.size), expansions: new Map()};
  }

  private words(tokens: readonly Token[], typing: boolean): Word[] {
    const words = tokens.map((token, position) => {
      const open = typing && position === tokens.length - 1;
      const word = this.word(token, open);
      return word.matches.size > 0 || token.parts.length === 0 ? word : this.wordOfParts(token, open);
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
    const stems = words.map(({token}) => glossaryStems(token.folded));
    for (const group of this.synonyms) {
      for (const source of group) {
        const size = source.stems.length;
        for (let from = 0; from + size <= words.length; from += 1) {
          const said = source.stems.every((stem, offset) => {
            const position = from + offset;
            const isBeingTyped = typing && position === words.length - 1;
            const {folded} = words[position]!.token;
            return (
              stem.some((own, language) => own === stems[position]![language]) ||
              source.tokens[offset]!.folded === folded ||
              (isBeingTyped && folded.length > 3 && source.tokens[offset]!.folded.startsWith(folded))
            );
          });
          if (said) {
            for (const target of group) {
              if (target !== source) {
                found.push({from, to: from + size - 1, targets: target.tokens, weight: KIND_WEIGHTS.synonym});
              }
            }
          }
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
    const strengths = words.map(({matches}) => new Map(matches));
    const rarities = words.map(({rarity}) => rarity);
    for (const {from, to, targets, weight} of alternatives) {
      const targetMatches = targets.map((token) => {
        const matches: Matches = new Map();
        this.matchWord(token, matches);
        return matches;
      });
      for (const [unit, first] of targetMatches[0] ?? []) {
        const strength = targetMatches.reduce((least, matches) => Math.min(least, matches.get(unit) ?? 0), first);
        if (strength > 0) {
          for (let position = from; position <= to; position += 1) {
            raise(strengths[position]!, unit, strength * weight);
          }
        }
      }
    }
    strengths.forEach((matches, position) => {
      rarities[position] = this.rarity(matches.size) * (words[position]!.stop ? 0.1 : 1);
    });
    const total = rarities.reduce((sum, rarity) => sum + rarity, 0);

    const pageStrengths = strengths.map((matches) => {
      const best = new Map<SearchPage, number>();
      for (const [unit, strength] of matches) {
        const {page} = this.units[unit]!;
        best.set(page, Math.max(best.get(page) ?? 0, strength));
      }
      return best;
    });

    const candidates = new Set<number>();
    strengths.forEach((matches, position) => {
      if (!words[position]!.stop) {
        for (const unit of matches.keys()) {
          candidates.add(unit);
        }
      }
    });

    const ranked: RankedUnit[] = [];
    for (const number of candidates) {
      const unit = this.units[number]!;
      let score = 0;
      let share = 0;
      strengths.forEach((matches, position) => {
        const own = matches.get(number) ?? 0;
        const around = (pageStrengths[position]!.get(unit.page) ?? 0) * PAGE_CONTEXT;
        score += rarities[position]! * Math.max(own, around);
        share += rarities[position]! * (own > 0 ? 1 : around > 0 ? 0.6 : 0);
      });
      share /= total;
      if (share >= MINIMUM_SHARE) {
        ranked.push({unit, score: score * share ** 1.5, headingMatches: false});
      }
    }
    ranked.sort((a, b) => b.score - a.score);
    for (const candidate of ranked.slice(0, 60)) {
      this.refine(candidate, matcher, allWords);
    }
    ranked.sort((a, b) => b.score - a.score || a.unit.number - b.unit.number);
    const best = ranked[0]?.score ?? 0;
    // Filtered last, so that a facet counts exactly what choosing it will show.
    return ranked.filter(({unit, score}) => score >= best * MINIMUM_OF_BEST && accepts(unit));
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
    candidate.headingMatches = headingBits !== 0;
    const wordCount = bitCount(allWords);
    const answered = wordCount ? bitCount(headingBits & allWords) / wordCount : 0;
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
