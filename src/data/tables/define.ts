import {textIn, type Locale, type Localized} from '../../lib/locale';
import {formatNumber} from '../../lib/numbers';
import type {Code, Text} from '../types';

/** Content of a cell. `null` means no value: a dash on the page, an empty field in CSV, and `null` in JSON. */
export type Cell = string | number | null;

/** A column of a table, with its texts in one language. */
export interface TableColumn {
  /** Name of the column in the JSON download: ASCII, the same in both languages. */
  key: string;
  label: string;
  kind: 'text' | 'number';
  unit?: string;
  /** Smallest and largest number of decimal places. */
  digits: readonly [minimum: number, maximum: number];
  /** Whether the column appears only on the page or only in the download. Absent means in both. */
  only?: 'page' | 'download';
}

/** A group of rows, with a heading of its own. */
export interface TableGroup {
  /** Anchor of the heading above the group. */
  id: string;
  label: string;
}

export interface TableRow {
  /** Anchor of the row. */
  id: string;
  /** Zero-based index of the row's group in `groups`. Absent in a table without groups. */
  group?: number;
  /** One cell for each column, in the order of the columns. */
  cells: readonly Cell[];
}

/** A table made from `src/data`, with its texts in one language. */
export interface LocalizedTable {
  title: string;
  /** Layout on narrow screens: `stack` makes each row a card; `scroll` keeps the first column in sight. */
  narrow: 'stack' | 'scroll';
  groups: readonly TableGroup[];
  /** Columns from left to right. Each cell of the first column is the header of its row. */
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

/** Function that returns a text in the language of the table. */
export type PickText = (text: Text) => string;

/**
 * A column of a table, with its texts in both languages. One with `digits` has numbers: they are aligned, have the format
 * of the language, and stay numbers in the JSON download.
 */
export interface ColumnDefinition<Row> extends Partial<Omit<TableColumn, 'label' | 'kind'>> {
  key: string;
  label: Text;
  cell: (row: Row, pick: PickText) => Cell;
}

interface TableDefinition<Row> {
  title: Localized;
  narrow: 'stack' | 'scroll';
  rows: readonly Row[];
  /** Returns the anchor of a row. Never change an anchor, because other sites may link to it. */
  anchor: (row: Row) => string;
  /** Groups adjacent rows. `labels`: headings by the anchor of the group. `of` returns the anchor of a row's group. */
  groups?: {labels: Readonly<Record<string, Localized>>; of: (row: Row) => string};
  columns: readonly ColumnDefinition<Row>[];
}

/** Function that returns a table in the given language. */
export type ReferenceTableSource = (locale: Locale) => LocalizedTable;

/** `digits` of whole numbers. */
export const WHOLE = [0, 0] as const;

function localizedRow<Row>({anchor, groups, columns}: TableDefinition<Row>, row: Row, pick: PickText): TableRow {
  const cells = columns.map((column) => column.cell(row, pick));
  const group = groups && Object.keys(groups.labels).indexOf(groups.of(row));
  if (group === -1) {
    throw new Error(`Row "${anchor(row)}" is in the unknown group "${groups?.of(row)}". Add it to the table's groups.`);
  }
  return {id: anchor(row), group, cells};
}

/**
 * Defines a table. Returns a function that makes the table in the given language.
 * @throws in the returned function, when a row belongs to a group without a heading in `labels`
 */
export function defineTable<Row>(definition: TableDefinition<Row>): ReferenceTableSource {
  const {title, narrow, rows, groups, columns} = definition;
  return (locale) => {
    const pick: PickText = (text) => textIn(text, locale);
    return {
      title: pick(title),
      narrow,
      groups: Object.entries(groups?.labels ?? {}).map(([id, label]) => ({id, label: pick(label)})),
      columns: columns.map(({key, label, unit, digits, only}) => ({
        key,
        label: pick(label),
        kind: digits ? 'number' : 'text',
        digits: digits ?? WHOLE,
        ...(unit && {unit}),
        ...(only && {only}),
      })),
      rows: rows.map((row) => localizedRow(definition, row, pick)),
    };
  };
}

/** Joins several values into the text of one cell. Returns `null` when there are no values. */
export function listText(values: readonly Text[], pick: PickText): string | null {
  return values.map(pick).join('; ') || null;
}

/** Returns a range as text, e.g. `1–7`, or `−40…80` when the minimum is negative. */
export function rangeText(minimum: number, maximum: number): string {
  return minimum < 0
    ? `${numberText(minimum)}…${numberText(maximum)}`
    : `${numberText(minimum)}–${numberText(maximum)}`;
}

/** Returns a whole number as text, with a true minus sign (`−`) instead of a hyphen. */
export function numberText(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

export function codesText(codes: readonly Code[], pick: PickText): string {
  return codes.map(({value, meaning}) => `${numberText(value)} = ${pick(meaning)}`).join(', ');
}

/** Returns a register address in the notation of the device manuals, e.g. `0x066E`. */
export function hexAddress(address: number, digits = 4): string {
  return `0x${address.toString(16).toUpperCase().padStart(digits, '0')}`;
}

/** Returns a number as text with the decimal separator of the language, e.g. `0,1` in Czech. */
export function decimalText(value: number, pick: PickText): string {
  const text = String(value);
  return pick({cs: text.replace('.', ','), en: text});
}

/** Returns a unit with its factor, e.g. `0.1 mm` or `0.1%`, or only the unit when the factor is 1; `null` without a unit. */
export function unitText(unit: {factor: number; symbol: string} | undefined, pick: PickText): string | null {
  if (!unit) {
    return null;
  }
  const {factor, symbol} = unit;
  // In downloads, spaces are ordinary ones; the page sets its own.
  return factor === 1
    ? symbol
    : formatNumber(factor, pick({cs: 'cs', en: 'en'}), {unit: symbol}).replace('\u00a0', ' ');
}
