import type {Thesaurus} from './thesaurus';
import {tokenize, type Token} from './tokenize';
import {MAX_CORRECTED_WORDS, MAX_QUERY_WORDS, WEIGHTS} from './weights';
import type {Found, WordIndex} from './words';

/** A word of a search query, with what it found. */
export interface QueryWord {
  token: Token;
  /** Whether the word is a stop word, e.g. "the". When a query has only stop words, this is `false` for all of them. */
  stop: boolean;
  /** How well each section matches the word, from 0 to 1, by the number of the section. */
  strengths: Map<number, number>;
  /** Confidence that the matches are for the intended word: 1, or lower when it may be mistyped. */
  certainty: number;
}

type LookedUp = QueryWord & Found;

/** A parsed search query, with the matches of its words in the index. */
export interface Query {
  /** Words of the query except those in `ignored`. Empty when too few words match to answer the query. */
  words: readonly QueryWord[];
  /** Words that match nothing and are left out, as the reader typed them. Empty if nothing is left out or searched. */
  ignored: readonly string[];
  /** Returns the query words that match a given word of a text, as a bit mask. Bit 0 is the first word of the query. */
  matcher: (token: Token) => number;
  /** Bit mask of all query words except stop words and those in `ignored`. Bit 0 is the first word. */
  allWords: number;
  /** Whether the query is blank. */
  isEmpty: boolean;
}

/** What stands for the words `from` to `to` of a query; its matches count less by the factor `weight`. */
interface Alternative {
  from: number;
  to: number;
  found: Found;
  weight: number;
}

/** Returns the number of bits that are 1, e.g. 2 for `0b101`. */
export const bitCount = (bits: number): number => bits.toString(2).replaceAll('0', '').length;

/** Looks up the words of a query. @param typing whether the last word may be incomplete */
function lookUp(tokens: readonly Token[], typing: boolean, index: WordIndex): LookedUp[] {
  let unknown = 0;
  const words = tokens.map((token, position): LookedUp => {
    const {folded} = token;
    const open = typing && position === tokens.length - 1;
    const stop = index.rules.stopWords.has(folded);
    const found = index.word(folded, open);
    unknown += found.terms.size === 0 ? 1 : 0;
    const near = found.terms.size === 0 && unknown <= MAX_CORRECTED_WORDS ? index.nearWord(folded) : undefined;
    return near && near.terms.size > 0
      ? {token, stop, certainty: WEIGHTS.typoCertainty, ...near}
      : {token, stop, certainty: 1, ...found};
  });
  return words.every(({stop}) => stop) ? words.map((word) => ({...word, stop: false})) : words;
}

function alternativesOf(words: readonly LookedUp[], index: WordIndex, thesaurus: Thesaurus): Alternative[] {
  const tokens = words.map(({token}) => token);
  // A mistyped word uses the synonyms of the nearest indexed word.
  const corrected = words.map(({token, certainty, terms: [near]}) =>
    certainty < 1 && near ? {...token, folded: near} : token,
  );
  const joined = tokens.slice(1).map((token, from): Alternative => {
    const found = index.word(tokens[from]!.folded + token.folded);
    return {from, to: from + 1, found, weight: 1};
  });
  const synonyms = thesaurus
    .paraphrases(corrected)
    .map(({targets, ...at}): Alternative => ({...at, found: index.phrase(targets), weight: WEIGHTS.match.synonym}));
  return [...joined, ...synonyms].filter(({found}) => found.strengths.size > 0);
}

/** The word at a place of the query, with the matches of its alternatives. One that is joined with another is no typo. */
function withAlternatives(word: LookedUp, at: number, all: readonly Alternative[]): LookedUp {
  const alternatives = all.filter(({from, to}) => from <= at && at <= to);
  const certainty = alternatives.some(({weight}) => weight === 1) ? 1 : word.certainty;
  const strengths = new Map(word.strengths);
  for (const {found, weight} of alternatives) {
    found.strengths.forEach((strength, number) =>
      strengths.set(number, Math.max(strengths.get(number) ?? 0, strength * weight * certainty)),
    );
  }
  return {...word, certainty, strengths};
}

/** Returns the words that match nothing. Returns `undefined` if the other words are too few or unsure for an answer. */
function ignoredWords(words: readonly QueryWord[], index: WordIndex): QueryWord[] | undefined {
  const contentWords = words.filter(({stop}) => !stop);
  const unmatched = contentWords.filter(({strengths}) => strengths.size === 0);
  const certain = contentWords.filter(
    ({certainty, strengths}) => certainty === 1 && Math.max(0, ...strengths.values()) >= WEIGHTS.minMatch,
  );
  const certainTokens = certain.map(({token}) => token);
  const isName = () => index.phrase(certainTokens, ['names']).terms.size > 0;
  const share = certain.length / contentWords.length;
  if (contentWords.length > 1 && share < 0.5) {
    return undefined;
  }
  return unmatched.length === 0 || share > 0.5 || (share === 0.5 && isName()) ? unmatched : undefined;
}

/** Parses a query and looks up its words. Any text is valid; what exceeds the limits of `weights.ts` is cut. */
export function parseQuery(typed: string, index: WordIndex, thesaurus: Thesaurus): Query {
  const text = typed.trimEnd();
  const tokens = tokenize(text, MAX_QUERY_WORDS);
  const lookedUp = lookUp(tokens, tokens.at(-1)?.end === text.length, index);
  const alternatives = alternativesOf(lookedUp, index, thesaurus);
  const words = lookedUp.map((word, at) => withAlternatives(word, at, alternatives));
  const bits = new Map<string, number>();
  const addBits = (terms: ReadonlySet<string>, mask: number) =>
    terms.forEach((term) => bits.set(term, (bits.get(term) ?? 0) | mask));
  words.forEach(({stop, terms}, at) => !stop && addBits(terms, 1 << at));
  alternatives.forEach(({from, to, found}) => addBits(found.terms, (1 << (to + 1)) - (1 << from)));
  const unmatched = ignoredWords(words, index);
  const searched = unmatched ? words.filter((word) => !unmatched.includes(word)) : [];
  return {
    words: searched,
    ignored: unmatched?.map(({token: {start, end}}) => text.slice(start, end)) ?? [],
    matcher: ({folded, parts}) =>
      [folded, ...parts].reduce((all, word) => all | (bits.get(word) ?? 0) | (bits.get(index.stem(word)) ?? 0), 0),
    allWords: searched.reduce((mask, word) => (word.stop ? mask : mask | (1 << words.indexOf(word))), 0),
    isEmpty: text === '',
  };
}
