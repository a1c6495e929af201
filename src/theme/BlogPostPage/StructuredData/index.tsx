// Differs from stock: addresses end with a slash, and the post names its picture, language and publisher.
import {useBlogPost, useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import React, {type ReactNode} from 'react';
import Facts, {useArticle} from '../../../components/StructuredData';

export default function StructuredData(): ReactNode {
  const {assets, frontMatter} = useBlogPost();
  const {isPartOf: _blog, ...post} = useBlogPostStructuredData() as {isPartOf?: object};
  return <Facts data={{...post, ...useArticle(assets.image ?? frontMatter.image)}} />;
}
