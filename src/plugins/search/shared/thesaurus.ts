import {stemCzech, stemEnglish} from './stem';
import {tokenize, type Token} from './tokenize';
import type {Synonyms} from './types';

interface Phrase {
  tokens: readonly Token[];
  others: readonly (readonly Token[])[];
}

/** A phrase, `targets`, that can replace the query words with index `from` through `to`. */
export interface Paraphrase {
  from: number;
  to: number;
  targets: readonly Token[];
}

/** Returns the keys of a word: the word itself, and its stems after `cs ` or `en `, because a stem may equal a word. */
const keysOf = (folded: string): string[] => [folded, `cs ${stemCzech(folded)}`, `en ${stemEnglish(folded)}`];

/** Finds phrases that mean the same as words of a query, in Czech and in English. */
export class Thesaurus {
  private readonly byWord = new Map<string, Set<Phrase>>();
  private readonly longest: number;

  constructor(synonyms: Synonyms) {
    const phrases = synonyms.flatMap((group) => {
      const wordings = group.map((phrase) => tokenize(phrase)).filter(({length}) => length > 0);
      return wordings.map((tokens) => ({tokens, others: wordings.filter((other) => other !== tokens)}));
    });
    this.longest = Math.max(0, ...phrases.map(({tokens}) => tokens.length));
    for (const phrase of phrases) {
      for (const key of phrase.tokens.flatMap(({folded}) => keysOf(folded))) {
        this.byWord.set(key, (this.byWord.get(key) ?? new Set()).add(phrase));
      }
    }
  }

  /** Finds neighboring words that form a known phrase, in any order. Returns the phrases of the same meaning. */
  paraphrases(query: readonly Token[]): Paraphrase[] {
    const phrasesOf = query.map(({folded}) => this.phrasesWith(folded));
    return query.flatMap((_, from) => {
      const paraphrases: Paraphrase[] = [];
      for (let to = from; to < Math.min(query.length, from + this.longest); to += 1) {
        const length = to - from + 1;
        for (const phrase of phrasesOf[from]!) {
          const hasAll = phrasesOf.slice(from, to + 1).every((phrases) => phrases.has(phrase));
          if (hasAll && phrase.tokens.length === length) {
            paraphrases.push(...phrase.others.map((targets) => ({from, to, targets})));
          }
        }
      }
      return paraphrases;
    });
  }

  /** Returns the known phrases that contain this word or another word with the same stem. */
  phrasesWith(word: string): ReadonlySet<Phrase> {
    return new Set(keysOf(word).flatMap((key) => [...(this.byWord.get(key) ?? [])]));
  }
}
