// Differs from stock: following a link draws anew only the entries that lead to the page before and after it.
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem from '@theme-init/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';
import {memo} from 'react';

const COMPARED = ['item', 'level', 'index', 'tabIndex', 'onItemClick'] as const;

const looksSame = (before: Props, after: Props) =>
  COMPARED.every((name) => before[name] === after[name]) &&
  [before, after].every(({item, activePath}) => !isActiveSidebarItem(item, activePath));

export default memo(DocSidebarItem, looksSame);
