import React, {type ComponentProps, type ReactNode} from 'react';

/** Renders a header cell of a Markdown table. An empty one becomes a `<td>`, because it would label nothing. */
export default function HeaderCell({children, ...cell}: ComponentProps<'th'>): ReactNode {
  return React.Children.count(children) === 0 ? (
    <td {...cell} />
  ) : (
    <th scope="col" {...cell}>
      {children}
    </th>
  );
}
