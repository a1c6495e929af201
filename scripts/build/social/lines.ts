/** Division of a title into lines. */

export interface Setting {
  lines: string[];
  /** Pixels. */
  size: number;
}

interface Size {
  size: number;
  lines: number;
}

export interface Room {
  /** Pixels. */
  width: number;
  /** Sizes to try, the greatest first, each with the number of lines that there is room for. */
  sizes: readonly [Size, ...Size[]];
  widthOf: (text: string, size: number) => number;
}

/**
 * All words on as few lines as possible, and those about equally long; non-breaking spaces hold.
 * @returns `undefined` when a word is wider than the room
 */
function evenLines(words: readonly string[], fits: (line: string) => number): string[] | undefined {
  /** Best division of the words from an index on: few lines first, then little unused room. */
  const best: ({lines: string[]; rest: number} | undefined)[] = [];
  best[words.length] = {lines: [], rest: 0};
  for (let first = words.length - 1; first >= 0; first -= 1) {
    for (let after = first + 1; after <= words.length; after += 1) {
      const line = words.slice(first, after).join(' ');
      const unused = fits(line);
      if (unused < 0) {
        break;
      }
      const below = best[after];
      if (!below) {
        continue;
      }
      const candidate = {lines: [line, ...below.lines], rest: unused ** 2 + below.rest};
      const known = best[first];
      if (
        !known ||
        candidate.lines.length < known.lines.length ||
        (candidate.lines.length === known.lines.length && candidate.rest < known.rest)
      ) {
        best[first] = candidate;
      }
    }
  }
  return best[0]?.lines;
}

/** A title in the greatest size at which it has room; one that is too long for the smallest ends with an ellipsis. */
export function setTitle(title: string, {width, sizes, widthOf}: Room): Setting {
  const words = title.trim().split(/[ \n\t]+/);
  for (const {size, lines: room} of sizes) {
    const lines = evenLines(words, (line) => width - widthOf(line, size));
    if (lines && lines.length <= room) {
      return {lines, size};
    }
  }
  const {size, lines: room} = sizes.at(-1) ?? sizes[0];
  const lines: string[] = [];
  let rest = words;
  while (rest.length > 0 && lines.length < room) {
    const isLast = lines.length === room - 1;
    let count = rest.length;
    const line = () => rest.slice(0, count).join(' ') + (isLast && count < rest.length ? '…' : '');
    while (count > 1 && widthOf(line(), size) > width) {
      count -= 1;
    }
    lines.push(line());
    rest = rest.slice(count);
  }
  // A single word that is wider than the picture loses its end.
  const cut = lines.map((line) => {
    let kept = line;
    while (kept.length > 1 && widthOf(kept, size) > width) {
      kept = `${kept.replace(/…$/, '').slice(0, -1)}…`;
    }
    return kept;
  });
  return {lines: cut, size};
}
