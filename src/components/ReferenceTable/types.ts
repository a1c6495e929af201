/** Text that a table cell shows if it has no value. */
export const NO_VALUE = '–';

/** A part of a table cell: plain text, code, bold text (such as a label on a screen), or a link. */
export type Piece = string | {code: string} | {strong: string} | {label: string; to: string};

export interface PageRow {
  /** HTML `id` of the row, to which links can point. */
  id: string;
  /** One cell per column, each as a list of pieces. The first cell is the header of the row. */
  cells: Piece[][];
}

/** Consecutive rows under one heading. A table without headings has a single group. */
export interface PageGroup {
  heading?: {id: string; label: string};
  rows: PageRow[];
}

/** Reference data as a table in the language of the page. Made by `src/plugins/reference-tables`. */
export interface PageTable {
  name: string;
  title: string;
  narrow: 'stack' | 'scroll';
  columns: {label: string; numeric: boolean}[];
  groups: PageGroup[];
  /** Paths of the files to download, relative to the base path of the language (e.g. `/en/`). */
  downloads: {csv: string; json: string};
}

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
