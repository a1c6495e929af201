import {useLocation} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import React, {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import {cellText, matchingRows} from './filter';
import styles from './styles.module.css';
import {NOTHING, type PageRow, type PageTable, type Piece} from './types';

export interface ReferenceTableProps {
  /** Comes from the `name` that the writer gives; see `src/plugins/reference-tables/remark.ts`. */
  table: PageTable;
}

/** Two limits with a dash or an ellipsis between them, which is no place to break a line. */
const RANGE = /([−\d.,]*\d[–…][−\d.,]*\d)/;

function Cell({pieces}: {pieces: readonly Piece[]}): ReactNode {
  return pieces.map((piece, index) => {
    if (typeof piece !== 'string') {
      return 'code' in piece ? <code key={index}>{piece.code}</code> : <strong key={index}>{piece.strong}</strong>;
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

function Downloads({title, downloads}: Pick<PageTable, 'title' | 'downloads'>): ReactNode {
  const csv = useBaseUrl(downloads.csv);
  const json = useBaseUrl(downloads.json);
  const label = (format: string) =>
    translate(
      {
        id: 'site.referenceTable.downloadLabel',
        message: '{format}: download the table “{title}”',
        description: 'Label of a link that downloads a reference table; begins with the visible name of the format',
      },
      {format, title},
    );
  return (
    <p className={styles.downloads}>
      <span aria-hidden="true">
        <Translate
          id="site.referenceTable.download"
          description="Precedes the links to the CSV and JSON files of a table">
          Download:
        </Translate>
      </span>
      {/* Plain links: these are files, not pages, so neither the router nor the link checker may take them. */}
      <a href={csv} download aria-label={label('CSV')}>
        CSV
      </a>
      <a href={json} download aria-label={label('JSON')}>
        JSON
      </a>
    </p>
  );
}

function RowHeader({row, column}: {row: PageRow; column?: PageTable['columns'][number]}): ReactNode {
  const [header = []] = row.cells;
  const text = cellText(header);
  return (
    // The abbreviation is what a screen reader repeats for each cell of the row: without the name of the link.
    <th scope="row" abbr={text}>
      <span className={styles.rowHeader}>
        {/* A bare number would say little at the head of a stacked card. */}
        <span data-label={column?.numeric ? column.label : undefined}>
          <Cell pieces={header} />
        </span>
        <a
          href={`#${row.id}`}
          className={styles.anchor}
          data-search="off"
          aria-label={translate(
            {
              id: 'site.referenceTable.rowLink',
              message: 'Link to the row {row}',
              description: 'Label of the "#" beside the first cell of a reference table',
            },
            {row: text},
          )}>
          #
        </a>
      </span>
    </th>
  );
}

function DataCell({pieces, column}: {pieces: readonly Piece[]; column?: PageTable['columns'][number]}): ReactNode {
  return (
    <td
      data-label={column?.label}
      data-empty={cellText(pieces) === NOTHING || undefined}
      className={clsx(column?.numeric && styles.numeric)}>
      <span>
        <Cell pieces={pieces} />
      </span>
    </td>
  );
}

/**
 * A reference table of `src/data`: complete without JavaScript, every row with an address of its own, to be filtered once
 * the page is interactive, and to be downloaded as CSV and JSON. Writers give only its name:
 * `<ReferenceTable name="laser-registers" />`.
 */
export default function ReferenceTable({table}: ReferenceTableProps): ReactNode {
  const {name, title, narrow, columns, groups, downloads} = table;
  const interactive = useIsBrowser();
  const brokenLinks = useBrokenLinks();
  const {selectMessage} = usePluralForm();
  const {hash} = useLocation();
  // The server knows no hash, so the first render may not either.
  const target = interactive ? hash.slice(1) : '';
  const [query, setQuery] = useState('');
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);

  const total = groups.reduce((count, {rows}) => count + rows.length, 0);
  const matches = useMemo(() => matchingRows(groups, query), [groups, query]);
  const filtering = query.trim() !== '';

  for (const {heading, rows} of groups) {
    brokenLinks.collectAnchor(heading?.id);
    rows.forEach(({id}) => brokenLinks.collectAnchor(id));
  }

  // Whoever follows a link to a row wants to see it, whatever was typed into the filter before.
  const [seenTarget, setSeenTarget] = useState(target);
  const [revealed, setRevealed] = useState<string>();
  if (target !== seenTarget) {
    setSeenTarget(target);
    if (groups.some(({rows}) => rows.some(({id}) => id === target && !matches.has(id)))) {
      setQuery('');
      setRevealed(target);
    }
  }
  useEffect(() => {
    if (revealed) {
      document.getElementById(revealed)?.scrollIntoView({block: 'center'});
    }
  }, [revealed]);

  function clear(): void {
    setQuery('');
    input.current?.focus();
  }

  return (
    <div
      className={clsx(styles.root, styles[narrow], columns.length > 5 && styles.dense)}
      data-reference-table={name}
      data-interactive={interactive || undefined}>
      <div className={styles.tools} data-search="off">
        <div className={styles.filter}>
          {interactive && (
            <>
              <label htmlFor={inputId}>
                <Translate
                  id="site.referenceTable.filter"
                  description="Label of the field that filters a reference table">
                  Filter rows
                </Translate>
              </label>
              <input
                ref={input}
                id={inputId}
                type="search"
                autoComplete="off"
                spellCheck={false}
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
              <p role="status" className={styles.count}>
                {filtering &&
                  selectMessage(
                    matches.size,
                    translate(
                      {
                        id: 'site.referenceTable.count',
                        message: '{count} row of {total}|{count} rows of {total}',
                        description:
                          'Said and shown while a reference table is filtered; as many forms, separated by "|", as the language has for {count}',
                      },
                      {count: matches.size, total},
                    ),
                  )}
              </p>
            </>
          )}
        </div>
        <Downloads title={title} downloads={downloads} />
      </div>
      <div className={styles.scroller}>
        <table>
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
            <tbody key={heading?.id ?? index} data-filtered={!rows.some(({id}) => matches.has(id)) || undefined}>
              {heading && (
                <tr id={heading.id} className={styles.groupRow} data-targeted={target === heading.id || undefined}>
                  <th scope="rowgroup" colSpan={columns.length}>
                    <span>{heading.label}</span>
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <tr
                  key={row.id}
                  id={row.id}
                  data-filtered={!matches.has(row.id) || undefined}
                  data-targeted={target === row.id || undefined}>
                  <RowHeader row={row} column={columns[0]} />
                  {row.cells.slice(1).map((pieces, index) => (
                    <DataCell key={index} pieces={pieces} column={columns[index + 1]} />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
          {matches.size === 0 && (
            <tbody className={styles.nothing}>
              <tr>
                <td colSpan={columns.length}>
                  <div>
                    <Translate
                      id="site.referenceTable.nothingFound"
                      description="Shown instead of rows when the filter of a reference table matches none"
                      values={{query: query.trim()}}>
                      {'No row matches “{query}”.'}
                    </Translate>
                    <button type="button" onClick={clear}>
                      <Translate
                        id="site.referenceTable.clear"
                        description="Button that empties the filter of a reference table">
                        Clear the filter
                      </Translate>
                    </button>
                  </div>
                </td>
              </tr>
            </tbody>
          )}
        </table>
      </div>
    </div>
  );
}
