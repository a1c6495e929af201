// Differs from stock: date, reading time and authors in one line, which on the page of the post is the row of actions too.
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import React, {type ReactNode} from 'react';
import PageBar, {ReadingTime} from '../../../components/PageBar';
import {useDayFormat} from '../../../components/useDayFormat';
import {hasMarkdownCopy} from '../../../lib/translations/pageStatus';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {date, readingTime, authors} = metadata;
  const dates = useDayFormat({
    day: 'numeric',
    month: isBlogPostPage ? 'long' : 'short',
    year: 'numeric',
  });
  return (
    <header>
      <BlogPostItemHeaderTitle />
      <PageBar hasCopy={isBlogPostPage && hasMarkdownCopy(metadata)} hasActions={isBlogPostPage}>
        <span>
          <time dateTime={date}>{dates.format(new Date(date))}</time>
        </span>
        {readingTime !== undefined && (
          <span>
            <ReadingTime minutes={readingTime} />
          </span>
        )}
        {authors.map(({name, page, url}) => {
          const address = page?.permalink ?? url;
          return <span key={name}>{address ? <Link to={address}>{name}</Link> : name}</span>;
        })}
      </PageBar>
    </header>
  );
}
