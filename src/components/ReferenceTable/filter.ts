import {foldDiacritics} from '../../lib/foldDiacritics';
import type {PageRow, PageTable, Piece} from './types';

/** A cell without its marks. */
export function cellText(cell: readonly Piece[]): string {
  return cell
    .map((piece) => (typeof piece === 'string' ? piece : 'code' in piece ? piece.code : piece.strong))
    .join('');
}

/**
 * The form in which texts are compared: no case, no diacritics, plain spaces, hyphens for every dash and minus, and a dot
 * for the decimal comma, so that people find a value however they type it.
 */
function folded(text: string): string {
  return foldDiacritics(text)
    .replace(/[‐-―−]/g, '-')
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/\s+/g, ' ')
    .trim();
}

function rowText({cells}: PageRow): string {
  // The separator keeps the end of one cell and the start of the next from reading as a phrase.
  return cells.map((cell) => folded(cellText(cell))).join(' \n ');
}

/**
 * Anchors of the rows that match: those that contain the query as a phrase or, where none does, all its words. An empty
 * query matches every row. A group's heading counts as text of each of its rows for the words.
 */
export function matchingRows(groups: PageTable['groups'], query: string): Set<string> {
  const phrase = folded(query);
  const rows = groups.flatMap(({heading, rows: members}) =>
    members.map((row) => ({id: row.id, text: rowText(row), heading: folded(heading?.label ?? '')})),
  );
  const exact = rows.filter(({text}) => text.includes(phrase));
  if (exact.length > 0) {
    return new Set(exact.map(({id}) => id));
  }
  const words = phrase.split(' ');
  const loose = rows.filter(({text, heading}) => words.every((word) => text.includes(word) || heading.includes(word)));
  return new Set(loose.map(({id}) => id));
}
