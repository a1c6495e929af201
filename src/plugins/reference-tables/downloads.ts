import type {Locale, Localized} from '../../config/locales';
import type {Cell, LocalizedTable, TableColumn} from '../../data/tables/define';
import {columnNumber, plainText} from './tableData';

/** Separator of CSV fields that Excel expects in each language. */
export const SEPARATOR: Localized = {cs: ';', en: ','};
/** Starts each CSV file. Without this character, Excel would not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;
const SECTION: Localized = {cs: 'Oddíl', en: 'Section'};

interface Column extends TableColumn {
  value: (row: LocalizedTable['rows'][number]) => Cell;
}

function downloadColumns(table: LocalizedTable, locale: Locale): Column[] {
  const columns = table.columns.flatMap((column, index): Column[] =>
    column.only === 'page' ? [] : [{...column, value: (row) => row.cells[index] ?? null}],
  );
  if (table.groups.length === 0) {
    return columns;
  }
  const section: Column = {
    key: 'section',
    label: SECTION[locale],
    kind: 'text',
    digits: [0, 0],
    value: (row) => (row.group === undefined ? null : (table.groups[row.group]?.label ?? null)),
  };
  return [section, ...columns];
}

/** Returns a CSV field as in RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe first. */
export function csvField(text: string, separator: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns the text of a CSV file for spreadsheets: byte order mark, lines that end with CRLF. Its fields are quoted. */
export function csvFile(lines: readonly (readonly string[])[], locale: Locale): string {
  return BYTE_ORDER_MARK + lines.map((fields) => fields.join(SEPARATOR[locale]) + LINE_END).join('');
}

/** Returns a table as CSV, with a header row. */
export function tableAsCsv(table: LocalizedTable, locale: Locale): string {
  const separator = SEPARATOR[locale];
  const columns = downloadColumns(table, locale);
  const header = columns.map(({label, unit}) => csvField(unit ? `${label} (${unit})` : label, separator));
  const lines = table.rows.map((row) =>
    columns.map((column) => {
      const value = column.value(row);
      if (typeof value === 'number') {
        // A number is never a formula, even a negative one.
        return columnNumber(value, column, locale);
      }
      return csvField(plainText(value ?? ''), separator);
    }),
  );
  return csvFile([header, ...lines], locale);
}

/** Converts a cell for JSON: removes markup, and rounds to 12 significant digits to hide floating-point errors. */
function jsonValue(value: Cell): Cell {
  return typeof value === 'number' ? Number(value.toPrecision(12)) : value === null ? null : plainText(value);
}

/** Returns a table as JSON: title, column descriptions, and an object per row. A row's `id` is its anchor. */
export function tableAsJson(name: string, table: LocalizedTable, locale: Locale): string {
  const columns = downloadColumns(table, locale);
  const document = {
    name,
    title: table.title,
    language: locale,
    columns: columns.map(({key, label, kind, unit}) => ({key, label, type: kind, unit: unit ?? null})),
    rows: table.rows.map((row) => ({
      id: row.id,
      ...Object.fromEntries(columns.map((column) => [column.key, jsonValue(column.value(row))])),
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
