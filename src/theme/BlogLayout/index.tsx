// Wraps stock: the table of contents is a landmark; in the stock theme it is outside of any.
import {translate} from '@docusaurus/Translate';
import StockBlogLayout from '@theme-init/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export default function BlogLayout({toc, ...props}: Props): ReactNode {
  const label = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});
  const landmark = toc && (
    <nav className={styles.contents} aria-label={label}>
      {toc}
    </nav>
  );
  return <StockBlogLayout {...props} toc={landmark} />;
}
