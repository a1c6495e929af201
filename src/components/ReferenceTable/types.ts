/** Shown where a cell has no value. */
export const NO_VALUE = '–';

/** A stretch of a cell: plain text, something typed by people or devices, or a label on a screen. */
export type Piece = string | {code: string} | {strong: string};

export interface PageRow {
  /** Anchor of the row. */
  id: string;
  /** One per column of the page; the first is the row header. */
  cells: Piece[][];
}

/** Rows of one group, with their heading when the table has several such groups. */
export interface PageGroup {
  heading?: {id: string; label: string};
  rows: PageRow[];
}

/** What a page needs of one reference table, in its language; made by `src/plugins/reference-tables`. */
export interface PageTable {
  name: string;
  title: string;
  narrow: 'stack' | 'scroll';
  columns: {label: string; numeric: boolean}[];
  groups: PageGroup[];
  /** Addresses below the base path of the language. */
  downloads: {csv: string; json: string};
}
