// Differs from stock: in lists each post has a picture.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import BlogPostItemFooter from '@theme/BlogPostItem/Footer';
import BlogPostItemHeader from '@theme/BlogPostItem/Header';
import type {Props} from '@theme/BlogPostItem';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import BlogTopicDrawing from './BlogTopicDrawing';
import styles from './styles.module.css';

export default function BlogPostItem({children, className}: Props): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  const parts = (
    <>
      <BlogPostItemHeader />
      <BlogPostItemContent>{children}</BlogPostItemContent>
      <BlogPostItemFooter />
    </>
  );
  return isBlogPostPage ? (
    <article className={className}>{parts}</article>
  ) : (
    <article className={clsx(styles.entry, className)}>
      <BlogTopicDrawing topics={metadata.tags.map(({permalink}) => permalink.replace(/.*\/(?=.)|\/$/g, ''))} />
      <div className={styles.text}>{parts}</div>
    </article>
  );
}
