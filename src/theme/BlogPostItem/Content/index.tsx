// Wraps stock: says when the translation is missing or older than its source.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import StockBlogPostItemContent from '@theme-init/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';
import React, {type ReactNode} from 'react';
import TranslationNotice from '../../../components/TranslationNotice';

export default function BlogPostItemContent(props: Props): ReactNode {
  const {frontMatter, isBlogPostPage} = useBlogPost();
  return (
    <TranslationNotice frontMatter={frontMatter} withNotice={isBlogPostPage}>
      <StockBlogPostItemContent {...props} />
    </TranslationNotice>
  );
}
