/** Three rows of the distance table, allocated once because a query is compared with many words. */
const ROWS = [new Uint8Array(256), new Uint8Array(256), new Uint8Array(256)] as const;

/** Maximum length in UTF-16 code units. A longer `word` matches nothing; a longer `candidate` is cut. */
const MAX_WORD_LENGTH = 64;

/** Counts the wrong, missing, extra and swapped letters (optimal string alignment), but at most `limit + 1`. */
export function editDistance(word: string, candidate: string, limit: number): number {
  const height = word.length;
  const width = Math.min(candidate.length, MAX_WORD_LENGTH);
  if (height > MAX_WORD_LENGTH || Math.abs(height - width) > limit) {
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
      let cost = (previous[column - 1] ?? 0) + (character === other ? 0 : 1);
      cost = Math.min(cost, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      if (
        row > 1 &&
        column > 1 &&
        character === candidate.charCodeAt(column - 2) &&
        word.charCodeAt(row - 2) === other
      ) {
        cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      }
      current[column] = cost;
      best = Math.min(best, cost);
    }
    if (best > limit) {
      return limit + 1;
    }
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return Math.min(previous[width] ?? 0, limit + 1);
}
