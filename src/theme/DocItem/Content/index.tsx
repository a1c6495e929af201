// Wraps stock: a row of facts and actions and the tags of a task under the title; the translation notice.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import StockDocItemContent from '@theme-init/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import React, {type ReactNode} from 'react';
import PageBar, {Updated} from '../../../components/PageBar';
import TaskTags from '../../../components/TaskTags';
import TranslationNotice from '../../../components/TranslationNotice';
import {hasMarkdownCopy} from '../../../lib/frontMatter';

export default function DocItemContent({children}: Props): ReactNode {
  const {frontMatter, metadata} = useDoc();
  return (
    <TranslationNotice frontMatter={frontMatter}>
      <StockDocItemContent>
        <PageBar hasCopy={hasMarkdownCopy(metadata)}>
          <Updated at={metadata.lastUpdatedAt} />
        </PageBar>
        <TaskTags frontMatter={frontMatter} />
        {children}
      </StockDocItemContent>
    </TranslationNotice>
  );
}
