import React, {type ComponentProps, type ReactNode} from 'react';

/** A header cell of a Markdown table. An empty cell, as above row headers, becomes an ordinary cell. */
export default function HeaderCell({children, ...cell}: ComponentProps<'th'>): ReactNode {
  return React.Children.count(children) === 0 ? (
    <td {...cell} />
  ) : (
    <th scope="col" {...cell}>
      {children}
    </th>
  );
}
