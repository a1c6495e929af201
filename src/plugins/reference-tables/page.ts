import {cellText} from '../../components/ReferenceTable/filter';
import {NO_VALUE, type PageGroup, type PageTable, type Piece} from '../../components/ReferenceTable/types';
import type {Locale} from '../../config/locales';
import type {Cell, LocalizedTable, TableColumn} from '../../data/tables/define';
import {typography} from '../../lib/typography';

/** Also the folder of the page data below `@generated`. */
export const PLUGIN_NAME = 'reference-tables';

/** File of one table's page data, below the folder that Docusaurus gives the plugin. */
export function tableFile(name: string): string {
  return `pages/${name}.json`;
}

/** The same file as a module that a page can import. */
export function tableModule(name: string): string {
  return `@generated/${PLUGIN_NAME}/default/${tableFile(name)}`;
}

/** Folder of the downloads below the base path of a language. */
export const DOWNLOADS = 'downloads';

/** Splits a text of `src/data` at its two marks: `` `typed` `` and `**label**`. */
export function inlinePieces(text: string): Piece[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).flatMap((part, index) => {
    const isMarked = index % 2 === 1;
    const marked = part.startsWith('`') ? {code: part.slice(1, -1)} : {strong: part.slice(2, -2)};
    return part === '' ? [] : [isMarked ? marked : part];
  });
}

/** The same text without the marks. */
export function plainText(text: string): string {
  return cellText(inlinePieces(text));
}

/** A number as a column writes it, without groups of thousands. */
export function columnNumber(value: number, {digits: {minimum, maximum}}: TableColumn, locale: Locale): string {
  const digits = {minimumFractionDigits: minimum, maximumFractionDigits: maximum};
  return new Intl.NumberFormat(locale, {...digits, useGrouping: false}).format(value);
}

function pageCell(cell: Cell, column: TableColumn, locale: Locale): Piece[] {
  if (cell === null) {
    return [NO_VALUE];
  }
  if (typeof cell === 'number') {
    return [columnNumber(cell, column, locale).replace('-', '−')];
  }
  return inlinePieces(cell).map((piece) => {
    if (typeof piece === 'string') {
      return typography(piece, locale);
    }
    return 'strong' in piece ? {strong: typography(piece.strong, locale)} : piece;
  });
}

/** The table as its page shows it: formatted and typeset, so that the browser has nothing left to compute. */
export function pageTable(name: string, table: LocalizedTable, locale: Locale): PageTable {
  const shown = table.columns
    .map((column, index) => ({column, index}))
    .filter(({column}) => column.only !== 'download');
  const set = (text: string) => typography(text, locale);
  const groups: PageGroup[] =
    table.groups.length > 0
      ? table.groups.map(({id, label}) => ({heading: {id, label: set(label)}, rows: []}))
      : [{rows: []}];
  for (const {id, group, cells} of table.rows) {
    groups[group ?? 0]?.rows.push({
      id,
      cells: shown.map(({column, index}) => pageCell(cells[index] ?? null, column, locale)),
    });
  }
  return {
    name,
    title: set(table.title),
    narrow: table.narrow,
    columns: shown.map(({column: {label, unit, kind}}) => ({
      label: set(unit ? `${label} (${unit})` : label),
      numeric: kind === 'number',
    })),
    groups,
    downloads: {csv: `${DOWNLOADS}/${name}.csv`, json: `${DOWNLOADS}/${name}.json`},
  };
}
