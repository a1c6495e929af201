import {raise, type Lexicon} from './lexicon';
import type {Glossary} from './synonyms';
import {tokenize, type Token} from './tokenize';
import {ignoredWords} from './unknownWords';
import {MATCH_WEIGHTS, MAX_QUERY_LENGTH, MAX_QUERY_WORDS} from './weights';
import {wordsOf, type QueryWord} from './words';

/** A query as the index understands it. */
export interface Query {
  /** Empty when too little of the query is known. */
  words: readonly QueryWord[];
  /** Words that are nowhere, as typed; the others answer the query. */
  ignored: readonly string[];
  /** The whole query, and other ways of saying the whole of it. */
  phrasings: readonly (readonly Token[])[];
  /** Which words of the query a token of a text matches, one bit each. */
  matcher: TokenMatcher;
  /** Bits of all words that carry meaning. */
  allWords: number;
  /** Whether the query is blank. */
  isEmpty: boolean;
}

export type TokenMatcher = (token: Token) => number;

interface Alternative {
  from: number;
  to: number;
  targets: readonly Token[];
  weight: number;
}

const bitsOf = ({from, to}: Alternative): number => (1 << (to + 1)) - (1 << from);

/** Compounds that the index writes as one word, and synonyms. */
function alternativesOf(tokens: readonly Token[], typing: boolean, lexicon: Lexicon, glossary: Glossary) {
  const joined = tokens.slice(1).flatMap((token, from): Alternative[] => {
    const together = tokens[from]!.folded + token.folded;
    return lexicon.has(together) ? [{from, to: from + 1, targets: tokenize(together).slice(0, 1), weight: 1}] : [];
  });
  const said = glossary.paraphrases(tokens, typing);
  return [...joined, ...said.map((paraphrase): Alternative => ({...paraphrase, weight: MATCH_WEIGHTS.synonym}))];
}

/** Raises the matches of the words that an alternative replaces; a guessed word stays one. */
function useAlternatives(
  words: readonly QueryWord[],
  meant: readonly Token[],
  alternatives: readonly Alternative[],
  lexicon: Lexicon,
): void {
  for (const {from, to, targets, weight} of alternatives) {
    const together = lexicon.matchAll(targets);
    words.slice(from, to + 1).forEach((word, position) => {
      word.certainty = word.token === meant[from + position] ? 1 : word.certainty;
      together.forEach((strength, unit) => raise(word.matches, unit, strength * weight * word.certainty));
    });
  }
}

function matcherOf(words: readonly QueryWord[], alternatives: readonly Alternative[], lexicon: Lexicon): TokenMatcher {
  const answers = new Map<string, number>();
  const add = (kind: 'form' | 'stem' | 'root', key: string, bits: number) => {
    if (key) {
      answers.set(`${kind} ${key}`, (answers.get(`${kind} ${key}`) ?? 0) | bits);
    }
  };
  const addForm = (form: string, bits: number) => {
    add('form', form, bits);
    add('stem', lexicon.reduce(form).stem, bits);
  };
  words.forEach(({token, stop, forms}, position) => {
    if (!stop) {
      const bit = 1 << position;
      [token.folded, ...forms].forEach((form) => addForm(form, bit));
      add('root', lexicon.reduce(token.folded).root, bit);
      token.parts.forEach((part) => add('form', part, bit));
    }
  });
  alternatives.forEach((alternative) =>
    alternative.targets.forEach(({folded}) => addForm(folded, bitsOf(alternative))),
  );

  const known = new Map<string, number>();
  return ({folded, parts}) => {
    let bits = known.get(folded);
    if (bits === undefined) {
      const {stem, root} = lexicon.reduce(folded);
      const keys = [`form ${folded}`, `stem ${stem}`, `root ${root}`, ...parts.map((part) => `form ${part}`)];
      bits = keys.reduce((all, key) => all | (answers.get(key) ?? 0), 0);
      known.set(folded, bits);
    }
    return bits;
  };
}

/** Parses any input, within the bounds of `weights.ts`. */
export function parseQuery(typed: string, lexicon: Lexicon, glossary: Glossary): Query {
  const text = typed.slice(0, MAX_QUERY_LENGTH);
  const tokens = tokenize(text, MAX_QUERY_WORDS);
  const typing = tokens.at(-1)?.end === text.length;
  const words = wordsOf(tokens, typing, lexicon);
  // A word with a typo that nobody has another word for probably means the nearest word of the index.
  const meant = words.map(({token, certainty, forms: [folded = '']}) =>
    certainty < 1 && folded && glossary.phrasesWith(token.folded, false).size === 0 ? {...token, folded} : token,
  );
  const alternatives = alternativesOf(meant, typing, lexicon, glossary);
  useAlternatives(words, meant, alternatives, lexicon);
  const ignored = ignoredWords(words);
  const isTold = (word: QueryWord) => !word.stop && !ignored?.includes(word);
  const first = words.findIndex(({stop}) => !stop);
  const last = words.findLastIndex(({stop}) => !stop);
  return {
    words: ignored ? words.filter((word) => !ignored.includes(word)) : [],
    ignored: ignored?.map(({token: {start, end}}) => text.slice(start, end)) ?? [],
    phrasings: [meant, ...alternatives.filter(({from, to}) => from <= first && to >= last).map(({targets}) => targets)],
    matcher: matcherOf(words, alternatives, lexicon),
    allWords: words.reduce((bits, word, position) => (isTold(word) ? bits | (1 << position) : bits), 0),
    isEmpty: text.trim() === '',
  };
}
