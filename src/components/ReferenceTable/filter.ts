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

/** Plain text of a cell. */
export function cellText(cell: readonly Piece[]): string {
  return cell.map(pieceText).join('');
}

/** Unifies case, diacritics, dashes, decimal marks and spaces, so that readers find a value however they type it. */
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
 * Anchors of the rows that contain the query as one phrase. If there are none, a row matches when it, together with the
 * heading of its group, contains every word. `chosen` is the required value of each facet, in order; '' allows any.
 */
export function matchingRows(
  groups: PageTable['groups'],
  query: string,
  chosen: readonly string[] = [],
): ReadonlySet<string> {
  const phrase = folded(query);
  const words = phrase.split(' ');
  const rows = groups.flatMap(({heading, rows: members}) =>
    members
      .filter(({facets}) => chosen.every((value, index) => value === '' || facets[index]?.includes(value)))
      .map((row) => ({id: row.id, text: rowText(row), heading: folded(heading?.label ?? '')})),
  );
  const exact = rows.filter(({text}) => text.includes(phrase));
  const loose = rows.filter(({text, heading}) => words.every((word) => text.includes(word) || heading.includes(word)));
  return new Set((exact.length > 0 ? exact : loose).map(({id}) => id));
}
