// Wraps stock to add the description that search results show.
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import StockBlogAuthorsListPage from '@theme-init/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import React, {type ReactNode} from 'react';

export default function BlogAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <StockBlogAuthorsListPage {...props} />
      <PageMetadata
        description={translate({
          id: 'site.blog.authors.description',
          message: 'Who writes the blog on bridge and building monitoring, with the number of articles by each author.',
        })}
      />
    </>
  );
}
