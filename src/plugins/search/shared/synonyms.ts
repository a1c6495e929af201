import {stemCzech, stemEnglish} from './stem';
import {tokenize, type Token} from './tokenize';
import type {Synonyms} from './types';

/** A way of saying something that the glossary knows. */
interface Phrase {
  tokens: readonly Token[];
  /** What a word of a query may have in common with each word of the phrase. */
  keys: readonly (readonly string[])[];
}

/** Words `from` to `to` of a query can also be said as `targets`, which must then all match. */
interface Paraphrase {
  from: number;
  to: number;
  targets: readonly Token[];
}

/**
 * The word and its stems in each language of the glossary: its phrases are in both, whatever the language of the index. The
 * prefixes keep a stem of one language from meeting a word of the other.
 */
const keysOf = (folded: string): string[] => [folded, `cs ${stemCzech(folded)}`, `en ${stemEnglish(folded)}`];

/** The glossary as the search knows it: groups of phrases that mean the same, in both languages. */
export class Glossary {
  private readonly groups: readonly (readonly Phrase[])[];

  constructor(synonyms: Synonyms) {
    this.groups = synonyms.map((group) =>
      group
        .map((phrase) => tokenize(phrase))
        .filter(({length}) => length > 0)
        .map((tokens) => ({tokens, keys: tokens.map(({folded}) => keysOf(folded))})),
    );
  }

  /**
   * Other ways of saying a part of a query.
   * @param typing whether the last word may go on
   */
  paraphrases(query: readonly Token[], typing: boolean): Paraphrase[] {
    const last = query.at(-1)?.folded ?? '';
    const beingTyped = typing && last.length > 3 ? last : undefined;
    const queryKeys = query.map(({folded}) => new Set(keysOf(folded)));
    const isSaid = ({tokens, keys}: Phrase, from: number) =>
      keys.every((own, offset) => {
        const position = from + offset;
        return (
          own.some((key) => queryKeys[position]!.has(key)) ||
          (beingTyped && position === query.length - 1 && tokens[offset]!.folded.startsWith(beingTyped))
        );
      });
    return this.groups.flatMap((group) =>
      group.flatMap((phrase) => {
        const paraphrases: Paraphrase[] = [];
        for (let from = 0; from + phrase.tokens.length <= query.length; from += 1) {
          if (isSaid(phrase, from)) {
            const others = group.filter((other) => other !== phrase);
            paraphrases.push(
              ...others.map(({tokens}) => ({from, to: from + phrase.tokens.length - 1, targets: tokens})),
            );
          }
        }
        return paraphrases;
      }),
    );
  }
}
