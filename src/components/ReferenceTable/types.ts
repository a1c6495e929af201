/** Shown where a cell has no value. */
export const NO_VALUE = '–';

/** Part of a cell: plain text, code, a label on a screen, or a link. */
export type Piece = string | {code: string} | {strong: string} | {label: string; to: string};

export interface PageRow {
  /** Anchor of the row. */
  id: string;
  /** One per column of the page; the first is the row header. */
  cells: Piece[][];
  /** Its values of each {@link PageTable.facets}. */
  facets: string[][];
}

/** Rows of one group, with their heading when the table has several such groups. */
export interface PageGroup {
  heading?: {id: string; label: string};
  rows: PageRow[];
}

/** A reference table in the language of the page; made by `src/plugins/reference-tables`. */
export interface PageTable {
  name: string;
  title: string;
  narrow: 'stack' | 'scroll';
  columns: {label: string; numeric: boolean}[];
  groups: PageGroup[];
  /** Choices above the table that narrow the rows. */
  facets: {label: string; values: string[]}[];
  /** Addresses below the base path of the language. */
  downloads: {csv: string; json: string};
}
