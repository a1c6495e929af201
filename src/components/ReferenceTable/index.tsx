import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import controls from '../controls.module.css';
import ScrollableTable from '../ScrollableTable';
import styles from './styles.module.css';
import {cellText, NO_VALUE, type PageRow, type PageTable, type Piece} from './types';

function Cell({pieces}: {pieces: readonly Piece[]}): ReactNode {
  return pieces.map((piece, index) => {
    if (typeof piece === 'string') {
      return piece;
    }
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
  });
}

interface RowProps {
  row: PageRow;
  columns: PageTable['columns'];
  isTarget: boolean;
}

function Row({row: {id, cells}, columns, isTarget}: RowProps): ReactNode {
  const [header = [], ...rest] = cells;
  const name = cellText(header);
  return (
    <tr id={id} data-targeted={isTarget || undefined}>
      {/* Screen readers repeat `abbr` for each cell of the row; without it, they would also repeat the link. */}
      <th scope="row" abbr={name}>
        <span className={styles.rowHeader}>
          {/* As the title of a stacked card, a number alone would say little. */}
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
            <Cell pieces={pieces} />
          </td>
        );
      })}
    </tr>
  );
}

/** A table with downloads. In MDX, it is written with a `name`, which the build turns into `table`. */
export default function ReferenceTable({table}: {table: PageTable}): ReactNode {
  const {name, title, narrow, columns, groups, downloads} = table;
  const {withBaseUrl} = useBaseUrlUtils();
  const {collectAnchor} = useBrokenLinks();
  const {hash} = useLocation();
  // The server does not know the hash, so the first render must not depend on it.
  const target = useIsBrowser() ? hash.slice(1) : '';

  for (const {heading, rows} of groups) {
    collectAnchor(heading?.id);
    rows.forEach(({id}) => collectAnchor(id));
  }

  return (
    <div className={clsx(styles.root, styles[narrow])} data-reference-table={name}>
      <p className={clsx('site-note', styles.downloads)} data-search="off">
        <span aria-hidden="true">
          <Translate id="site.referenceTable.download">Download:</Translate>
        </span>
        {/* Plain links, because these are files: the router and the link checker must leave them alone. */}
        {(['CSV', 'JSON'] as const).map((format) => (
          <a
            key={format}
            href={withBaseUrl(format === 'CSV' ? downloads.csv : downloads.json)}
            aria-label={translate(
              {id: 'site.referenceTable.downloadLabel', message: '{format}: download the table “{title}”'},
              {format, title},
            )}>
            {format}
          </a>
        ))}
      </p>
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
          <tbody key={index}>
            {heading && (
              <tr id={heading.id} className={styles.groupRow}>
                <th scope="rowgroup" colSpan={columns.length}>
                  <span>{heading.label}</span>
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row.id} {...{row, columns}} isTarget={target === row.id} />
            ))}
          </tbody>
        ))}
      </ScrollableTable>
    </div>
  );
}
