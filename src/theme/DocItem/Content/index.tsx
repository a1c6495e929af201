// Wraps stock: says when the translation is missing or older than its source; offers the page as Markdown.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import StockDocItemContent from '@theme-init/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import React, {type ReactNode} from 'react';
import CopyPage from '../../../components/CopyPage';
import TranslationNotice from '../../../components/TranslationNotice';
import {hasMarkdownCopy} from '../../../lib/translations/pageStatus';

export default function DocItemContent(props: Props): ReactNode {
  const {frontMatter, metadata} = useDoc();
  return (
    <>
      {hasMarkdownCopy(metadata) && <CopyPage />}
      <TranslationNotice frontMatter={frontMatter}>
        <StockDocItemContent {...props} />
      </TranslationNotice>
    </>
  );
}
