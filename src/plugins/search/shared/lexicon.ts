import {editDistance} from '../../../lib/editDistance';
import type {LanguageRules} from './stem';
import {tokenize, type Token} from './tokenize';
import {allowedTypos, beginAlike, bitCount, characterBits} from './typos';
import type {Unit} from './units';
import {MAX_EXPANSIONS, WEIGHTS} from './weights';

/** Most tokens in the cache, to bound the memory that a large index takes. */
const MAX_CACHED_TOKENS = 300_000;

type Field = keyof typeof WEIGHTS.fields;

const FIELDS = Object.keys(WEIGHTS.fields) as Field[];

/** Weight of a word in each section that contains it, by the number of the section. */
type Postings = Map<number, number>;

/** Match strength per section number, from 0 (no match) to 1. */
export type Matches = Float64Array;

/** Raises a match to at least the given strength. */
export function raise(matches: Matches, unit: number, strength: number): void {
  if (strength > matches[unit]!) {
    matches[unit] = strength;
  }
}

/** Matches of all words: the minimum strength per section. */
export function allOf([first, ...rest]: readonly Matches[]): Matches {
  const least = Float64Array.from(first ?? []);
  for (const matches of rest) {
    matches.forEach((strength, unit) => {
      least[unit] = Math.min(least[unit]!, strength);
    });
  }
  return least;
}

/** An indexed word and its edit distance from the query word. */
interface NearForm {
  form: string;
  distance: number;
}

function fieldText({page, section, ancestors}: Unit, field: Field): string {
  const isPage = section.level === 1;
  switch (field) {
    case 'title':
      return isPage ? page.title : '';
    case 'aliases':
      return isPage ? page.aliases.join('\n') : '';
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

/** Inverted index: the sections of each word, by its folded form and by its stem. */
export class Lexicon {
  private readonly byForm = new Map<string, Postings>();
  private readonly byStem = new Map<string, Postings>();
  /** All folded words, sorted, and the bit set of characters of each; 0 for words that are never matched with a typo. */
  private readonly forms: string[];
  private readonly characterSets: Uint32Array;
  /** The first spelling of each folded word, with its accents. */
  private readonly spellings = new Map<string, string>();
  private readonly tokenCache = new Map<string, Token[]>();
  private cachedTokens = 0;
  private readonly stems = new Map<string, string>();

  constructor(
    private readonly units: readonly Unit[],
    readonly rules: LanguageRules,
  ) {
    FIELDS.forEach((field) => this.addField(field));
    this.forms = [...this.byForm.keys()].sort();
    this.characterSets = Uint32Array.from(this.forms, (form) =>
      form.length > 2 && !/\d/.test(form) ? characterBits(form) : 0,
    );
  }

  /** Tokens of an indexed text, cached up to `MAX_CACHED_TOKENS`. */
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

  /** Stem of a folded word, cached. */
  stem(folded: string): string {
    let stem = this.stems.get(folded);
    if (stem === undefined) {
      stem = this.rules.stem(folded);
      this.stems.set(folded, stem);
    }
    return stem;
  }

  /** Whether the index has exactly this folded word. */
  has(folded: string): boolean {
    return this.byForm.has(folded);
  }

  /** Whether the index has the word in some form. */
  knows({folded}: Token): boolean {
    return this.has(folded) || this.byStem.has(this.stem(folded));
  }

  /** Sections that contain the word in some form. */
  match(folded: string): Matches {
    const matches = new Float64Array(this.units.length);
    this.collect(matches, folded, 1);
    return matches;
  }

  /** Raises the matches of sections that contain a word of the index in some form. */
  collect(matches: Matches, folded: string, weight: number): void {
    collectPostings(matches, this.byForm.get(folded), weight);
    collectPostings(matches, this.byStem.get(this.stem(folded)), weight * WEIGHTS.match.stem);
  }

  /** Words of the index that begin with the prefix, the shortest first. */
  withPrefix(prefix: string): string[] {
    const forms: string[] = [];
    for (let position = this.firstAt(prefix); this.forms[position]?.startsWith(prefix); position += 1) {
      forms.push(this.forms[position]!);
      if (forms.length === MAX_EXPANSIONS * 4) {
        break;
      }
    }
    return forms.sort((a, b) => a.length - b.length).slice(0, MAX_EXPANSIONS);
  }

  /** Words of the index that the word may be a misspelling of, the nearest first. */
  withTypo(word: string): NearForm[] {
    const limit = allowedTypos(word);
    const near: NearForm[] = [];
    const characters = characterBits(word);
    for (let number = 0; limit > 0 && number < this.forms.length; number += 1) {
      const form = this.forms[number]!;
      // Each missing character counts as one typo; this rules out most forms cheaply.
      const isNear = this.characterSets[number] !== 0 && bitCount(characters & ~this.characterSets[number]!) <= limit;
      if (isNear && beginAlike(word, form)) {
        // Two typos in a word that begins otherwise would match anything.
        const ownLimit = form.startsWith(word.charAt(0)) ? limit : 1;
        const distance = editDistance(word, form, ownLimit);
        if (distance <= ownLimit) {
          near.push({form, distance});
        }
      }
    }
    const lengthDifference = ({form}: NearForm) => Math.abs(form.length - word.length);
    return near
      .sort((a, b) => a.distance - b.distance || lengthDifference(a) - lengthDifference(b))
      .slice(0, MAX_EXPANSIONS);
  }

  /** The word of the index that the word is most likely a misspelling of, as it is spelled, for a suggestion. */
  nearest(word: string): string | undefined {
    const form = this.withTypo(word)[0]?.form;
    return form && (this.spellings.get(form) ?? form);
  }

  private addField(field: Field): void {
    const tokens = this.units.map((unit) => this.tokensOf(fieldText(unit, field)));
    const lengths = tokens.map(({length}) => length).filter((length) => length > 0);
    const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1);
    tokens.forEach((own, unit) => {
      const length = own.length / Math.max(average, 1);
      const weight = WEIGHTS.fields[field] / (1 - WEIGHTS.lengthNormalization + WEIGHTS.lengthNormalization * length);
      own.forEach((token) => this.addToken(token, unit, weight));
    });
  }

  private addToken({exact, folded, parts}: Token, unit: number, weight: number): void {
    if (!this.spellings.has(folded)) {
      this.spellings.set(folded, exact);
    }
    this.addForm(folded, unit, weight);
    parts.forEach((part) => this.addForm(part, unit, weight * WEIGHTS.match.part));
  }

  private addForm(folded: string, unit: number, weight: number): void {
    addPosting(this.byForm, folded, unit, weight);
    addPosting(this.byStem, this.stem(folded), unit, weight);
  }

  /** Index of the first word that does not sort before `value` (binary search). */
  private firstAt(value: string): number {
    let low = 0;
    let high = this.forms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.forms[middle]! < value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}

function addPosting(map: Map<string, Postings>, key: string, unit: number, weight: number): void {
  const postings = map.get(key) ?? new Map<number, number>();
  map.set(key, postings.set(unit, (postings.get(unit) ?? 0) + weight));
}

function collectPostings(matches: Matches, postings: Postings | undefined, factor: number): void {
  postings?.forEach((weight, unit) => raise(matches, unit, (factor * weight) / (weight + WEIGHTS.saturation)));
}
