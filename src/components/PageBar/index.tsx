import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import React, {useId, useState, type ReactNode} from 'react';
import {canonicalPath, markdownAddress} from '../../lib/addresses';
import {dayText} from '../../lib/dayText';
import {addedFrontMatter} from '../../lib/frontMatter';
import ReportProblem from '../ReportProblem';
import useTemporary from '../useTemporary';
import styles from './styles.module.css';

type State = 'ready' | 'copied' | 'failed';

/** How long the outcome is shown, in ms. */
const TIMEOUT_STATUS_MS = 4000;

/** Calls the clipboard before the text has arrived: later, browsers no longer count the click as a user gesture. */
async function copyFrom(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) {
      throw new Error(`${address} answered ${response.status}`);
    }
    return response.text();
  });
  if (typeof ClipboardItem === 'function') {
    const plain = text.then((content) => new Blob([content], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': plain})]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}

/**
 * The Markdown copy of the page, to the clipboard or to the screen. The build writes it (src/plugins/site-output/markdownCopies.ts); the
 * development server has none.
 */
function MarkdownCopy(): ReactNode {
  const address = markdownAddress(canonicalPath(useLocation().pathname));
  const [state, setState] = useTemporary<State>('ready', TIMEOUT_STATUS_MS);

  const failed = translate({
    id: 'site.markdown.failed',
    message: "Couldn't copy the page. View it as Markdown and copy it there.",
  });
  const copied = translate({id: 'site.markdown.copied', message: 'Copied'});
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <button
        type="button"
        className={clsx('site-hydrated', styles.control)}
        onClick={() => {
          copyFrom(address).then(
            () => setState('copied'),
            () => setState('failed'),
          );
        }}>
        <svg className="site-strokes" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d={state === 'copied' ? 'M4 11l4 4 8-10' : 'M7 7h9v10H7zM13 7V3H4v10h3'} />
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
        {state === 'copied' && copied}
        {state === 'failed' && failed}
      </span>
    </>
  );
}

/** Reading time in minutes, in words. */
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
  /** Of the last commit, in ms since 1970, or of `last_update` in the front matter; absent without git. */
  lastUpdatedAt: number | null | undefined;
}

/** When the text was last changed, and how long reading it takes. */
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
  /** Whether the page has a Markdown copy. */
  hasCopy: boolean;
  /** Whether anything can be done with it; not so in lists. */
  hasActions?: boolean;
  /** Facts about the page, an element each. */
  children?: ReactNode;
}

/**
 * The quiet row under the title: facts about the page, then what can be done with it, on phones behind one button. On paper
 * it says which page this is.
 */
export default function PageBar({hasCopy, hasActions = true, children}: PageBarProps): ReactNode {
  const {i18n, siteConfig} = useDocusaurusContext();
  const pathname = canonicalPath(useLocation().pathname);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.row} data-search="off" lang={i18n.localeConfigs[i18n.currentLocale]?.htmlLang}>
      <span className={styles.facts}>{children}</span>
      {hasActions && (hasCopy || siteConfig.customFields?.report !== undefined) && (
        <>
          <button
            type="button"
            className={clsx('clean-btn site-icon-button', styles.more)}
            aria-label={translate({id: 'site.page.actions', message: 'Page options'})}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}>
            <svg className="site-strokes" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M4 10h.01M10 10h.01M16 10h.01" />
            </svg>
          </button>
          <div id={id} className={clsx(styles.actions, open && styles.open)}>
            {hasCopy && <MarkdownCopy />}
            <ReportProblem className={styles.control} />
          </div>
        </>
      )}
      {hasActions && <span className={styles.address}>{`${siteConfig.title} · ${siteConfig.url}${pathname}`}</span>}
    </div>
  );
}
