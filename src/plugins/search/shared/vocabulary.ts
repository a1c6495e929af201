import {editDistance} from '../../../lib/editDistance';
import {MAX_EXPANSIONS} from './weights';

interface NearWord {
  word: string;
  distance: number;
}

/** Returns the number of typos allowed in a word. Short words and words with digits must match exactly. */
function allowedTypos(word: string): number {
  return /\p{N}/u.test(word) || word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
}

/** Whether the beginnings of two words agree up to a missing, extra or swapped letter, but not a replaced one. */
function beginAlike([a, b, c]: string, [x, y, z]: string): boolean {
  return (a === x && (b === y || b === z || c === y)) || a === y || b === x;
}

/** Finds indexed words by prefix or misspelling. All words are lower case, without diacritics. */
export class Vocabulary {
  /** Words that can be corrections: three or more characters, no digits. In `alike`, each "y" is an "i". */
  private readonly correctable: readonly (readonly [word: string, alike: string])[];

  constructor(private readonly words: readonly string[]) {
    this.correctable = words
      .filter((word) => word.length > 2 && !/\d/.test(word))
      .map((word) => [word, word.replaceAll('y', 'i')]);
  }

  /** Returns at most `MAX_EXPANSIONS` words that begin with the prefix, shortest first. */
  withPrefix(prefix: string): string[] {
    return this.words
      .filter((word) => word.startsWith(prefix))
      .sort((a, b) => a.length - b.length)
      .slice(0, MAX_EXPANSIONS);
  }

  /** Returns indexed words that the reader may have meant by the misspelled `typed`, most similar first. */
  withTypo(typed: string): NearWord[] {
    const limit = allowedTypos(typed);
    const typedAlike = typed.replaceAll('y', 'i');
    const near = (limit > 0 ? this.correctable : [])
      .filter(([, alike]) => beginAlike(typedAlike, alike))
      .map(([word]): NearWord => ({word, distance: editDistance(typed, word, limit)}))
      .filter(({distance}) => distance <= limit);
    const lengthDifference = ({word}: NearWord) => Math.abs(word.length - typed.length);
    return near
      .sort((a, b) => a.distance - b.distance || lengthDifference(a) - lengthDifference(b))
      .slice(0, MAX_EXPANSIONS);
  }
}
