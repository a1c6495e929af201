/** Lengths in CSS pixels. */
interface Size {
  width: number;
  height: number;
}

/** Distance to the edges of the window. */
const MARGIN = 16;
/** Distance to the word. */
const GAP = 6;

/**
 * Where a box goes that explains a word: below it, above it when there is no room below, and never over the sides of
 * the window. All values are relative to the window.
 */
export function placeBeside(
  word: {left: number; top: number; bottom: number},
  box: Size,
  view: Size,
): {left: number; top: number} {
  const left = Math.max(MARGIN, Math.min(word.left, view.width - box.width - MARGIN));
  const above = word.top - GAP - box.height;
  const below = word.bottom + GAP;
  return {left, top: below + box.height > view.height && above >= 0 ? above : below};
}
