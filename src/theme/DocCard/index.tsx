// @ejected 3.9.2; differs from stock: whole descriptions instead of one cut line, drawn icons for emoji (missing on many systems), link inside heading.
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/DocCard';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Pairs of a pattern for document ids and an icon (SVG path on a 24 × 24 grid); the first match wins. */
const ICONS: readonly (readonly [subject: RegExp, path: string])[] = [
  [/modbus/, 'M3 8h18M3 16h18M7 8V4M12 16v4M17 8V4'],
  [/terminal/, 'M3 5h18v14H3zM7 10l3 2-3 2M12 15h5'],
  [/bluetooth|ble-basics\/intro/, 'M7 7l10 10-5 4V3l5 4L7 17'],
  [/scan/, 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5M11 8v6M8 11h6'],
  [/firmware/, 'M12 3v11M8 10l4 4 4-4M4 17v4h16v-4'],
  [/token|export/, 'M12 15V4M8 8l4-4 4 4M4 14v6h16v-6'],
  [/controls|params|ble-control/, 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4'],
  [/charts|graphs|measure$/, 'M4 4v16h16M7 15l4-6 4 4 5-8'],
  [/images|construction-view/, 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M15.5 9h.01'],
  [/location|map/, 'M12 21c4-5 6-8 6-11a6 6 0 0 0-12 0c0 3 2 6 6 11zM12 10h.01'],
  [/measurement-point|mp-selection|assign/, 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 2v6M12 16v6M2 12h6M16 12h6'],
  [/roles|permissions/, 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4'],
  [/users/, 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c1-5 4-6 8-6s7 1 8 6'],
  [/error/, 'M12 4l9 16H3zM12 10v4M12 17h.01'],
  [/construction/, 'M2 12q10-6 20 0M2 15h20M7 10v10M17 10v10'],
  [/device|local_gui/, 'M5 9h14v11H5zM9 14h6M12 9V5M8 5a5 5 0 0 1 8 0'],
  [/./, 'M6 3h8l4 4v14H6zM9 12h6M9 16h6'],
];

/** A text such as "3 items", which the card of a category shows when the category has no description. */
function useCount(count: number): string {
  const {selectMessage} = usePluralForm();
  return selectMessage(
    count,
    translate({id: 'theme.docs.DocCard.categoryDescription.plurals', message: '1 item|{count} items'}, {count}),
  );
}

function Card({item}: {item: Exclude<Props['item'], {type: 'html'}>}): ReactNode {
  const {items} = item.type === 'category' ? item : {items: [item]};
  const [first] = items;
  // The icon is that of the first document behind the card.
  const docId = first?.type === 'link' ? first.docId : undefined;
  const doc = useDocById(docId);
  const count = useCount(items.length);
  const text = item.type === 'category' ? count : doc?.description;
  return (
    <div className={clsx('site-card', styles.card, item.className)}>
      <svg className={clsx('site-strokes', styles.icon)} viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS.find(([pattern]) => pattern.test(docId ?? '-'))?.[1]} />
      </svg>
      <Heading as="h2" className={styles.title}>
        <Link href={item.type === 'category' ? findFirstSidebarItemLink(item) : item.href}>{item.label}</Link>
      </Heading>
      <p className={clsx('site-note', styles.description)}>{item.description ?? text}</p>
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
