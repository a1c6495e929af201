// Differs from stock: columns are labelled lists, the single row has no bullets between inline links, one component.
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import {
  isMultiColumnFooterLinks,
  ThemeClassNames,
  useThemeConfig,
  type Footer as FooterConfig,
  type FooterLinkItem,
  type FooterLogo,
} from '@docusaurus/theme-common';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import IconExternalLink from '@theme/Icon/ExternalLink';
import ThemedImage from '@theme/ThemedImage';
import clsx from 'clsx';
import React, {memo, useId, type ReactNode} from 'react';
import styles from './styles.module.css';

function Item({item}: {item: FooterLinkItem}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {to, href, label, html, prependBaseUrlToHref, className, ...rest} = item;
  if (html) {
    return <li className={className} dangerouslySetInnerHTML={{__html: html}} />;
  }
  const target = href
    ? {href: prependBaseUrlToHref ? withBaseUrl(href, {forcePrependBaseUrl: true}) : href}
    : {to: withBaseUrl(to ?? '/')};
  return (
    <li>
      <Link className={clsx(styles.link, className)} {...target} {...rest}>
        {label}
        {href && !isInternalUrl(href) && <IconExternalLink />}
      </Link>
    </li>
  );
}

function Column({title, items}: {title?: ReactNode; items: FooterLinkItem[]}): ReactNode {
  const id = useId();
  return (
    <div>
      {title && (
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      )}
      <ul className="site-list" aria-labelledby={title ? id : undefined}>
        {items.map((item, index) => (
          <Item key={index} item={item} />
        ))}
      </ul>
    </div>
  );
}

function Links({links}: {links: FooterConfig['links']}): ReactNode {
  if (links.length === 0) {
    return null;
  }
  return isMultiColumnFooterLinks(links) ? (
    <div className={styles.columns}>
      {links.map((column, index) => (
        <Column key={index} title={column.title} items={column.items} />
      ))}
    </div>
  ) : (
    <ul className={clsx('site-list', styles.row)}>
      {links.map((item, index) => (
        <Item key={index} item={item} />
      ))}
    </ul>
  );
}

function Mark({logo}: {logo: FooterLogo}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const image = (
    <ThemedImage
      className={logo.className}
      alt={logo.alt ?? ''}
      width={logo.width}
      height={logo.height}
      style={logo.style}
      sources={{light: withBaseUrl(logo.src), dark: withBaseUrl(logo.srcDark ?? logo.src)}}
    />
  );
  return (
    <div className={styles.logo}>
      {logo.href ? (
        <Link href={logo.href} target={logo.target}>
          {image}
        </Link>
      ) : (
        image
      )}
    </div>
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
            {logo && <Mark logo={logo} />}
            {/* The configuration allows markup here, such as an entity or a link. */}
            {copyright && <div className={styles.copyright} dangerouslySetInnerHTML={{__html: copyright}} />}
          </div>
        )}
      </div>
    </footer>
  );
}

/** Link columns or a single row, optional logo for both colour modes, copyright line; the same on every page. */
export default memo(Footer);
