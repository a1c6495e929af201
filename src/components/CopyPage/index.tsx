import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import {markdownAddress} from '../../lib/addresses';
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
 * Links to the Markdown copy of the page and copies it to the clipboard, fetching it on demand. The build writes the copy
 * (src/plugins/site-output/markdownCopies.ts); the development server has none.
 */
export default function CopyPage(): ReactNode {
  const {pathname} = useLocation();
  const address = markdownAddress(pathname);
  const [state, setState] = useTemporary<State>('ready', TIMEOUT_STATUS_MS);

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
