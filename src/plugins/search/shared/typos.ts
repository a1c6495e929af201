/** Rows of the distance table, reused: a query compares its words with the whole vocabulary. */
const ROWS = [new Uint8Array(256), new Uint8Array(256), new Uint8Array(256)] as const;

/** Longest word that is compared, in UTF-16 units. */
const MAX_WORD_LENGTH = 64;

/** Typos allowed in a word: none in short words and in anything with a digit, where one character changes the meaning. */
export function allowedTypos(word: string): number {
  return /\p{N}/u.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}

/**
 * Whether two words begin alike. People swap, double and leave out the first two characters, but seldom take others for
 * them: "svíčková" is no "špičková".
 */
export function beginAlike([a, b, c]: string, [x, y, z]: string): boolean {
  return (a === x && (b === y || b === z || c === y)) || a === y || b === x;
}

/** Bit set of the characters of a word, several characters to a bit; a cheap lower bound of the distance. */
export function characterBits(word: string): number {
  let bits = 0;
  for (let position = 0; position < word.length; position += 1) {
    bits |= 1 << word.charCodeAt(position) % 32;
  }
  return bits;
}

/** Number of set bits. */
export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) {
    count += 1;
  }
  return count;
}

/**
 * Number of single-character typos between two words, where swapping neighbours counts as one; above `limit` the answer is
 * `limit + 1`, whatever the true number.
 * @param openEnd whether `candidate` may go on after the word, as when the word is still being typed
 */
export function typoDistance(word: string, candidate: string, limit: number, openEnd = false): number {
  const height = word.length;
  const width = Math.min(candidate.length, MAX_WORD_LENGTH);
  if (height > MAX_WORD_LENGTH || (!openEnd && Math.abs(height - width) > limit)) {
    return limit + 1;
  }
  let [beforePrevious, previous, current]: [Uint8Array, Uint8Array, Uint8Array] = [...ROWS];
  for (let column = 0; column <= width; column += 1) {
    previous[column] = column;
  }
  for (let row = 1; row <= height; row += 1) {
    const character = word.charCodeAt(row - 1);
    current[0] = row;
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const other = candidate.charCodeAt(column - 1);
      let cost = previous[column - 1]! + (character === other ? 0 : 1);
      cost = Math.min(cost, previous[column]! + 1, current[column - 1]! + 1);
      if (
        row > 1 &&
        column > 1 &&
        character === candidate.charCodeAt(column - 2) &&
        word.charCodeAt(row - 2) === other
      ) {
        cost = Math.min(cost, beforePrevious[column - 2]! + 1);
      }
      current[column] = cost;
      best = Math.min(best, cost);
    }
    if (best > limit) {
      return limit + 1;
    }
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  const ends = openEnd ? previous.subarray(0, width + 1) : previous.subarray(width, width + 1);
  return Math.min(...ends, limit + 1);
}
