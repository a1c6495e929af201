// Differs from stock: columns are lists with headings, a single row is one list too.
import {
  isMultiColumnFooterLinks,
  ThemeClassNames,
  useThemeConfig,
  type Footer as FooterConfig,
  type FooterLinkItem,
} from '@docusaurus/theme-common';
import FooterCopyright from '@theme/Footer/Copyright';
import StockLinkItem from '@theme/Footer/LinkItem';
import FooterLogo from '@theme/Footer/Logo';
import clsx from 'clsx';
import React, {memo, useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface ListProps {
  items: readonly FooterLinkItem[];
  className?: string;
  labelledBy?: string;
}

function List({items, className, labelledBy}: ListProps): ReactNode {
  return (
    <ul className={clsx('site-list', className)} aria-labelledby={labelledBy}>
      {items.map((item, index) =>
        item.html ? (
          <li key={index} className={item.className} dangerouslySetInnerHTML={{__html: item.html}} />
        ) : (
          <li key={index}>
            <StockLinkItem item={{...item, className: clsx(styles.link, item.className)}} />
          </li>
        ),
      )}
    </ul>
  );
}

function Column({title, items}: {title?: ReactNode; items: readonly FooterLinkItem[]}): ReactNode {
  const id = useId();
  return (
    <div>
      {title && (
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      )}
      <List items={items} labelledBy={title ? id : undefined} />
    </div>
  );
}

function Links({links}: {links: FooterConfig['links']}): ReactNode {
  if (links.length === 0) {
    return null;
  }
  return isMultiColumnFooterLinks(links) ? (
    <div className={styles.columns}>
      {links.map(({title, items}, index) => (
        <Column key={index} title={title} items={items} />
      ))}
    </div>
  ) : (
    <List items={links} className={styles.row} />
  );
}

function Footer(): ReactNode {
  const {footer} = useThemeConfig();
  if (!footer) {
    return null;
  }
  const {links, logo, copyright, style} = footer;
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, styles.footer, style === 'dark' && styles.dark)}>
      <div className="container">
        <Links links={links} />
        {(logo ?? copyright) && (
          <div className={styles.bottom}>
            {logo && <FooterLogo logo={logo} />}
            {copyright && <FooterCopyright copyright={copyright} />}
          </div>
        )}
      </div>
    </footer>
  );
}

/** Link columns or a single row, optional logo for both color modes, copyright line; the same on every page. */
export default memo(Footer);
