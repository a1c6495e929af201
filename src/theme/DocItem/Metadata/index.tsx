// Wraps stock: says that a document is an article.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import StockDocItemMetadata from '@theme-init/DocItem/Metadata';
import React, {type ReactNode} from 'react';
import {TechArticle} from '../../../components/StructuredData';

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  return (
    <>
      <StockDocItemMetadata />
      <TechArticle
        title={metadata.title}
        description={metadata.description}
        image={assets.image ?? frontMatter.image}
        lastUpdatedAt={metadata.lastUpdatedAt ?? undefined}
      />
    </>
  );
}
