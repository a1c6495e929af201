import React, {type ComponentProps, type ReactNode} from 'react';

/** A cell of a table's head. The empty corner above row names heads nothing, so it is an ordinary cell. */
export default function HeaderCell({children, ...cell}: ComponentProps<'th'>): ReactNode {
  return React.Children.count(children) === 0 ? (
    <td {...cell} />
  ) : (
    <th scope="col" {...cell}>
      {children}
    </th>
  );
}
