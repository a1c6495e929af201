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
