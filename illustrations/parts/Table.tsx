import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import Icon from './Icon';

/**
 * A table with a line above each row. `cell` and `head` are the classes of all cells below and in the header, height and
 * padding among them; `columns` are those of single columns.
 */
export default function Table({
  head,
  cell,
  header,
  columns = [],
  rows,
}: {
  head?: string;
  cell: string;
  header?: readonly ReactNode[];
  columns?: readonly (string | undefined)[];
  rows: readonly (readonly ReactNode[])[];
}): ReactNode {
  return (
    <table className="w-full border-collapse tabular-nums text-left">
      {header && (
        <thead>
          <tr>
            {header.map((name, index) => (
              <th key={index} className={clsx('py-0 border-line font-semibold text-muted', head, columns[index])}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, line) => (
          <tr key={line}>
            {row.map((content, index) => (
              <td key={index} className={clsx('py-0 border-t border-line', cell, columns[index])}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The line below a table that says which rows it shows, with buttons to the other pages. */
export const Pages = ({className, children}: {className: string; children: ReactNode}) => (
  <div className={clsx('flex items-center gap-10 border-t border-line text-muted', className)}>
    {children}
    <Icon name="back" size={18} />
    <Icon name="forward" size={18} />
  </div>
);
