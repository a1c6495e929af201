// @ejected 3.9.2; differs from stock: the text has the class that documents and posts have, so underlined links, tables and zoom apply.
import {MDXProvider} from '@mdx-js/react';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import EditMetaRow from '@theme/EditMetaRow';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import clsx from 'clsx';
import React, {useMemo, type ComponentProps, type ReactNode} from 'react';
import PageBar, {DocFacts} from '../../components/PageBar';
import {TechArticle} from '../../components/StructuredData';
import TranslationNotice from '../../components/TranslationNotice';
import {hasMarkdownCopy} from '../../lib/frontMatter';
import styles from './styles.module.css';

/** A standalone page written in MDX. */
export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, assets, toc} = Content;
  const {title, description, editUrl, lastUpdatedAt, lastUpdatedBy, frontMatter} = metadata;
  // The title is part of the text.
  const components = useMemo(
    () => ({
      h1: (heading: ComponentProps<'h1'>) => (
        <>
          <Heading as="h1" {...heading} />
          <PageBar hasCopy={hasMarkdownCopy(metadata)}>
            <DocFacts frontMatter={metadata.frontMatter} lastUpdatedAt={metadata.lastUpdatedAt} />
          </PageBar>
        </>
      ),
    }),
    [metadata],
  );
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <HtmlClassNameProvider
      className={clsx(frontMatter.wrapperClassName ?? ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}>
      <Layout>
        <PageMetadata
          title={title}
          description={description}
          keywords={frontMatter.keywords}
          image={assets.image ?? frontMatter.image}
        />
        <TechArticle
          title={title ?? ''}
          description={description}
          image={assets.image ?? frontMatter.image}
          lastUpdatedAt={lastUpdatedAt ?? undefined}
        />
        <main className="container margin-vert--lg">
          <div className={clsx('row', styles.row)}>
            <div className={clsx('col', !frontMatter.hide_table_of_contents && 'col--8')}>
              <ContentVisibility metadata={metadata} />
              <article className="markdown">
                <TranslationNotice frontMatter={frontMatter}>
                  <MDXContent>
                    <MDXProvider components={components}>
                      <Content />
                    </MDXProvider>
                  </MDXContent>
                </TranslationNotice>
              </article>
              {editUrl && (
                <EditMetaRow
                  className={clsx('margin-top--sm', ThemeClassNames.pages.pageFooterEditMetaRow)}
                  editUrl={editUrl}
                  lastUpdatedAt={lastUpdatedAt}
                  lastUpdatedBy={lastUpdatedBy}
                />
              )}
            </div>
            {hasContents && (
              <div className="col col--2">
                <TOC
                  toc={toc}
                  minHeadingLevel={frontMatter.toc_min_heading_level}
                  maxHeadingLevel={frontMatter.toc_max_heading_level}
                />
              </div>
            )}
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
