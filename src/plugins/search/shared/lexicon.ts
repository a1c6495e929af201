import type {LanguageRules} from './stem';
import {tokenize, type Token} from './tokenize';
import {allowedTypos, beginAlike, bitCount, characterBits, typoDistance} from './typos';
import type {Unit} from './units';
import {FIELD_WEIGHTS, LENGTH_NORMALISATION, MATCH_WEIGHTS, MAX_EXPANSIONS, SATURATION} from './weights';

/** Most tokens in the cache, to bound the memory that a large index takes. */
const MAX_CACHED_TOKENS = 300_000;

type Field = keyof typeof FIELD_WEIGHTS;

const FIELDS = Object.keys(FIELD_WEIGHTS) as Field[];

/** Fields whose neighbouring words readers write together. */
const NAMES: readonly Field[] = ['title', 'names', 'heading', 'also', 'keywords'];

/** Fields that also have words of the other language. */
const BILINGUAL: readonly Field[] = ['names', 'also', 'keywords', 'asked'];

/** What two words can share; `other` is the stem by the rules of the other language. */
const KINDS = ['exact', 'folded', 'stem', 'root', 'other'] as const;

type Kind = (typeof KINDS)[number];

/** Sections that contain a word, in the order of their numbers, and the weight of the word in each. */
interface Postings {
  units: number[];
  weights: number[];
}

/** How well each section answers, by its number, between 0 and 1; 0 where it does not. */
export type Matches = Float64Array;

/** Sets a match to the strength unless it is already stronger. */
export function raise(matches: Matches, unit: number, strength: number): void {
  if (strength > matches[unit]!) {
    matches[unit] = strength;
  }
}

/** Where all of several words match: as well as the one that matches least. */
export function allOf([first, ...rest]: readonly Matches[]): Matches {
  const least = Float64Array.from(first ?? []);
  for (const matches of rest) {
    matches.forEach((strength, unit) => {
      least[unit] = Math.min(least[unit]!, strength);
    });
  }
  return least;
}

/** A word of the index and how many typos lead to it. */
interface NearForm {
  form: string;
  distance: number;
}

function fieldText({page, section, ancestors}: Unit, field: Field): string {
  const isPage = section.level === 1;
  switch (field) {
    case 'title':
      return isPage ? page.title : '';
    case 'names':
      return isPage ? page.aliases.join('\n') : '';
    case 'heading':
      return isPage ? '' : section.heading;
    case 'also':
      return section.translatedHeading ?? '';
    case 'keywords':
      return isPage ? page.keywords.join('\n') : '';
    case 'asked':
      return section.keywords?.join('\n') ?? '';
    case 'defines':
      return section.defines ?? '';
    case 'parents':
      return isPage ? page.area : [page.title, ...ancestors.map((ancestor) => ancestor?.heading ?? '')].join('\n');
    case 'text':
      return section.text;
  }
}

/** Inverted index: the sections of each word, by its exact, folded, stemmed and root form. */
export class Lexicon {
  private readonly postings: Record<Kind, Map<string, Postings>> = {
    exact: new Map(),
    folded: new Map(),
    stem: new Map(),
    root: new Map(),
    other: new Map(),
  };
  /** All folded words, sorted, and the bit set of characters of each; 0 for words that are never matched with a typo. */
  private readonly forms: string[];
  private readonly characterSets: Uint32Array;
  /** Spellings of each folded word, with their accents. */
  private readonly spellings = new Map<string, string[]>();
  /** Two neighbouring words of a name, by what they are written together. */
  private readonly compounds = new Map<string, readonly [string, string]>();
  private readonly tokenCache = new Map<string, Token[]>();
  private readonly phrases = new WeakMap<readonly Token[], ReadonlyMap<number, number>>();
  private cachedTokens = 0;
  private readonly reductions = new Map<string, {stem: string; root: string}>();

  constructor(
    private readonly units: readonly Unit[],
    readonly rules: LanguageRules,
    private readonly otherRules: LanguageRules,
  ) {
    const tokens = FIELDS.map((field) => units.map((unit) => this.tokensOf(fieldText(unit, field))));
    const averages = tokens.map((ofField) => {
      const lengths = ofField.map(({length}) => length).filter((length) => length > 0);
      return lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1);
    });
    for (const {number} of units) {
      FIELDS.forEach((field, position) => {
        const own = tokens[position]![number]!;
        const length = own.length / Math.max(averages[position]!, 1);
        const weight = FIELD_WEIGHTS[field] / (1 - LENGTH_NORMALISATION + LENGTH_NORMALISATION * length);
        own.forEach((token, place) => {
          this.addToken(token, number, weight);
          if (BILINGUAL.includes(field)) {
            this.add('other', this.otherRules.stem(token.folded), number, weight);
          }
          const next = own[place + 1];
          if (next && NAMES.includes(field)) {
            this.compounds.set(this.rules.stem(token.folded + next.folded), [token.folded, next.folded]);
          }
        });
      });
    }
    this.forms = [...this.postings.folded.keys()].sort();
    this.characterSets = Uint32Array.from(this.forms, (form) =>
      form.length > 2 && !/\d/.test(form) ? characterBits(form) : 0,
    );
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

  /** Stem and root of a folded word, cached. */
  reduce(folded: string): {stem: string; root: string} {
    let reduction = this.reductions.get(folded);
    if (!reduction) {
      reduction = {stem: this.rules.stem(folded), root: this.rules.root(folded)};
      this.reductions.set(folded, reduction);
    }
    return reduction;
  }

  /** Whether the index has exactly this folded word. */
  has(folded: string): boolean {
    return this.postings.folded.has(folded);
  }

  /** Whether the index has the word in some form. */
  knows({folded}: Token): boolean {
    return this.has(folded) || this.postings.stem.has(this.reduce(folded).stem);
  }

  /** The two words of a name that a word is written together of. */
  partsOf(folded: string): readonly string[] {
    return this.compounds.get(this.rules.stem(folded)) ?? [];
  }

  /** Matches of nothing, one entry per section. */
  noMatches(): Matches {
    return new Float64Array(this.units.length);
  }

  /** Sections that contain the word itself, in some form. */
  match({exact, folded}: Pick<Token, 'exact' | 'folded'>): Matches {
    const keys = {exact, folded, ...this.reduce(folded), other: this.otherRules.stem(folded)};
    const matches = this.noMatches();
    KINDS.forEach((kind) => this.collect(matches, kind, keys[kind], MATCH_WEIGHTS[kind]));
    return matches;
  }

  /** Sections that contain all words of a phrase, kept for the next key: a query that goes on has the same phrases. */
  matchAll(phrase: readonly Token[]): ReadonlyMap<number, number> {
    const matches = () => allOf(phrase.map((token) => this.match(token))).entries();
    const found = this.phrases.get(phrase) ?? new Map([...matches()].filter(([, strength]) => strength > 0));
    this.phrases.set(phrase, found);
    return found;
  }

  /** Adds the sections that contain another word of the index, in any inflected form. */
  collectForm(matches: Matches, form: string, weight: number): void {
    this.collect(matches, 'folded', form, weight);
    const {stem, root} = this.reduce(form);
    this.collect(matches, 'stem', stem, weight * MATCH_WEIGHTS.stem);
    this.collect(matches, 'root', root, weight * MATCH_WEIGHTS.root);
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

  /**
   * Words of the index that the word may be a misspelling of, the nearest first. Accents that were typed are meant: one of
   * them may be wrong besides the typos.
   * @param openEnd whether the word may go on, as while it is being typed
   */
  withTypo({exact, folded: word}: Token, openEnd: boolean): NearForm[] {
    const limit = allowedTypos(word);
    const near: NearForm[] = [];
    const characters = characterBits(word);
    for (let number = 0; limit > 0 && number < this.forms.length; number += 1) {
      const form = this.forms[number]!;
      const difference = form.length - word.length;
      // Each character that the form lacks is a typo of its own; this rules out most forms cheaply.
      const isNear = this.characterSets[number] !== 0 && bitCount(characters & ~this.characterSets[number]!) <= limit;
      if (isNear && difference >= -limit && (openEnd || difference <= limit)) {
        // Two typos in a word that begins otherwise would match anything.
        const ownLimit = form.startsWith(word.charAt(0)) ? limit : 1;
        const end = openEnd ? word.length + limit : form.length;
        const distance = typoDistance(word, form.slice(0, end), ownLimit, openEnd);
        const isMeant = (spelling: string) =>
          typoDistance(exact, spelling.slice(0, end), distance + 1, openEnd) <= distance + 1;
        if (
          distance <= ownLimit &&
          beginAlike(word, form) &&
          (exact === word || (this.spellings.get(form) ?? [form]).some(isMeant))
        ) {
          near.push({form, distance});
        }
      }
    }
    const lengthDifference = ({form}: NearForm) => Math.abs(form.length - word.length);
    return near
      .sort((a, b) => a.distance - b.distance || lengthDifference(a) - lengthDifference(b))
      .slice(0, MAX_EXPANSIONS);
  }

  /** The word of the index that is most similar, as it is spelled, for a suggestion; it begins with the same character. */
  nearest(word: string): string | undefined {
    let best: NearForm | undefined;
    const limit = Math.round(word.length / 4);
    const first = word.charAt(0);
    for (let position = this.firstAt(first); this.forms[position]?.startsWith(first); position += 1) {
      const form = this.forms[position]!;
      const wanted = Math.min(limit, (best?.distance ?? Number.POSITIVE_INFINITY) - 1);
      if (form.length > 3 && Math.abs(form.length - word.length) <= wanted) {
        const distance = typoDistance(word, form, wanted);
        best = distance <= wanted ? {form, distance} : best;
      }
    }
    return best && (this.spellings.get(best.form)?.[0] ?? best.form);
  }

  private addToken({exact, folded, parts}: Token, unit: number, weight: number): void {
    const keys = {exact, folded, ...this.reduce(folded), other: ''};
    const spellings = this.spellings.get(folded) ?? [];
    if (!spellings.includes(exact)) {
      this.spellings.set(folded, [...spellings, exact]);
    }
    KINDS.forEach((kind) => this.add(kind, keys[kind], unit, weight));
    for (const part of parts) {
      this.add('folded', part, unit, weight * MATCH_WEIGHTS.part);
      this.add('stem', this.reduce(part).stem, unit, weight * MATCH_WEIGHTS.part);
    }
  }

  private add(kind: Kind, key: string, unit: number, weight: number): void {
    if (!key) {
      return;
    }
    let postings = this.postings[kind].get(key);
    if (!postings) {
      postings = {units: [], weights: []};
      this.postings[kind].set(key, postings);
    }
    const last = postings.units.length - 1;
    if (postings.units[last] === unit) {
      postings.weights[last]! += weight;
    } else {
      postings.units.push(unit);
      postings.weights.push(weight);
    }
  }

  private collect(matches: Matches, kind: Kind, key: string, kindWeight: number): void {
    const postings = key ? this.postings[kind].get(key) : undefined;
    postings?.units.forEach((unit, position) => {
      const weight = postings.weights[position]!;
      raise(matches, unit, (kindWeight * weight) / (weight + SATURATION));
    });
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
