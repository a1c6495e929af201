/** Returns the number of bits that are 1, e.g. 2 for `0b101`. */
export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) {
    count += 1;
  }
  return count;
}
