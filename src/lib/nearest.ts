/** Number of letters to insert, delete, replace, or swap with their neighbor to turn one word into the other. */
function edits(a: string, b: string): number {
  const rows = Array.from({length: a.length + 1}, (_, i) =>
    Array.from({length: b.length + 1}, (_, j) => (i && j ? 0 : i + j)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const single = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1])];
      (rows[i] ?? [])[j] = Math.min(...single, isSwap ? at(i - 2, j - 2) + 1 : Infinity);
    }
  }
  return at(a.length, b.length);
}

/**
 * Returns the known word that was probably meant; `undefined` if none is near. Of a path, only the last part is
 * compared. At most a third of its letters may be wrong.
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((other) => ({other, limit: Math.max(1, (other.split('/').at(-1) ?? '').length / 3)}))
    .filter(({other, limit}) => Math.abs(other.length - word.length) <= limit)
    .map(({other, limit}) => ({other, limit, count: edits(word.toLowerCase(), other.toLowerCase())}))
    .sort((a, b) => a.count - b.count);
  return best && best.count <= best.limit ? best.other : undefined;
}
