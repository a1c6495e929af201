import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import React, {memo, type ReactNode} from 'react';
import controls from '../controls.module.css';
import {FilterField, useFilter} from '../Filter';
import ScrollableTable from '../ScrollableTable';
import {cellText, matchingRows} from './filter';
import styles from './styles.module.css';
import {NO_VALUE, type PageRow, type PageTable, type Piece} from './types';

/** Matches a range such as `5–10` or `1…247`. Such a range must not break across lines. */
const RANGE = /([−\d.,]*\d[–…][−\d.,]*\d)/;

function Cell({pieces}: {pieces: readonly Piece[]}): ReactNode {
  return pieces.map((piece, index) => {
    if (typeof piece !== 'string') {
      if ('to' in piece) {
        return (
          <Link key={index} to={piece.to}>
            {piece.label}
          </Link>
        );
      }
      return 'code' in piece ? (
        <code key={index} translate="no">
          {piece.code}
        </code>
      ) : (
        <strong key={index}>{piece.strong}</strong>
      );
    }
    return piece.split(RANGE).map((part, position) =>
      position % 2 === 1 ? (
        <span key={`${index}-${position}`} className={styles.together}>
          {part}
        </span>
      ) : (
        part
      ),
    );
  });
}

function Download({format, address, title}: {format: string; address: string; title: string}): ReactNode {
  const label = translate(
    {id: 'site.referenceTable.downloadLabel', message: '{format}: download the table “{title}”'},
    {format, title},
  );
  return (
    // A plain link: this is a file, not a page, so neither the router nor the link checker may take it.
    <a href={useBaseUrl(address)} aria-label={label}>
      {format}
    </a>
  );
}

interface RowProps {
  row: PageRow;
  columns: PageTable['columns'];
  isHidden: boolean;
  isTarget: boolean;
}

/** Maximum length of a bold row header. Longer ones are sentences, which are easier to read in regular type. */
const MAX_BOLD = 60;

/** Renders a table row. It is memoized because a new filter or URL hash changes only some rows. */
const Row = memo(function Row({row: {id, cells}, columns, isHidden, isTarget}: RowProps): ReactNode {
  const [header = [], ...rest] = cells;
  const name = cellText(header);
  return (
    <tr id={id} data-filtered={isHidden || undefined} data-targeted={isTarget || undefined}>
      {/* The abbreviation is what a screen reader repeats for each cell of the row: without the name of the link. */}
      <th scope="row" abbr={name}>
        <span className={styles.rowHeader} data-long={name.length > MAX_BOLD || undefined}>
          {/* A bare number would say little at the head of a stacked card. */}
          <span data-label={columns[0]?.numeric ? columns[0].label : undefined}>
            <Cell pieces={header} />
          </span>
          <a
            href={`#${id}`}
            className={controls.anchor}
            data-search="off"
            aria-label={translate({id: 'site.referenceTable.rowLink', message: 'Link to row {row}'}, {row: name})}>
            #
          </a>
        </span>
      </th>
      {rest.map((pieces, index) => {
        const column = columns[index + 1];
        return (
          <td
            key={index}
            data-label={column?.label}
            data-empty={['', NO_VALUE].includes(cellText(pieces)) || undefined}
            className={clsx(column?.numeric && styles.numeric)}>
            <span>
              <Cell pieces={pieces} />
            </span>
          </td>
        );
      })}
    </tr>
  );
});

interface Filter {
  query: string;
  /** Chosen value for each of `PageTable.facets`; `''` allows any value. An empty list is the same as all `''`. */
  chosen: readonly string[];
}

const NO_FILTER: Filter = {query: '', chosen: []};

interface FilterFieldsProps extends Filter {
  table: PageTable;
  /** Number of matching rows. */
  count: number;
  onChange: (filter: Filter) => void;
}

function FilterFields({table: {groups, facets}, query, chosen, count, onChange}: FilterFieldsProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const isInteractive = useIsBrowser();
  const total = groups.reduce((sum, {rows}) => sum + rows.length, 0);
  const message = translate(
    {id: 'site.referenceTable.count', message: '{count} of {total} rows|{count} of {total} rows'},
    {count, total},
  );
  const choose = (index: number, value: string) =>
    onChange({query, chosen: facets.map((_, other) => (other === index ? value : (chosen[other] ?? '')))});
  return (
    <div className={clsx('site-interactive', styles.filter)}>
      <FilterField
        label={translate({id: 'site.referenceTable.filter', message: 'Filter rows'})}
        value={query}
        onChange={(text) => onChange({query: text, chosen})}
      />
      {facets.map(({label, values}, index) => (
        <label key={label} className={styles.facet}>
          {label}
          <select
            className={controls.input}
            disabled={!isInteractive}
            value={chosen[index] ?? ''}
            onChange={(event) => choose(index, event.target.value)}>
            <option value="">{translate({id: 'site.referenceTable.any', message: 'all'})}</option>
            {values.map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </select>
        </label>
      ))}
      <p role="status" className="site-note">
        {(query.trim() !== '' || chosen.some(Boolean)) && selectMessage(count, message)}
      </p>
    </div>
  );
}

/** A table with a filter and downloads. In MDX, it is written with a `name`, which the build turns into `table`. */
export default function ReferenceTable({table}: {table: PageTable}): ReactNode {
  const {name, title, narrow, columns, groups, downloads} = table;
  const isInteractive = useIsBrowser();
  const {collectAnchor} = useBrokenLinks();
  const {hash} = useLocation();
  // The server knows no hash, so the first render may not either.
  const target = isInteractive ? hash.slice(1) : '';
  const [filter, setFilter] = useFilter(NO_FILTER);
  const change = (next: Filter) => setFilter(next.query || next.chosen.some(Boolean) ? next : NO_FILTER);
  const matches = matchingRows(groups, filter.query, filter.chosen);

  for (const {heading, rows} of groups) {
    collectAnchor(heading?.id);
    rows.forEach(({id}) => collectAnchor(id));
  }

  return (
    <div className={clsx(styles.root, styles[narrow], columns.length > 5 && styles.dense)} data-reference-table={name}>
      <div className={styles.tools} data-search="off">
        <FilterFields {...filter} table={table} count={matches.size} onChange={change} />
        <p className={clsx('site-note', styles.downloads)}>
          <span aria-hidden="true">
            <Translate id="site.referenceTable.download">Download:</Translate>
          </span>
          <Download format="CSV" address={downloads.csv} title={title} />
          <Download format="JSON" address={downloads.json} title={title} />
        </p>
      </div>
      <ScrollableTable data-stacked={narrow === 'stack' ? '' : undefined}>
        <caption>
          <span>{title}</span>
        </caption>
        <thead>
          <tr>
            {columns.map(({label, numeric}, index) => (
              <th key={label} scope="col" className={clsx(numeric && index > 0 && styles.numeric)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({heading, rows}, index) => (
          <tbody key={index} data-filtered={!rows.some(({id}) => matches.has(id)) || undefined}>
            {heading && (
              <tr id={heading.id} className={styles.groupRow} data-targeted={target === heading.id || undefined}>
                <th scope="rowgroup" colSpan={columns.length}>
                  <span>{heading.label}</span>
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row.id} {...{row, columns}} isHidden={!matches.has(row.id)} isTarget={target === row.id} />
            ))}
          </tbody>
        ))}
      </ScrollableTable>
    </div>
  );
}
