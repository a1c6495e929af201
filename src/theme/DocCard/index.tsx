// @ejected 3.9.2; differs from stock: whole descriptions instead of one cut line, no emoji (missing on many systems), link inside heading.
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/DocCard';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A text such as "3 items", which the card of a category shows when the category has no description. */
function useCount(count: number): string {
  const {selectMessage} = usePluralForm();
  return selectMessage(
    count,
    translate({id: 'theme.docs.DocCard.categoryDescription.plurals', message: '1 item|{count} items'}, {count}),
  );
}

function Card({item}: {item: Exclude<Props['item'], {type: 'html'}>}): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  const count = useCount(item.type === 'category' ? item.items.length : 0);
  const text = item.type === 'category' ? count : doc?.description;
  return (
    <div className={clsx('site-card', styles.card, item.className)}>
      <Heading as="h2" className={styles.title}>
        <Link href={item.type === 'category' ? findFirstSidebarItemLink(item) : item.href}>{item.label}</Link>
      </Heading>
      <p className="site-note">{item.description ?? text}</p>
    </div>
  );
}

/** A card on a category page, for a document or another category. */
export default function DocCard({item}: Props): ReactNode {
  if (item.type === 'html') {
    throw new Error(`A category page cannot show this sidebar item (sidebars.ts): ${JSON.stringify(item)}`);
  }
  return <Card item={item} />;
}
