// Every text is the only content of its element: React then replaces it even where a translator has wrapped it.
import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import styles from './results.module.css';

interface FailureProps {
  onRetry: () => void;
}

/** Says that results could not be fetched, with a retry. On the development server, says how to make the index. */
export function Failure({onRetry}: FailureProps): ReactNode {
  const isDevelopment = process.env.NODE_ENV === 'development';
  return (
    <div className={styles.notice} role="alert" data-search-failure="">
      <p>
        {isDevelopment
          ? translate({
              id: 'site.search.development',
              message: 'The search index is made from the built pages: run "npm run build", and then "npm run serve".',
            })
          : translate({id: 'theme.SearchModal.errorScreen.titleText', message: 'Unable to fetch results'})}
      </p>
      <p>
        {translate({
          id: 'theme.SearchModal.errorScreen.helpText',
          message: 'You might want to check your network connection.',
        })}
      </p>
      <button type="button" className="site-button site-button--quiet" onClick={onRetry}>
        {translate({id: 'site.search.retry', message: 'Try again'})}
      </button>
    </div>
  );
}
