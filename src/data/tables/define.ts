import type {Locale, Localized} from '../../config/locales';
import type {Code, Text} from '../types';

/** Content of one cell; `null` is a dash on the page and empty in a download. */
export type Cell = string | number | null;

/** A column as readers of one language see it. */
export interface TableColumn {
  /** Name in the JSON download; ASCII, the same in both languages. */
  key: string;
  label: string;
  kind: 'text' | 'number';
  unit?: string;
  /** Decimal places of numbers. */
  digits: {minimum: number; maximum: number};
  /** Left out on the page (too wide) or in the download (a rewording of other columns). */
  only?: 'page' | 'download';
  /** Offered as a choice above the table; {@link listText} joins several values of one row. */
  facet?: boolean;
}

/** Rows of one group, under their own heading. */
export interface TableGroup {
  /** Anchor of the heading. */
  id: string;
  label: string;
}

export interface TableRow {
  /** Anchor of the row. */
  id: string;
  /** Index of its group, when the table has groups. */
  group?: number;
  /** In the order of the columns. */
  cells: readonly Cell[];
}

/** A reference table in one language. */
export interface LocalizedTable {
  title: string;
  /** On narrow screens rows become stacked cards, or the table scrolls under a fixed first column. */
  narrow: 'stack' | 'scroll';
  groups: readonly TableGroup[];
  /** The first one is the row header. */
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

/** Turns a text for all readers or per language into that of one. */
export type Pick = (text: Text) => string;

export interface ColumnDefinition<Row> {
  key: string;
  label: Text;
  /** Numbers are aligned, formatted by language and stay numbers in the JSON download. */
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
  /** Anchor of a row: an address that others link to. */
  anchor: (row: Row) => string;
  /** Anchor → heading of each group, and the group that a row belongs to; rows must come group by group. */
  groups?: {labels: Readonly<Record<string, Localized>>; of: (row: Row) => string};
  columns: readonly ColumnDefinition<Row>[];
}

/** A table in any language of the site. */
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
 * Describes how rows of data become a table, once for every language.
 * @throws when a row names a group that the table does not have.
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

/** Between the values of a cell of a facet. */
export const LIST_SEPARATOR = '; ';

/** Several values as one cell. */
export function listText(values: readonly Text[], pick: Pick): string | null {
  return values.map(pick).join(LIST_SEPARATOR) || null;
}

/** Two limits as text; an ellipsis instead of a dash where a minus would meet it. */
export function rangeText(minimum: number, maximum: number): string {
  return minimum < 0
    ? `${numberText(minimum)}…${numberText(maximum)}`
    : `${numberText(minimum)}–${numberText(maximum)}`;
}

/** A whole number as text, with a true minus. */
export function numberText(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

export function codesText(codes: readonly Code[], pick: Pick): string {
  return codes.map(({value, meaning}) => `${numberText(value)} = ${pick(meaning)}`).join(', ');
}

/** A register address as it is written in the documents of the devices, e.g. `0x066E`. */
export function hexAddress(address: number, digits = 4): string {
  return `0x${address.toString(16).toUpperCase().padStart(digits, '0')}`;
}

/** A number as text, with the decimal separator of the language. */
export function decimalText(value: number, pick: Pick): string {
  const text = String(value);
  return pick({cs: text.replace('.', ','), en: text});
}

/** A unit with its factor, e.g. `0,1 mm`; the unit alone when one count is one unit. */
export function unitText(unit: {factor: number; symbol: string} | undefined, pick: Pick): string | null {
  if (!unit) {
    return null;
  }
  return unit.factor === 1 ? unit.symbol : `${decimalText(unit.factor, pick)} ${unit.symbol}`;
}
