import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';

/** The banner of drafts, which are never published. */
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
