// Differs from stock: whole descriptions instead of one cut line, no emoji (missing on many systems), link inside heading.
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCard';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A card on a category page, for a document or another category. */
export default function DocCard({item}: Props): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html') {
    throw new Error(`A category page cannot show this sidebar item (sidebars.ts): ${JSON.stringify(item)}`);
  }
  return (
    <div className={clsx(styles.card, item.className)}>
      <Heading as="h2" className={styles.title}>
        <Link href={item.type === 'category' ? findFirstSidebarItemLink(item) : item.href}>{item.label}</Link>
      </Heading>
      <p className="site-note">{item.description ?? doc?.description}</p>
    </div>
  );
}
