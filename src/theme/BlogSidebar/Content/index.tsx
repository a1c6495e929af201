// Differs from stock: a year labels its group of posts; the stock heading of level 3 comes before the page's own h1.
import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogSidebar/Content';
import clsx from 'clsx';
import React, {memo, useId, type ReactNode} from 'react';
import styles from './styles.module.css';

function Year({year, className, children}: {year: string; className?: string; children: ReactNode}): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={clsx(styles.year, className)}>
        {year}
      </p>
      {children}
    </div>
  );
}

function BlogSidebarContent({items, yearGroupHeadingClassName, ListComponent}: Props): ReactNode {
  const {groupByYear} = useThemeConfig().blog.sidebar;
  if (!groupByYear) {
    return <ListComponent items={items} />;
  }
  return groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
    <Year key={year} year={year} className={yearGroupHeadingClassName}>
      <ListComponent items={posts} />
    </Year>
  ));
}

export default memo(BlogSidebarContent);
