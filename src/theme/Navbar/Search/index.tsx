// Differs from stock: beside the other items on small screens too, where the stock one lies over them without JavaScript.
import type {Props} from '@theme/Navbar/Search';
import React, {type ReactNode} from 'react';

export default function NavbarSearch({children, className}: Props): ReactNode {
  return <div className={className}>{children}</div>;
}
