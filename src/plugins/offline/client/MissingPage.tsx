import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import React, {useEffect, useState, type ReactNode} from 'react';

const RETRY_INTERVAL_MS = 5000;

/** Content of `/offline/?page=<path>`: says that this page is not saved, and opens it once the host responds. */
export default function MissingPage(): ReactNode {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    const {origin, search} = window.location;
    const address = new URLSearchParams(search).get('page');
    // Only a path of this host; joined, not resolved, because `//name` is one too.
    if (!address?.startsWith('/')) {
      return undefined;
    }
    setPage(address);
    // The worker answers only GET.
    const retry = () =>
      void fetch(origin + address, {method: 'HEAD', cache: 'no-store'}).then(
        () => window.location.replace(origin + address),
        () => undefined,
      );
    const timer = setInterval(retry, RETRY_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  const title = translate({id: 'site.offlinePage.missing.title', message: "This page isn't saved"});
  return (
    page && (
      <section className="card padding--md margin-bottom--md">
        <PageMetadata title={title} />
        <h2 className="margin-top--none">{title}</h2>
        <p>
          <Translate id="site.offlinePage.missing.text">
            You're offline, and this page isn't saved on the device. It will open automatically when you're connected
            again.
          </Translate>
        </p>
        <a href={window.location.origin + page}>{page}</a>
      </section>
    )
  );
}
