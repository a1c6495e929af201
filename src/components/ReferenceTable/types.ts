/** Shown where a cell has no value. */
export const NO_VALUE = '–';

/** A part of a cell: plain text, code, text in bold such as a label on a screen, or a link. */
export type Piece = string | {code: string} | {strong: string} | {label: string; to: string};

export interface PageRow {
  /** Anchor of the row. */
  id: string;
  /** One cell for each column of the table; the first one is the header of the row. */
  cells: Piece[][];
  /** For each of {@link PageTable.facets}, in the same order: the values that this row has. */
  facets: string[][];
}

/** Consecutive rows under one heading; a table without groups is one group without a heading. */
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
  /** Properties by which readers can filter the rows, with the values to choose from. */
  facets: {label: string; values: string[]}[];
  /** Addresses of the downloads, relative to the base path of the language. */
  downloads: {csv: string; json: string};
}
