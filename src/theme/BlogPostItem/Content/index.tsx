// Wraps stock: the translation notice; lists only mark the language of the excerpt.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import StockBlogPostItemContent from '@theme-init/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';
import React, {type ReactNode} from 'react';
import TranslationNotice from '../../../components/TranslationNotice';

export default function BlogPostItemContent(props: Props): ReactNode {
  const {isBlogPostPage, frontMatter} = useBlogPost();
  return (
    <TranslationNotice frontMatter={frontMatter} withNotice={isBlogPostPage}>
      <StockBlogPostItemContent {...props} />
    </TranslationNotice>
  );
}
