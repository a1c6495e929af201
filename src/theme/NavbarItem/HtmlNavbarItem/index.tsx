// Differs from stock: inside the mobile menu it is a list item like its neighbours.
import type {Props} from '@theme/NavbarItem/HtmlNavbarItem';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';

export default function HtmlNavbarItem({value, className, mobile = false, isDropdownItem = false}: Props): ReactNode {
  const Element = mobile || isDropdownItem ? 'li' : 'div';
  return (
    <Element
      className={clsx(mobile ? 'menu__list-item' : !isDropdownItem && 'navbar__item', className)}
      dangerouslySetInnerHTML={{__html: value}}
    />
  );
}
