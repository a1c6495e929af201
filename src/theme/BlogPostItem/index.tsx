// Differs from stock: in lists each post has a picture; date, reading time and authors share a line, which on the page of the
// post is the row of actions too; the translation notice.
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import BlogPostItemFooter from '@theme/BlogPostItem/Footer';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import type {Props} from '@theme/BlogPostItem';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import PageBar, {ReadingTime} from '../../components/PageBar';
import TranslationNotice from '../../components/TranslationNotice';
import {dayText} from '../../lib/dayText';
import {hasMarkdownCopy} from '../../lib/frontMatter';
import BlogTopicDrawing from './BlogTopicDrawing';
import ListFooter from './ListFooter';
import styles from './styles.module.css';

function Header(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {date, readingTime, authors} = metadata;
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <header>
      <BlogPostItemHeaderTitle />
      <PageBar hasCopy={isBlogPostPage && hasMarkdownCopy(metadata)} hasActions={isBlogPostPage}>
        <span>
          <time dateTime={date}>{dayText(date, currentLocale, {month: isBlogPostPage ? 'long' : 'short'})}</time>
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

export default function BlogPostItem({children, className}: Props): ReactNode {
  const {isBlogPostPage, frontMatter, metadata} = useBlogPost();
  const text = (
    <>
      <Header />
      <TranslationNotice frontMatter={frontMatter} withNotice={isBlogPostPage}>
        <BlogPostItemContent>{children}</BlogPostItemContent>
      </TranslationNotice>
      {isBlogPostPage ? <BlogPostItemFooter /> : <ListFooter />}
    </>
  );
  return isBlogPostPage ? (
    <article className={className}>{text}</article>
  ) : (
    <article className={clsx(styles.entry, className)}>
      <BlogTopicDrawing topics={metadata.tags.map(({permalink}) => permalink.replace(/.*\/(?=.)|\/$/g, ''))} />
      <div className={styles.text}>{text}</div>
    </article>
  );
}
