// Differs from stock: heading levels follow each other, dates are marked up, the title is inside the main landmark.
import Link from '@docusaurus/Link';
import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';
import {dayText} from '../../lib/dayText';

/** All posts of the blog, year by year, newest first. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const description = translate({id: 'theme.blog.archive.description', message: 'Archive'});
  const years = groupBlogSidebarItemsByYear(archive.blogPosts.map(({metadata}) => ({...metadata, unlisted: false})));
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className="container margin-vert--lg">
          <Heading as="h1">{title}</Heading>
          <p>{description}</p>
          {years.map(([year, posts]) => (
            <section key={year} className="margin-top--lg">
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul>
                {posts.map(({permalink, date, title: postTitle}) => (
                  <li key={permalink}>
                    <time dateTime={String(date)}>{dayText(date, currentLocale)}</time>
                    {' – '}
                    <Link to={permalink}>{postTitle}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
