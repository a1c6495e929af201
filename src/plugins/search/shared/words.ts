import type {Lexicon, Matches} from './lexicon';
import type {Token} from './tokenize';
import {MAX_CORRECTED_WORDS, WEIGHTS} from './weights';

/** A word of a search query, with its matches in the index. */
export interface QueryWord {
  token: Token;
  /** Whether the word is a stop word, e.g. "the". When a query has only stop words, this is `false` for all of them. */
  stop: boolean;
  /** How well the word matches each section, not yet weighted by the rarity of the word. */
  matches: Matches;
  /** Confidence that the matches are for the intended word: 1, or lower when it may be mistyped. */
  certainty: number;
  /** Indexed words that complete or correct the word. */
  forms: readonly string[];
}

interface WordOptions {
  /** Whether the word may be incomplete, because the reader is still typing it. */
  open: boolean;
  /** Whether to look for indexed words that the reader may have meant but mistyped. */
  correct: boolean;
}

/** Finds indexed words that complete or correct a query word, and returns them with weights; see {@link QueryWord}. */
function expansionsOf(token: Token, {open, correct}: WordOptions, lexicon: Lexicon) {
  const {folded} = token;
  const known = lexicon.knows(token.folded);
  const expansions = new Map<string, number>();
  if (open || (!known && folded.length > 3)) {
    for (const form of lexicon.vocabulary.withPrefix(folded).filter((candidate) => candidate !== folded)) {
      expansions.set(form, known ? WEIGHTS.prefixOfKnown : WEIGHTS.prefixOfUnknown);
    }
  }
  const asTyped = known || !correct;
  const isCertain = asTyped || expansions.size > 0;
  const near = asTyped || (open && isCertain) ? [] : lexicon.vocabulary.withTypo(folded);
  near.forEach(({word, distance}) => expansions.set(word, expansions.get(word) ?? WEIGHTS.typos[distance] ?? 0));
  const hasOneTypo = folded.length > 4 && near.some(({distance}) => distance === 1);
  return {expansions, certainty: WEIGHTS.typoCertainty[isCertain ? 0 : hasOneTypo ? 1 : 2]};
}

function wordOf(token: Token, options: WordOptions, lexicon: Lexicon): QueryWord {
  const {expansions, certainty} = expansionsOf(token, options, lexicon);
  const matches = lexicon.match(token.folded);
  expansions.forEach((weight, form) => lexicon.addMatches(matches, form, weight));
  const stop = lexicon.rules.stopWords.has(token.folded);
  return {token, stop, matches, certainty, forms: [...expansions.keys()]};
}

/** Looks up the words of a query in the index. @param typing whether the last word may be incomplete */
export function wordsOf(tokens: readonly Token[], typing: boolean, lexicon: Lexicon): QueryWord[] {
  let unknown = 0;
  const words = tokens.map((token, position) => {
    unknown += lexicon.knows(token.folded) ? 0 : 1;
    const options = {open: typing && position === tokens.length - 1, correct: unknown <= MAX_CORRECTED_WORDS};
    return wordOf(token, options, lexicon);
  });
  return words.every(({stop}) => stop) ? words.map((word) => ({...word, stop: false})) : words;
}
