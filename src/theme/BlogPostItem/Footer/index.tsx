// Wraps stock: in lists the tags and the link to the post share a line, and the link is named after the post.
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Translate from '@docusaurus/Translate';
import StockBlogPostItemFooter from '@theme-init/BlogPostItem/Footer';
import Tag from '@theme/Tag';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from '../styles.module.css';

export default function BlogPostItemFooter(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  if (isBlogPostPage) {
    return <StockBlogPostItemFooter />;
  }
  const {tags, permalink, title, hasTruncateMarker} = metadata;
  return (
    <footer className={styles.foot}>
      <ul className={clsx('site-list', styles.tags)}>
        {tags.map((tag) => (
          <li key={tag.permalink}>
            <Tag {...tag} />
          </li>
        ))}
      </ul>
      {hasTruncateMarker && (
        <Link className={styles.more} to={permalink}>
          <Translate id="theme.blog.post.readMore">Read more</Translate>
          <span className="site-visually-hidden">{title}</span>
        </Link>
      )}
    </footer>
  );
}
