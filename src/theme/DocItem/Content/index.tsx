// Wraps stock: a row of facts and actions under the title, and the tags of a task; says when the translation is missing or older than its source.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import StockDocItemContent from '@theme-init/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import React, {type ReactNode} from 'react';
import PageBar, {DocFacts} from '../../../components/PageBar';
import TaskTags from '../../../components/TaskTags';
import TranslationNotice from '../../../components/TranslationNotice';
import {hasMarkdownCopy} from '../../../lib/pageStatus';

export default function DocItemContent({children}: Props): ReactNode {
  const {frontMatter, metadata} = useDoc();
  return (
    <TranslationNotice frontMatter={frontMatter}>
      <StockDocItemContent>
        <PageBar hasCopy={hasMarkdownCopy(metadata)}>
          <DocFacts frontMatter={frontMatter} lastUpdatedAt={metadata.lastUpdatedAt} />
        </PageBar>
        <TaskTags frontMatter={frontMatter} />
        {children}
      </StockDocItemContent>
    </TranslationNotice>
  );
}
