// Wraps stock: adds a description to the blog's lists, each of which names its kind in `tag`.
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import StockSearchMetadata from '@theme-init/SearchMetadata';
import type {Props} from '@theme/SearchMetadata';
import React, {type ReactNode} from 'react';

const DESCRIPTIONS: Readonly<Record<string, () => string>> = {
  blog_authors_list: () =>
    translate({
      id: 'site.blog.authors.description',
      message: 'Who writes the blog on bridge and building monitoring, with the number of articles by each author.',
    }),
  blog_tags_list: () =>
    translate({
      id: 'site.blog.tags.description',
      message: 'All topics of the blog with the number of articles on each, from installation to vibration analysis.',
    }),
};

export default function SearchMetadata(props: Props): ReactNode {
  const description = props.tag && DESCRIPTIONS[props.tag]?.();
  return (
    <>
      <StockSearchMetadata {...props} />
      {description && <PageMetadata description={description} />}
    </>
  );
}
