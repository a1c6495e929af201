// Differs from stock: in the language of the page, in the colors of the site, announced to screen readers.
import {translate} from '@docusaurus/Translate';
import type StockLoading from '@theme/Loading';
import React, {type ComponentProps, type ReactNode} from 'react';

/** Shown while the code for a part of the page loads. When loading fails, shows the error and a retry button. */
export default function Loading({error, retry, pastDelay}: ComponentProps<typeof StockLoading>): ReactNode {
  if (error) {
    return (
      <div role="alert" className="container margin-vert--xl">
        <p>{translate({id: 'site.loading.failed', message: "Couldn't load this part of the page."})}</p>
        <p className="site-note">{String(error)}</p>
        <button type="button" className="site-button" onClick={retry}>
          {translate({id: 'site.loading.retry', message: 'Retry'})}
        </button>
      </div>
    );
  }
  // Nothing for a short wait, where a message would only flash.
  return pastDelay ? (
    <p role="status" className="site-note text--center padding-vert--xl">
      {translate({id: 'site.loading.waiting', message: 'Loading…'})}
    </p>
  ) : null;
}
