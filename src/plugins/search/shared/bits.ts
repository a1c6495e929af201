/** Number of set bits. */
export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) {
    count += 1;
  }
  return count;
}
