// Differs from stock: date, reading time and authors share a line; on the page of the post, the actions are in it too.
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import React, {type ReactNode} from 'react';
import PageBar from '../../../components/PageBar';
import {dayText} from '../../../lib/dayText';
import {hasMarkdownCopy} from '../../../lib/frontMatter';

function ReadingTime({minutes}: {minutes: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  const readingTime = Math.ceil(minutes);
  return selectMessage(
    readingTime,
    translate(
      {id: 'theme.blog.post.readingTime.plurals', message: 'One min read|{readingTime} min read'},
      {readingTime},
    ),
  );
}

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {date, readingTime, authors} = metadata;
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <header>
      <BlogPostItemHeaderTitle />
      <PageBar hasCopy={isBlogPostPage && hasMarkdownCopy(metadata)} hasAddress={isBlogPostPage}>
        <time dateTime={date}>{dayText(date, currentLocale)}</time>
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
