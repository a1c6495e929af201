import {editDistance} from '../../../lib/editDistance';
import {MAX_EXPANSIONS} from './weights';

interface NearWord {
  word: string;
  distance: number;
}

/** Number of typos allowed in a word. None in a short word or a word with a digit, where every character matters. */
function allowedTypos(word: string): number {
  return /\p{N}/u.test(word) || word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
}

/** Whether words begin alike (pass "i" for "y"). Typos swap, double or drop first letters, but seldom replace one. */
function beginAlike([a, b, c]: string, [x, y, z]: string): boolean {
  return (a === x && (b === y || b === z || c === y)) || a === y || b === x;
}

/** The indexed words, folded; finds words by prefix and by misspelling. */
export class Vocabulary {
  /** Possible corrections: words of three or more characters without digits. In `alike`, "i" replaces each "y". */
  private readonly correctable: readonly (readonly [word: string, alike: string])[];

  constructor(private readonly words: readonly string[]) {
    this.correctable = words
      .filter((word) => word.length > 2 && !/\d/.test(word))
      .map((word) => [word, word.replaceAll('y', 'i')]);
  }

  /** Words that begin with the prefix, shortest first. */
  withPrefix(prefix: string): string[] {
    return this.words
      .filter((word) => word.startsWith(prefix))
      .sort((a, b) => a.length - b.length)
      .slice(0, MAX_EXPANSIONS);
  }

  /** Indexed words of which `typed` may be a misspelling, nearest first. */
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
