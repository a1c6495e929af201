// Wraps stock: says when the translation is missing or older than its source; offers the post as Markdown.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import StockBlogPostItemContent from '@theme-init/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';
import React, {type ReactNode} from 'react';
import CopyPage from '../../../components/CopyPage';
import TranslationNotice from '../../../components/TranslationNotice';
import {hasMarkdownCopy} from '../../../lib/translations/pageStatus';

export default function BlogPostItemContent(props: Props): ReactNode {
  const {frontMatter, metadata, isBlogPostPage} = useBlogPost();
  return (
    <>
      {isBlogPostPage && hasMarkdownCopy(metadata) && <CopyPage />}
      <TranslationNotice frontMatter={frontMatter} withNotice={isBlogPostPage}>
        <StockBlogPostItemContent {...props} />
      </TranslationNotice>
    </>
  );
}
