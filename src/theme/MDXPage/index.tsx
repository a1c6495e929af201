// Wraps stock: the text has the class that documents and posts have, so underlined links, tables and zoom apply; the row of
// facts under the title; the translation notice.
import {MDXProvider} from '@mdx-js/react';
import Heading from '@theme/Heading';
import StockMDXPage from '@theme-init/MDXPage';
import type {Props} from '@theme/MDXPage';
import React, {useMemo, type ComponentProps, type ReactNode} from 'react';
import PageBar, {DocFacts} from '../../components/PageBar';
import TranslationNotice from '../../components/TranslationNotice';
import {hasMarkdownCopy} from '../../lib/frontMatter';

/** Adds the translation notice and the page bar to the text. Keeps static properties, which the stock page reads. */
function framed(Content: Props['content']): Props['content'] {
  const {metadata} = Content;
  // The title is part of the text.
  const components = {
    h1: (heading: ComponentProps<'h1'>) => (
      <>
        <Heading as="h1" {...heading} />
        <PageBar hasCopy={hasMarkdownCopy(metadata)}>
          <DocFacts frontMatter={metadata.frontMatter} lastUpdatedAt={metadata.lastUpdatedAt} />
        </PageBar>
      </>
    ),
  };
  const Framed = () => (
    <div className="markdown">
      <TranslationNotice frontMatter={metadata.frontMatter}>
        <MDXProvider components={components}>
          <Content />
        </MDXProvider>
      </TranslationNotice>
    </div>
  );
  return Object.assign(Framed, Content);
}

/** A standalone page written in MDX. */
export default function MDXPage({content: Content}: Props): ReactNode {
  const content = useMemo(() => framed(Content), [Content]);
  return <StockMDXPage content={content} />;
}
