import {editDistance} from '../../../lib/editDistance';
import {MAX_EXPANSIONS} from './weights';

/** An indexed word and its edit distance from the query word. */
interface NearWord {
  word: string;
  distance: number;
}

/** Typos allowed in a word: none in short words and in anything with a digit, where one character changes the meaning. */
function allowedTypos(word: string): number {
  return /\p{N}/u.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}

/**
 * Whether two words begin alike. People swap, double and leave out the first two characters, but seldom take others for
 * them: "svíčková" is no "špičková".
 */
function beginAlike([a, b, c]: string, [x, y, z]: string): boolean {
  return (a === x && (b === y || b === z || c === y)) || a === y || b === x;
}

/** The words of an index, folded, for matches by prefix and with typos. */
export class Vocabulary {
  /** Words that may be meant by a mistyped one. */
  private readonly correctable: readonly string[];

  constructor(private readonly words: readonly string[]) {
    this.correctable = words.filter((word) => word.length > 2 && !/\d/.test(word));
  }

  /** Words that begin with the prefix, the shortest first. */
  withPrefix(prefix: string): string[] {
    return this.words
      .filter((word) => word.startsWith(prefix))
      .sort((a, b) => a.length - b.length)
      .slice(0, MAX_EXPANSIONS);
  }

  /** Words that the given one may be a misspelling of, the nearest first. */
  withTypo(typed: string): NearWord[] {
    const limit = allowedTypos(typed);
    const near = (limit > 0 ? this.correctable : [])
      .filter((word) => beginAlike(typed, word))
      .map((word): NearWord => ({word, distance: editDistance(typed, word, limit)}))
      .filter(({distance}) => distance <= limit);
    const lengthDifference = ({word}: NearWord) => Math.abs(word.length - typed.length);
    return near
      .sort((a, b) => a.distance - b.distance || lengthDifference(a) - lengthDifference(b))
      .slice(0, MAX_EXPANSIONS);
  }
}
