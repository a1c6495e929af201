// Differs from stock: a year labels its group of posts; the stock heading of level 3 comes before the page's own h1.
import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogSidebar/Content';
import clsx from 'clsx';
import React, {memo, useId, type ReactNode} from 'react';
import styles from './styles.module.css';

function BlogSidebarContent({items, yearGroupHeadingClassName, ListComponent}: Props): ReactNode {
  const id = useId();
  return groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
    <div key={year} role="group" aria-labelledby={id + year}>
      <p id={id + year} className={clsx(styles.year, yearGroupHeadingClassName)}>
        {year}
      </p>
      <ListComponent items={posts} />
    </div>
  ));
}

export default memo(BlogSidebarContent);
