// Wraps stock to add the description that search results show.
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import StockBlogTagsListPage from '@theme-init/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import React, {type ReactNode} from 'react';

export default function BlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <StockBlogTagsListPage {...props} />
      <PageMetadata
        description={translate({
          id: 'site.blog.tags.description',
          message:
            'All topics of the blog with the number of articles on each, from installation to vibration analysis.',
        })}
      />
    </>
  );
}
