// Wraps stock: the text has the class that documents and posts have, so underlined links, tables and zoom apply; the row of
// facts under the title; the translation notice.
import {MDXProvider} from '@mdx-js/react';
import Heading from '@theme/Heading';
import StockMDXPage from '@theme-init/MDXPage';
import type {Props} from '@theme/MDXPage';
import React, {useMemo, type ComponentProps, type ReactNode} from 'react';
import PageBar, {Updated} from '../../components/PageBar';
import TranslationNotice from '../../components/TranslationNotice';
import {hasMarkdownCopy} from '../../lib/frontMatter';

/** A standalone page written in MDX. The title is part of its text. */
export default function MDXPage(props: Props): ReactNode {
  const {metadata} = props.content;
  const {frontMatter, lastUpdatedAt} = metadata;
  const components = useMemo(() => {
    const h1 = (heading: ComponentProps<'h1'>) => (
      <>
        <Heading as="h1" {...heading} />
        <PageBar hasCopy={hasMarkdownCopy(metadata)}>
          <Updated at={lastUpdatedAt} />
        </PageBar>
      </>
    );
    const wrapper = ({children}: {children: ReactNode}) => (
      <div className="markdown">
        <TranslationNotice frontMatter={frontMatter}>
          {/* Overrides the heading of the stock provider, which is further out. */}
          <MDXProvider components={{h1}}>{children}</MDXProvider>
        </TranslationNotice>
      </div>
    );
    return {wrapper};
  }, [metadata, frontMatter, lastUpdatedAt]);
  return (
    <MDXProvider components={components}>
      <StockMDXPage {...props} />
    </MDXProvider>
  );
}
