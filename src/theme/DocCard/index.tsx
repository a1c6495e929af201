// Differs from stock: whole descriptions instead of one cut line, no emoji (missing on many systems), link inside heading.
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type {Props} from '@theme/DocCard';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type Category = Extract<Props['item'], {type: 'category'}>;
type LinkItem = Extract<Props['item'], {type: 'link'}>;

function Card({
  href,
  title,
  description,
  className,
}: {
  href: string;
  title: string;
  description?: string;
  className?: string;
}): ReactNode {
  return (
    <div className={clsx(styles.card, className)}>
      <Heading as="h2" className={styles.title}>
        <Link href={href}>
          {title}
          {!isInternalUrl(href) && <IconExternalLink />}
        </Link>
      </Heading>
      {description && <p className={styles.description}>{description}</p>}
    </div>
  );
}

function CategoryCard({item}: {item: Category}): ReactNode {
  const {selectMessage} = usePluralForm();
  const href = findFirstSidebarItemLink(item);
  if (!href) {
    return null;
  }
  const count = item.items.length;
  const countText = selectMessage(
    count,
    translate(
      {
        id: 'theme.docs.DocCard.categoryDescription.plurals',
        message: '1 item|{count} items',
        description:
          'The default description for a category card in the generated index about how many items this category includes',
      },
      {count},
    ),
  );
  return <Card href={href} title={item.label} description={item.description ?? countText} className={item.className} />;
}

function LinkCard({item}: {item: LinkItem}): ReactNode {
  const doc = useDocById(item.docId);
  const description = item.description ?? doc?.description;
  return <Card href={item.href} title={item.label} description={description} className={item.className} />;
}

/** One entry of a category page. */
export default function DocCard({item}: Props): ReactNode {
  switch (item.type) {
    case 'link':
      return <LinkCard item={item} />;
    case 'category':
      return <CategoryCard item={item} />;
    default:
      throw new Error(`A category page cannot show this sidebar item (sidebars.ts): ${JSON.stringify(item)}`);
  }
}
