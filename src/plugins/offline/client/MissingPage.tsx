import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata, useQueryString} from '@docusaurus/theme-common';
import React, {useEffect, type ReactNode} from 'react';

const RETRY_INTERVAL_MS = 5000;

/** Content of `/offline/?page=<path>`: says that this page is not saved, and opens it once the host responds. */
export default function MissingPage(): ReactNode {
  const [address] = useQueryString('page');
  // Accepts only a path of this host. Below it is appended to the origin: resolved, `//name` would be another host.
  const page = address.startsWith('/') ? address : undefined;
  useEffect(() => {
    if (page === undefined) {
      return undefined;
    }
    const {origin} = window.location;
    // The service worker answers only GET, so that HEAD always reaches the host.
    const retry = () =>
      void fetch(origin + page, {method: 'HEAD', cache: 'no-store'}).then(
        () => window.location.replace(origin + page),
        () => undefined,
      );
    const timer = setInterval(retry, RETRY_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [page]);
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
