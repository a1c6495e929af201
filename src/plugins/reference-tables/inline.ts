import type {Piece} from '../../components/ReferenceTable/types';

const MARKED = /`([^`]+)`|\*\*([^*]+)\*\*/g;

/** Splits a text of `src/data` at its two marks: `` `typed` `` and `**label**`. */
export function inlinePieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > end) {
      pieces.push(text.slice(end, match.index));
    }
    const [whole, code, strong] = match;
    pieces.push(code === undefined ? {strong: strong ?? ''} : {code});
    end = match.index + whole.length;
  }
  if (end < text.length) {
    pieces.push(text.slice(end));
  }
  return pieces;
}

/** The same text without the marks. */
export function plainText(text: string): string {
  return text.replace(MARKED, (_whole, code?: string, strong?: string) => code ?? strong ?? '');
}
