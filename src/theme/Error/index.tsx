// Differs from stock: in the language of the page, with a link home, and without the layout, which may be what has failed.
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import Head from '@docusaurus/Head';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import React, {type ReactNode} from 'react';

/** Page shown when the layout of all pages fails. It is outside all providers, so nothing in it may need a provider. */
export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  const title = translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'});
  // The component that sets the document's language has failed too.
  const language = i18n.localeConfigs[i18n.currentLocale];
  return (
    <main className="container margin-vert--xl">
      <Head>
        <html lang={language?.htmlLang} dir={language?.direction} />
        <title>{title}</title>
      </Head>
      <h1>{title}</h1>
      <p>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="site-button" />{' '}
        <a className="site-button site-button--quiet" href={siteConfig.baseUrl}>
          {translate({id: 'site.notFound.home', message: 'Go to the home page'})}
        </a>
      </p>
      <ErrorBoundaryError error={error} />
    </main>
  );
}
