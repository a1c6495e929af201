import {foldDiacritics} from '../../lib/foldDiacritics';
import type {PageRow, PageTable, Piece} from './types';

function pieceText(piece: Piece): string {
  if (typeof piece === 'string') {
    return piece;
  }
  if ('code' in piece) {
    return piece.code;
  }
  return 'strong' in piece ? piece.strong : piece.label;
}

/** Returns the text of a table cell without formatting, and without the addresses of its links. */
export function cellText(cell: readonly Piece[]): string {
  return cell.map(pieceText).join('');
}

/** Normalizes case, diacritics, dashes, decimal separators and spaces: `Délka 1,5` becomes `delka 1.5`. */
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
 * Returns the ids of the rows that contain the query as one phrase. If there are none, returns the ids of the rows that
 * contain every word of the query, either in the row or in the heading of its group.
 */
export function matchingRows(groups: PageTable['groups'], query: string): ReadonlySet<string> {
  const phrase = folded(query);
  const words = phrase.split(' ');
  const rows = groups.flatMap(({heading, rows: members}) =>
    members.map((row) => ({id: row.id, text: rowText(row), heading: folded(heading?.label ?? '')})),
  );
  const exact = rows.filter(({text}) => text.includes(phrase));
  const loose = rows.filter(({text, heading}) => words.every((word) => text.includes(word) || heading.includes(word)));
  return new Set((exact.length > 0 ? exact : loose).map(({id}) => id));
}
