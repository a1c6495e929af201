import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {canonicalPath, markdownAddress} from '../../lib/addresses';
import {dayText} from '../../lib/dayText';
import {addedFrontMatter} from '../../lib/frontMatter';
import useTemporary from '../useTemporary';
import styles from './styles.module.css';

/** How long the message about the result of copying is shown, in ms. */
const TIMEOUT_STATUS_MS = 4000;

/** Copies the text at `address`. Accesses the clipboard at once, because Safari allows this only during a click. */
async function copyFrom(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) {
      throw new Error(`${address} answered ${response.status}`);
    }
    return response.text();
  });
  await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
}

/**
 * Renders a button that copies the page as Markdown, or opens the Markdown file when that fails, and a link to the file.
 * The file exists only in a build, not on the development server.
 */
function MarkdownCopy(): ReactNode {
  const address = markdownAddress(canonicalPath(useLocation().pathname));
  const [isCopied, setCopied] = useTemporary(false, TIMEOUT_STATUS_MS);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <button
        type="button"
        className={clsx('clean-btn site-hydrated', styles.control)}
        onClick={() => {
          copyFrom(address).then(
            () => setCopied(true),
            () => window.location.assign(address),
          );
        }}>
        <svg className="site-strokes" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d={isCopied ? 'M4 11l4 4 8-10' : 'M7 7h9v10H7zM13 7V3H4v10h3'} />
        </svg>
        <Translate id="site.markdown.copy">Copy page as Markdown</Translate>
      </button>
      <a
        className={styles.control}
        href={address}
        type="text/markdown"
        aria-label={translate({id: 'site.markdown.viewLabel', message: 'View as Markdown'})}>
        <Translate id="site.markdown.view">View</Translate>
      </a>
      <span role="status" className={styles.status}>
        {/* One string: React could not remove the text of a component that a translator has replaced. */}
        {isCopied && translate({id: 'site.markdown.copied', message: 'Copied'})}
      </span>
    </>
  );
}

/** Returns the reading time as text, rounded up to whole minutes, e.g. `3 min read`. */
export function ReadingTime({minutes}: {minutes: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  const readingTime = Math.ceil(minutes);
  return selectMessage(
    readingTime,
    translate(
      {id: 'theme.blog.post.readingTime.plurals', message: 'One min read|{readingTime} min read'},
      {readingTime},
    ),
  );
}

interface DocFactsProps {
  frontMatter: object;
  /** Time of the last change (`last_update`, or else the last commit), in ms since 1970. Absent if unknown. */
  lastUpdatedAt: number | null | undefined;
}

/** Renders the date of the last change and the reading time of a page. Omits what is unknown. */
export function DocFacts({frontMatter, lastUpdatedAt}: DocFactsProps): ReactNode {
  const {reading_minutes: minutes} = addedFrontMatter(frontMatter);
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <>
      {lastUpdatedAt && (
        <span>
          <Translate
            id="site.page.updated"
            values={{
              date: (
                <time dateTime={new Date(lastUpdatedAt).toISOString()} itemProp="dateModified">
                  {dayText(lastUpdatedAt, currentLocale)}
                </time>
              ),
            }}>
            {'Updated {date}'}
          </Translate>
        </span>
      )}
      {minutes !== undefined && (
        <span>
          <ReadingTime minutes={minutes} />
        </span>
      )}
    </>
  );
}

interface PageBarProps {
  hasCopy: boolean;
  /** Whether the URL of the page appears in print. `false` for posts in a list, because the URL is that of the list. */
  hasAddress?: boolean;
  /** Facts about the page, each in its own `<span>`. The stylesheet puts dots between them. */
  children: ReactNode;
}

/** Renders the facts below the title of a page. On wide screens also the Markdown button; in print also the URL. */
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
