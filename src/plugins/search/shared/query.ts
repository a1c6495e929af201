import {keepStronger, weakestOf, type Lexicon} from './lexicon';
import type {Thesaurus} from './thesaurus';
import {tokenize, type Token} from './tokenize';
import {MAX_QUERY_LENGTH, MAX_QUERY_WORDS, WEIGHTS} from './weights';
import {wordsOf, type QueryWord} from './words';

/** A parsed search query, with the matches of its words in the index. */
export interface Query {
  /** Words of the query except those in `ignored`. Empty when too few words match to answer the query. */
  words: readonly QueryWord[];
  /** Words that match nothing and are left out, as the reader typed them. Empty if nothing is left out or searched. */
  ignored: readonly string[];
  /** Returns the query words that match a given word of a text, as a bit mask. Bit 0 is the first word of the query. */
  matcher: TokenMatcher;
  /** Bit mask of all query words except stop words and those in `ignored`. Bit 0 is the first word. */
  allWords: number;
  /** Whether the query is blank. */
  isEmpty: boolean;
}

export type TokenMatcher = (token: Token) => number;

/** A phrase, `targets`, that can replace the words `from` to `to`. Its matches count less by the factor `weight`. */
interface Alternative {
  from: number;
  to: number;
  targets: readonly Token[];
  weight: number;
}

const bitsOf = ({from, to}: Alternative): number => (1 << (to + 1)) - (1 << from);

function alternativesOf(
  typed: readonly Token[],
  tokens: readonly Token[],
  lexicon: Lexicon,
  thesaurus: Thesaurus,
): Alternative[] {
  // As typed: "blue tooth" is no misspelling of anything.
  const joined = typed.slice(1).flatMap((token, from): Alternative[] => {
    const compound = typed[from]!.folded + token.folded;
    return lexicon.knows(compound) ? [{from, to: from + 1, targets: tokenize(compound).slice(0, 1), weight: 1}] : [];
  });
  const split = tokens.flatMap(({folded}, from): Alternative[] => {
    const targets = lexicon.splitCompound(folded);
    return targets.length > 0 ? [{from, to: from, targets, weight: 1}] : [];
  });
  const synonyms = thesaurus
    .paraphrases(tokens)
    .map((paraphrase): Alternative => ({...paraphrase, weight: WEIGHTS.match.synonym}));
  return [...joined, ...split, ...synonyms];
}

/**
 * Adds the matches of each alternative to those of the words for which it stands. These words become certain, unless
 * the alternative is a synonym of a corrected word.
 */
function applyAlternatives(
  words: readonly QueryWord[],
  corrected: readonly Token[],
  alternatives: readonly Alternative[],
  lexicon: Lexicon,
): void {
  for (const {from, to, targets, weight} of alternatives) {
    const together = weakestOf(targets.map(({folded}) => lexicon.match(folded)));
    words.slice(from, to + 1).forEach((word, position) => {
      word.certainty = weight === 1 || word.token === corrected[from + position] ? 1 : word.certainty;
      together.forEach((strength, unit) => keepStronger(word.matches, unit, strength * weight * word.certainty));
    });
  }
}

function matcherOf(words: readonly QueryWord[], alternatives: readonly Alternative[], lexicon: Lexicon): TokenMatcher {
  const bitsByKey = new Map<string, number>();
  const keysOf = (folded: string) => [`form ${folded}`, `stem ${lexicon.stem(folded)}`];
  const add = (folded: string, bits: number) =>
    keysOf(folded).forEach((key) => bitsByKey.set(key, (bitsByKey.get(key) ?? 0) | bits));
  words.forEach(({token, stop, forms}, position) => {
    if (!stop) {
      [token.folded, ...forms, ...token.parts].forEach((form) => add(form, 1 << position));
    }
  });
  alternatives.forEach((alternative) => alternative.targets.forEach(({folded}) => add(folded, bitsOf(alternative))));

  const cache = new Map<string, number>();
  return ({folded, parts}) => {
    let bits = cache.get(folded);
    if (bits === undefined) {
      bits = [folded, ...parts].flatMap(keysOf).reduce((all, key) => all | (bitsByKey.get(key) ?? 0), 0);
      cache.set(folded, bits);
    }
    return bits;
  };
}

const bestMatch = ({matches}: QueryWord) => matches.reduce((best, strength) => Math.max(best, strength), 0);

/** Returns the words that match nothing. Returns `undefined` if the other words are too few or unsure for an answer. */
function ignoredWords(words: readonly QueryWord[], lexicon: Lexicon): QueryWord[] | undefined {
  const contentWords = words.filter(({stop}) => !stop);
  const unmatched = contentWords.filter((word) => bestMatch(word) === 0);
  const certain = contentWords.filter((word) => word.certainty === 1 && bestMatch(word) >= WEIGHTS.minMatch);
  const share = certain.length / contentWords.length;
  if (contentWords.length > 1 && share < 0.5) {
    return undefined;
  }
  const isAnswered =
    unmatched.length === 0 || share > 0.5 || (share === 0.5 && lexicon.isPageName(certain.map(({token}) => token)));
  return isAnswered ? unmatched : undefined;
}

/** Parses a query and looks up its words. Any text is valid; what exceeds the limits of `weights.ts` is cut. */
export function parseQuery(typed: string, lexicon: Lexicon, thesaurus: Thesaurus): Query {
  const text = typed.slice(0, MAX_QUERY_LENGTH).trimEnd();
  const tokens = tokenize(text, MAX_QUERY_WORDS);
  const typing = tokens.at(-1)?.end === text.length;
  const words = wordsOf(tokens, typing, lexicon);
  // A mistyped word uses the synonyms of the nearest indexed word.
  const corrected = words.map(({token, certainty, forms: [folded = '']}) =>
    certainty < 1 && folded ? {...token, folded} : token,
  );
  const alternatives = alternativesOf(tokens, corrected, lexicon, thesaurus);
  applyAlternatives(words, corrected, alternatives, lexicon);
  const ignored = ignoredWords(words, lexicon);
  const isSignificant = (word: QueryWord) => !word.stop && !ignored?.includes(word);
  return {
    words: ignored ? words.filter((word) => !ignored.includes(word)) : [],
    ignored: ignored?.map(({token: {start, end}}) => text.slice(start, end)) ?? [],
    matcher: matcherOf(words, alternatives, lexicon),
    allWords: words.reduce((bits, word, position) => (isSignificant(word) ? bits | (1 << position) : bits), 0),
    isEmpty: text === '',
  };
}
