import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';

/** The banner of a draft, which a published site never shows: a draft is no part of it. */
export default function Banners(): ReactNode {
  return (
    <Layout title="Proužek konceptu" description="Proužek, který má při psaní každý koncept.">
      <main className="container">
        <h1>Proužek konceptu</h1>
        <ContentVisibility metadata={{unlisted: false, frontMatter: {draft: true}}} />
      </main>
    </Layout>
  );
}
