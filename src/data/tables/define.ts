import type {Locale, Localized} from '../../config/locales';
import type {Code, Text} from '../types';

/** Content of a cell; `null` means no value: a dash on the page, an empty field in CSV, and `null` in JSON. */
export type Cell = string | number | null;

/** A column, with its texts in one language. */
export interface TableColumn {
  /** Name of the column in the JSON download: ASCII, the same in both languages. */
  key: string;
  label: string;
  kind: 'text' | 'number';
  unit?: string;
  /** Smallest and largest number of decimal places. */
  digits: {minimum: number; maximum: number};
  /** Where the column appears. `page`: only on the page; `download`: only in the download; absent: in both. */
  only?: 'page' | 'download';
  /** Whether readers can filter by the column. To give a cell several values, use {@link listText}. */
  facet?: boolean;
}

/** A group of rows, with a heading of its own. */
export interface TableGroup {
  /** Anchor of the heading. */
  id: string;
  label: string;
}

export interface TableRow {
  /** Anchor of the row. */
  id: string;
  /** Index of the row's group in `groups`, from 0; absent in a table without groups. */
  group?: number;
  /** One cell for each column, in the order of the columns. */
  cells: readonly Cell[];
}

/** A reference table in one language. */
export interface LocalizedTable {
  title: string;
  /** On narrow screens rows become cards (`stack`), or the table scrolls beside a fixed first column (`scroll`). */
  narrow: 'stack' | 'scroll';
  groups: readonly TableGroup[];
  /** Columns from left to right. Each cell of the first column is the header of its row. */
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

/** Function that returns a text in the language of the table. */
export type Pick = (text: Text) => string;

export interface ColumnDefinition<Row> {
  key: string;
  label: Text;
  /** Kind of values; default: `text`. Numbers are aligned, formatted by language, and stay numbers in JSON. */
  kind?: 'text' | 'number';
  unit?: string;
  digits?: {minimum: number; maximum: number};
  only?: 'page' | 'download';
  facet?: boolean;
  cell: (row: Row, pick: Pick) => Cell;
}

interface TableDefinition<Row> {
  title: Localized;
  narrow: 'stack' | 'scroll';
  rows: readonly Row[];
  /** Anchor of a row; never change it, because links from elsewhere use it. */
  anchor: (row: Row) => string;
  /** `labels`: headings by group anchor. `of` returns the group anchor of a row. Rows of one group must be adjacent. */
  groups?: {labels: Readonly<Record<string, Localized>>; of: (row: Row) => string};
  columns: readonly ColumnDefinition<Row>[];
}

/** Function that makes a table in one language of the site. */
export type ReferenceTableSource = (locale: Locale) => LocalizedTable;

const WHOLE = {minimum: 0, maximum: 0};

function localizedRow<Row>({anchor, groups, columns}: TableDefinition<Row>, row: Row, pick: Pick): TableRow {
  const cells = columns.map((column) => column.cell(row, pick));
  if (!groups) {
    return {id: anchor(row), cells};
  }
  const group = Object.keys(groups.labels).indexOf(groups.of(row));
  if (group < 0) {
    throw new Error(`Row "${anchor(row)}" is in the unknown group "${groups.of(row)}". Add it to the table's groups.`);
  }
  return {id: anchor(row), group, cells};
}

/**
 * Returns a function that makes a table from rows of data, in any language of the site.
 * @throws from the returned function when a row names a group that the table does not have
 */
export function defineTable<Row>(definition: TableDefinition<Row>): ReferenceTableSource {
  const {title, narrow, rows, groups, columns} = definition;
  return (locale) => {
    const pick: Pick = (text) => (typeof text === 'string' ? text : text[locale]);
    return {
      title: pick(title),
      narrow,
      groups: Object.entries(groups?.labels ?? {}).map(([id, label]) => ({id, label: pick(label)})),
      columns: columns.map(({key, label, kind = 'text', unit, digits = WHOLE, only, facet}) => ({
        key,
        label: pick(label),
        kind,
        digits,
        ...(unit && {unit}),
        ...(only && {only}),
        ...(facet && {facet}),
      })),
      rows: rows.map((row) => localizedRow(definition, row, pick)),
    };
  };
}

/** Separates several values of one cell. */
export const LIST_SEPARATOR = '; ';

/** Joins several values into one cell; `null` when there are none. */
export function listText(values: readonly Text[], pick: Pick): string | null {
  return values.map(pick).join(LIST_SEPARATOR) || null;
}

/** A range as text: with an en dash, or with an ellipsis when the lower limit is negative. */
export function rangeText(minimum: number, maximum: number): string {
  return minimum < 0
    ? `${numberText(minimum)}…${numberText(maximum)}`
    : `${numberText(minimum)}–${numberText(maximum)}`;
}

/** A whole number as text, with a true minus sign. */
export function numberText(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

export function codesText(codes: readonly Code[], pick: Pick): string {
  return codes.map(({value, meaning}) => `${numberText(value)} = ${pick(meaning)}`).join(', ');
}

/** A register address, written as in the manuals of the devices, e.g. `0x066E`. */
export function hexAddress(address: number, digits = 4): string {
  return `0x${address.toString(16).toUpperCase().padStart(digits, '0')}`;
}

/** A number as text, with the decimal separator of the language. */
export function decimalText(value: number, pick: Pick): string {
  const text = String(value);
  return pick({cs: text.replace('.', ','), en: text});
}

/** A unit with its factor, e.g. `0,1 mm`; without the factor when it is 1; `null` when there is no unit. */
export function unitText(unit: {factor: number; symbol: string} | undefined, pick: Pick): string | null {
  if (!unit) {
    return null;
  }
  return unit.factor === 1 ? unit.symbol : `${decimalText(unit.factor, pick)} ${unit.symbol}`;
}
