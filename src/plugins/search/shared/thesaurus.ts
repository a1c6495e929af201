import {stemCzech, stemEnglish} from './stem';
import {tokenize, type Token} from './tokenize';
import type {Synonyms} from './types';

/** A phrase of a group and the other phrases of it. */
interface Phrase {
  tokens: readonly Token[];
  others: readonly (readonly Token[])[];
}

/** Words `from` to `to` of a query can also be said as `targets`, which must then all match. */
export interface Paraphrase {
  from: number;
  to: number;
  targets: readonly Token[];
}

/**
 * A word and its stems in each language: phrases are in both, whatever the language of the index. The prefixes keep a stem of
 * one language from meeting a word of the other.
 */
const keysOf = (folded: string): string[] => [folded, `cs ${stemCzech(folded)}`, `en ${stemEnglish(folded)}`];

/** Groups of phrases that mean the same, in both languages. */
export class Thesaurus {
  /** Phrases by the keys of each of their words. */
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

  /** Other ways of saying a part of a query, whatever the order of its words. */
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

  /** Phrases that have the word, in some form. */
  phrasesWith(word: string): ReadonlySet<Phrase> {
    return new Set(keysOf(word).flatMap((key) => [...(this.byWord.get(key) ?? [])]));
  }
}
