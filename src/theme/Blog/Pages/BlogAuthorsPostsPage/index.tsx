// Wraps stock to add the description that search results show.
import {PageMetadata} from '@docusaurus/theme-common';
import StockBlogAuthorsPostsPage from '@theme-init/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import React, {type ReactNode} from 'react';

export default function BlogAuthorsPostsPage(props: Props): ReactNode {
  return (
    <>
      <StockBlogAuthorsPostsPage {...props} />
      <PageMetadata description={props.author.description} />
    </>
  );
}
