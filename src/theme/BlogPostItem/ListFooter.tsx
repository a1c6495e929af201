import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Translate from '@docusaurus/Translate';
import Tag from '@theme/Tag';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Under a post in a list: its tags and the link to it, which is named after the post. */
export default function ListFooter(): ReactNode {
  const {tags, permalink, title, hasTruncateMarker} = useBlogPost().metadata;
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
