// Wraps stock: navigation re-renders only the ancestors of the previous and the next page.
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import StockDocSidebarItem from '@theme-init/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';
import React, {memo, type ReactNode} from 'react';

const COMPARED = ['item', 'level', 'index', 'tabIndex', 'onItemClick'] as const;

const looksSame = (before: Props, after: Props) =>
  COMPARED.every((name) => before[name] === after[name]) &&
  [before, after].every(({item, activePath}) => !isActiveSidebarItem(item, activePath));

/** An entry of the sidebar, with the entries below it. */
export default memo(function DocSidebarItem(props: Props): ReactNode {
  return <StockDocSidebarItem {...props} />;
}, looksSame);
