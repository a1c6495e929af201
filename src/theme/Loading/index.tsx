// Differs from stock: in the language of the page, in the colours of the site, announced to screen readers.
import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/** Placeholder for a part of the page whose code is loading; offers a retry when it could not be fetched. */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div role="alert" className={styles.failure}>
        <p>
          {translate({
            id: 'site.loading.failed',
            message: 'This part of the page could not be loaded.',
            description: 'Shown in place of a page or a part of it whose code could not be fetched',
          })}
        </p>
        <p className={styles.reason}>{String(error)}</p>
        <button type="button" className="site-button" onClick={retry}>
          {translate({
            id: 'site.loading.retry',
            message: 'Retry',
            description: 'Button that fetches the code of a page once more after it could not be fetched',
          })}
        </button>
      </div>
    );
  }
  // Nothing for a short wait, where a message would only flash.
  return pastDelay ? (
    <p role="status" className={styles.waiting}>
      {translate({
        id: 'site.loading.waiting',
        message: 'Loading…',
        description: 'Shown in place of a page or a part of it whose code takes longer to arrive',
      })}
    </p>
  ) : null;
}
