import React, {type ComponentProps, type ReactNode} from 'react';

/** A header cell of a Markdown table. If it is empty, as in the corner above row headers, it becomes an ordinary cell. */
export default function HeaderCell({children, ...cell}: ComponentProps<'th'>): ReactNode {
  return React.Children.count(children) === 0 ? (
    <td {...cell} />
  ) : (
    <th scope="col" {...cell}>
      {children}
    </th>
  );
}
