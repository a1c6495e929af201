import {allOf, raise, type Lexicon, type Matches} from './lexicon';
import type {Glossary} from './synonyms';
import {tokenize, type Token} from './tokenize';
import {
  MATCH_WEIGHTS,
  MAX_CORRECTED_WORDS,
  MAX_QUERY_LENGTH,
  MAX_QUERY_WORDS,
  PREFIX_OF_KNOWN,
  PREFIX_OF_UNKNOWN,
  TYPO_CERTAINTY,
  TYPO_WEIGHTS,
} from './weights';

/** A word of a query. */
interface QueryWord {
  token: Token;
  /** Whether it is a stop word, e.g. "the". */
  stop: boolean;
  /** Best match by section, before rarity. */
  matches: Matches;
  /** Confidence that the matched words are what was meant: 1, or less when a typo is assumed. */
  certainty: number;
  /** Other words of the index that it may mean. */
  forms: readonly string[];
}

/** A query as the index understands it. */
export interface Query {
  words: readonly QueryWord[];
  /** Which words of the query a token of a text matches, one bit each. */
  matcher: TokenMatcher;
  /** Bits of all words that carry meaning. */
  allWords: number;
  /** Whether the query is blank. */
  isEmpty: boolean;
}

export type TokenMatcher = (token: Token) => number;

interface WordOptions {
  /** Whether the word may go on. */
  open: boolean;
  /** Whether a typo in it is looked for. */
  correct: boolean;
}

/** Other words of the index that a word may mean, with the weight of each. */
function expansionsOf(token: Token, {open, correct}: WordOptions, lexicon: Lexicon) {
  const {folded} = token;
  const known = lexicon.knows(token);
  const expansions = new Map<string, number>();
  const openWeight = (form: string, weight: number) => weight * Math.sqrt(folded.length / form.length);
  if (open || (!known && folded.length > 4)) {
    for (const form of lexicon.withPrefix(folded).filter((candidate) => candidate !== folded)) {
      expansions.set(form, openWeight(form, known ? PREFIX_OF_KNOWN : PREFIX_OF_UNKNOWN));
    }
  }
  if (known || expansions.size > 0 || !correct) {
    return {expansions, certainty: TYPO_CERTAINTY[0]};
  }
  const whole = lexicon.withTypo(folded, false);
  const going = open && whole.length === 0 ? lexicon.withTypo(folded, true) : [];
  whole.forEach(({form, distance}) => expansions.set(form, TYPO_WEIGHTS.whole[distance]!));
  going.forEach(({form, distance}) => expansions.set(form, openWeight(form, TYPO_WEIGHTS.open[distance]!)));
  const hasOneTypo = [...whole, ...going].some(({distance}) => distance === 1);
  return {expansions, certainty: TYPO_CERTAINTY[hasOneTypo ? 1 : 2]};
}

function wordOf(token: Token, options: WordOptions, lexicon: Lexicon): QueryWord {
  const {expansions, certainty} = expansionsOf(token, options, lexicon);
  const stop = lexicon.rules.stopWords.has(token.folded);
  if (expansions.size === 0 && token.parts.length > 0 && !lexicon.knows(token)) {
    // An identifier that is not in the index as a whole: a section must match every part of it.
    const last = token.parts.length - 1;
    const parts = token.parts.slice(0, MAX_QUERY_WORDS).map((part, number) => {
      const alone = {...token, exact: part, folded: part, parts: []};
      return wordOf(alone, {open: options.open && number === last, correct: false}, lexicon).matches;
    });
    const matches = allOf(parts).map((strength) => strength * MATCH_WEIGHTS.part);
    return {token, stop: false, matches, certainty: 1, forms: []};
  }
  const matches = lexicon.match(token);
  expansions.forEach((weight, form) => lexicon.collectForm(matches, form, weight));
  return {token, stop, matches, certainty, forms: [...expansions.keys()]};
}

function wordsOf(tokens: readonly Token[], typing: boolean, lexicon: Lexicon): QueryWord[] {
  let unknown = 0;
  const words = tokens.map((token, position) => {
    unknown += lexicon.knows(token) ? 0 : 1;
    return wordOf(
      token,
      {open: typing && position === tokens.length - 1, correct: unknown <= MAX_CORRECTED_WORDS},
      lexicon,
    );
  });
  return words.every(({stop}) => stop) ? words.map((word) => ({...word, stop: false})) : words;
}

interface Alternative {
  /** Bits of the words of the query that it replaces. */
  bits: number;
  targets: readonly Token[];
}

const bitsOf = (from: number, to: number): number => (1 << (to + 1)) - (1 << from);

/** Compounds that the index writes as one word, and synonyms; raises the matches of the words that they replace. */
function useAlternatives(words: QueryWord[], typing: boolean, lexicon: Lexicon, glossary: Glossary): Alternative[] {
  const tokens = words.map(({token}) => token);
  const joined = tokens.slice(1).flatMap((token, from) => {
    const together = tokens[from]!.folded + token.folded;
    return lexicon.has(together) ? [{from, to: from + 1, targets: tokenize(together).slice(0, 1), weight: 1}] : [];
  });
  const said = glossary
    .paraphrases(tokens, typing)
    .map((paraphrase) => ({...paraphrase, weight: MATCH_WEIGHTS.synonym}));
  return [...joined, ...said].map(({from, to, targets, weight}) => {
    const together = allOf(targets.map((target) => lexicon.match(target)));
    for (const word of words.slice(from, to + 1)) {
      together.forEach((strength, unit) => raise(word.matches, unit, strength * weight));
      word.certainty = 1;
    }
    return {bits: bitsOf(from, to), targets};
  });
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
  alternatives.forEach(({bits, targets}) => targets.forEach(({folded}) => addForm(folded, bits)));

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
  const alternatives = useAlternatives(words, typing, lexicon, glossary);
  return {
    words,
    matcher: matcherOf(words, alternatives, lexicon),
    allWords: words.reduce((bits, {stop}, position) => (stop ? bits : bits | (1 << position)), 0),
    isEmpty: text.trim() === '',
  };
}
