import {NOTHING, type PageGroup, type PageTable, type Piece} from '../../components/ReferenceTable/types';
import type {Locale} from '../../config/locales';
import type {Cell, LocalizedTable, TableColumn} from '../../data/tables/define';
import {typography} from '../../remark/typography/typography';
import {inlinePieces} from './inline';

/** Folder of the downloads below the base path of a language. */
export const DOWNLOADS = 'downloads';

function pageCell(cell: Cell, {digits}: TableColumn, locale: Locale): Piece[] {
  if (cell === null) {
    return [NOTHING];
  }
  if (typeof cell === 'number') {
    const formatted = new Intl.NumberFormat(locale, {
      useGrouping: false,
      minimumFractionDigits: digits.minimum,
      maximumFractionDigits: digits.maximum,
    }).format(cell);
    return [formatted.replace('-', '−')];
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
