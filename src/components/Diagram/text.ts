/**
 * How much room a text takes, guessed without a browser: the drawings are laid out while the page is built, and the
 * reader's font is not known then. The guess follows the widest font of the stack, so a real text is rarely wider.
 */

/** How a text looks; sizes in drawing units, which are about CSS pixels on the page. */
export const FACES = {
  /** Name of a thing; heading typeface. */
  title: {size: 17, leading: 20, stretch: 0.84},
  /** Short strong text in the text typeface. */
  label: {size: 14, leading: 18, stretch: 1.18},
  /** Explanation. */
  note: {size: 14, leading: 18, stretch: 1.08},
  /** Number in a badge. */
  number: {size: 13, leading: 16, stretch: 1.18},
} as const;

export type Face = keyof typeof FACES;

/** Widths in em of classes of characters, after Noto Sans. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;'’|!·]/, 0.27],
  [/[\s]/, 0.26],
  [/[frt()[\]/„“”"-]/, 0.39],
  [/[mMW%@Ω→]/, 0.93],
  [/[wOQGDNHUC×+=≈−–±]/, 0.76],
  [/[A-Z]/, 0.64],
  [/[csvxyzkJ]/, 0.52],
];
const OTHER_WIDTH = 0.61;

/** Widths that were asked for before: pages draw their diagrams while they hydrate. */
const known = new Map<string, number>();

function characterWidth(character: string): number {
  const width = known.get(character) ?? WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? OTHER_WIDTH;
  known.set(character, width);
  return width;
}

/** Expected width of one line, in drawing units; an accent adds no width. */
export function textWidth(text: string, face: Face): number {
  const {size, stretch} = FACES[face];
  const characters = Array.from(text.normalize('NFD').replace(/\p{M}/gu, ''));
  return characters.reduce((sum, character) => sum + characterWidth(character), 0) * size * stretch;
}

/** Breaks a text into lines that are expected to fit; a Czech one-letter word stays with the next one. */
export function wrap(text: string, width: number, face: Face): string[] {
  const lines: string[] = [];
  const space = textWidth(' ', face);
  let used = Infinity;
  for (const word of text.replace(/(?<=^|[ \u00a0])([ksvzouiaKSVZOUIA]) /g, '$1\u00a0').split(' ')) {
    const needed = textWidth(word, face);
    if (used + space + needed <= width) {
      lines.push(`${lines.pop()} ${word}`);
      used += space + needed;
    } else {
      lines.push(word);
      used = needed;
    }
  }
  return lines;
}

/** Height that a text takes when it is wrapped to a width. */
export function textHeight(text: string, width: number, face: Face = 'note'): number {
  return wrap(text, width, face).length * FACES[face].leading;
}
