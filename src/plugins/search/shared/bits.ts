/** Bit set of the characters of a word, several characters to a bit; a cheap lower bound of the edit distance. */
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
