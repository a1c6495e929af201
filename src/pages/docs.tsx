import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';
import {MAIN_DOC} from '../config/routes';

/** `/docs` itself: leads to the main document on any static host, without a server rule and without JavaScript. */
export default function DocsRoot(): ReactNode {
  const target = useBaseUrl(`/docs/${MAIN_DOC}/`);
  return (
    <Layout
      title={translate({id: 'site.docsRoot.title', message: 'Manual', description: 'Title of the page at /docs'})}
      description={translate({
        id: 'site.docsRoot.description',
        message: 'The manual of the bridge and building monitoring system starts with the web portal.',
        description: 'Meta description of the page at /docs',
      })}>
      <Head>
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0; url=${target}`} />
      </Head>
      <main className="container margin-vert--xl">
        <Heading as="h1">
          <Translate id="site.docsRoot.title" description="Title of the page at /docs">
            Manual
          </Translate>
        </Heading>
        <p>
          <Link to={target}>
            <Translate id="site.docsRoot.link" description="Link on the page at /docs to the main document">
              The manual starts with the web portal
            </Translate>
          </Link>
        </p>
      </main>
    </Layout>
  );
}
