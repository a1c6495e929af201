import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import React, {useMemo, type ReactNode} from 'react';

type Manual = Pick<Props, 'sidebar' | 'path'>;

function ManualMenu({manual: {sidebar, path}}: {manual: Manual}): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        level={1}
        onItemClick={(item) => {
          if (item.type === 'link' || (item.type === 'category' && item.href)) {
            toggle();
          }
        }}
      />
    </ul>
  );
}

/**
 * The manual's pages in the menu of small screens. Differs from stock: one property, because Docusaurus compares the names
 * of several with `localeCompare`, whose first use costs 95 ms on a phone.
 */
export default function DocSidebarMobile({sidebar, path}: Props): ReactNode {
  const manual = useMemo(() => ({sidebar, path}), [sidebar, path]);
  return <NavbarSecondaryMenuFiller component={ManualMenu} props={{manual}} />;
}
