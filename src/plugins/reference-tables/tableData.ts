import {cellText, NO_VALUE, type PageGroup, type PageTable, type Piece} from '../../components/ReferenceTable/types';
import type {Locale} from '../../config/locales';
import type {Cell, LocalizedTable, TableColumn} from '../../data/tables/define';
import {typography} from '../../lib/typography';

/** Name of the plugin. Docusaurus stores the data of the plugin in a folder of the same name. */
export const PLUGIN_NAME = 'reference-tables';

/** Returns the path of the data file of a table, relative to the data folder of the plugin. */
export function tableFile(name: string): string {
  return `pages/${name}.json`;
}

/** Returns the module name under which a page imports the data file of a table. */
export function tableModule(name: string): string {
  return `@generated/${PLUGIN_NAME}/default/${tableFile(name)}`;
}

/** Folder of the table downloads, relative to the base path of the language. */
export const DOWNLOADS = 'downloads';

const MARKED = /`(?<code>[^`]+)`|\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<to>[^)]+)\)/g;

/** Splits a text of `src/data` into pieces at its Markdown: `` `code` ``, `**bold**` and `[link](/address)`. */
export function inlinePieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const {0: match, index, groups = {}} of text.matchAll(MARKED)) {
    const {code, strong, label = '', to = ''} = groups;
    pieces.push(text.slice(end, index), code ? {code} : strong ? {strong} : {label, to});
    end = index + match.length;
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '');
}

/** Inserts the document title into each link `[](/address)` in a table. A link without one fails the build later. */
export function withTitles(table: LocalizedTable, titles: ReadonlyMap<string, string>): LocalizedTable {
  const titled = (cell: Cell): Cell =>
    typeof cell === 'string'
      ? cell.replace(/\[\]\(([^)#]*)/g, (_, page: string) => `[${titles.get(page) ?? page}](${page}`)
      : cell;
  return {...table, rows: table.rows.map((row) => ({...row, cells: row.cells.map(titled)}))};
}

/** Removes from a text the markup that {@link inlinePieces} recognizes. */
export function plainText(text: string): string {
  return cellText(inlinePieces(text));
}

/** Formats a number with the decimal places of its column and without thousands separators. */
export function columnNumber(value: number, {digits: [minimum, maximum]}: TableColumn, locale: Locale): string {
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
    if ('code' in piece) {
      return piece;
    }
    return 'strong' in piece
      ? {strong: typography(piece.strong, locale)}
      : {...piece, label: typography(piece.label, locale)};
  });
}

/** Makes a table's data for `<ReferenceTable>`. Formats values here, so that browsers do not need to. */
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
