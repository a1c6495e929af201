import React, {type ComponentProps, type ReactNode} from 'react';

/** A header cell of a Markdown table. If empty, as above a column of row headers, it becomes a `<td>`. */
export default function HeaderCell({children, ...cell}: ComponentProps<'th'>): ReactNode {
  return React.Children.count(children) === 0 ? (
    <td {...cell} />
  ) : (
    <th scope="col" {...cell}>
      {children}
    </th>
  );
}
