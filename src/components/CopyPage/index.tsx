import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode, useEffect, useState} from 'react';
import {markdownAddress} from '../../lib/addresses';
import styles from './styles.module.css';

type State = 'ready' | 'copied' | 'failed';

/** How long the button says what happened. */
const SAID_MS = 4000;

/** The clipboard is asked before the text is there: afterwards the browser would no longer see that the visitor asked for it. */
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
 * Leads to the Markdown copy of the page and puts it on the clipboard; it is fetched when it is asked for. The build writes it
 * (src/plugins/site-output/markdownCopies.ts), so the development server has none.
 */
export default function CopyPage(): ReactNode {
  const {pathname} = useLocation();
  const address = markdownAddress(pathname);
  const [state, setState] = useState<State>('ready');

  useEffect(() => {
    if (state === 'ready') {
      return undefined;
    }
    const timer = setTimeout(() => setState('ready'), SAID_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const failed = translate({
    id: 'site.twin.failed',
    message: 'The page could not be copied. View it as Markdown and copy it there.',
    description: 'Announced when copying a page as Markdown has failed',
  });
  const copied = translate({
    id: 'site.twin.copied',
    message: 'Copied',
    description: 'Shown and announced when a page has been copied as Markdown',
  });
  return (
    <div className={styles.row} data-search="off">
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <button
        type="button"
        className={styles.control}
        onClick={() => {
          copyFrom(address).then(
            () => setState('copied'),
            () => setState('failed'),
          );
        }}>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d={state === 'copied' ? 'M4 11l4 4 8-10' : 'M7 7h9v10H7zM13 7V3H4v10h3'} />
        </svg>
        <Translate id="site.twin.copy" description="Button that copies the page as Markdown">
          Copy page as Markdown
        </Translate>
      </button>
      <a
        className={styles.control}
        href={address}
        type="text/markdown"
        aria-label={translate({
          id: 'site.twin.viewLabel',
          message: 'View as Markdown',
          description: 'Accessible name of the link to the Markdown version of the page; begins with its visible text',
        })}>
        <Translate id="site.twin.view" description="Visible text of the link to the Markdown version of the page">
          View
        </Translate>
      </a>
      <span role="status" className={styles.status}>
        {state === 'copied' && copied}
        {state === 'failed' && failed}
      </span>
    </div>
  );
}
