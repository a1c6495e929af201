import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {type ReactNode} from 'react';
import {canonicalPath, markdownAddress} from '../../lib/addresses';
import {dayText} from '../../lib/dayText';
import styles from './styles.module.css';

/** Renders a link to the page as Markdown. The file exists only in a build, not on the development server. */
function MarkdownCopy(): ReactNode {
  const address = markdownAddress(canonicalPath(useLocation().pathname));
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <a className={styles.copy} href={address} type="text/markdown">
        <Translate id="site.markdown.view">View as Markdown</Translate>
      </a>
    </>
  );
}

/** Renders the date of the last change (`last_update`, or else the last commit) in ms since 1970; nothing if unknown. */
export function Updated({at}: {at: number | null | undefined}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    at && (
      <Translate
        id="site.page.updated"
        values={{
          date: (
            <time dateTime={new Date(at).toISOString()} itemProp="dateModified">
              {dayText(at, currentLocale)}
            </time>
          ),
        }}>
        {'Updated {date}'}
      </Translate>
    )
  );
}

interface PageBarProps {
  hasCopy: boolean;
  /** Whether the URL of the page appears in print. `false` for posts in a list, because the URL is that of the list. */
  hasAddress?: boolean;
  /** Facts about the page, from the second on each in its own `<span>`. The stylesheet puts dots between them. */
  children: ReactNode;
}

/** Renders the facts below the title of a page. On wide screens also a link to its Markdown; in print also the URL. */
export default function PageBar({hasCopy, hasAddress = true, children}: PageBarProps): ReactNode {
  const {i18n, siteConfig} = useDocusaurusContext();
  const pathname = canonicalPath(useLocation().pathname);
  return (
    <div className={styles.row} data-search="off" lang={i18n.localeConfigs[i18n.currentLocale]?.htmlLang}>
      <span className={styles.facts}>{children}</span>
      {hasCopy && <MarkdownCopy />}
      {hasAddress && <span className={styles.address}>{`${siteConfig.title} · ${siteConfig.url}${pathname}`}</span>}
    </div>
  );
}
