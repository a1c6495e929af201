import {stemCzech, stemEnglish} from './stem';
import {tokenize, type Token} from './tokenize';
import type {Synonyms} from './types';

type Phrase = readonly Token[];

/** A phrase, `targets`, that can replace the query words with index `from` through `to`. */
export interface Paraphrase {
  from: number;
  to: number;
  targets: Phrase;
}

/** Returns a key for each way in which the words of a phrase, in any order, equal others: as they are, and by their stems. */
const keysOf = (phrase: Phrase): string[] =>
  [(word: string) => word, stemCzech, stemEnglish].map((stem, way) =>
    [way, ...phrase.map(({folded}) => stem(folded)).sort()].join(' '),
  );

/** Finds phrases that mean the same as words of a query, in Czech and in English. */
export class Thesaurus {
  private readonly others = new Map<string, Set<Phrase>>();
  private readonly longest: number;

  constructor(synonyms: Synonyms) {
    const groups = synonyms.map((group) => group.map((text) => tokenize(text)).filter(({length}) => length > 0));
    this.longest = Math.max(0, ...groups.flat().map(({length}) => length));
    for (const group of groups) {
      for (const phrase of group) {
        for (const key of keysOf(phrase)) {
          const others = this.others.get(key) ?? new Set();
          group.forEach((other) => other !== phrase && others.add(other));
          this.others.set(key, others);
        }
      }
    }
  }

  /** Finds neighboring words that form a known phrase. Returns the phrases of the same meaning. */
  paraphrases(query: Phrase): Paraphrase[] {
    return query.flatMap((_, from) =>
      query.slice(from, from + this.longest).flatMap((__, more) => {
        const to = from + more;
        const found = keysOf(query.slice(from, to + 1)).flatMap((key) => [...(this.others.get(key) ?? [])]);
        return [...new Set(found)].map((targets) => ({from, to, targets}));
      }),
    );
  }
}
