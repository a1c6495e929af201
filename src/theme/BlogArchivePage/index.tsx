// @ejected 3.9.2; differs from stock: heading levels follow each other, dates are marked up, the title is inside the main landmark.
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';
import {dayText} from '../../lib/dayText';

/** Posts under the year of their date, both newest first. */
function postsByYear(posts: readonly ArchiveBlogPost[]): [year: string, posts: ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].sort(([one], [other]) => other.localeCompare(one));
}

/** All posts of the blog, year by year. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const description = translate({id: 'theme.blog.archive.description', message: 'Archive'});
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className="container margin-vert--lg">
          <Heading as="h1">{title}</Heading>
          <p>{description}</p>
          {postsByYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year} className="margin-top--lg">
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul>
                {posts.map(({metadata}) => (
                  <li key={metadata.permalink}>
                    <time dateTime={metadata.date}>
                      {dayText(metadata.date, currentLocale, {month: 'long', year: false})}
                    </time>
                    {' – '}
                    <Link to={metadata.permalink}>{metadata.title}</Link>
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
