// Wraps stock: says when the translation is missing or older than its source.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import StockDocItemContent from '@theme-init/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import React, {type ReactNode} from 'react';
import TranslationNotice from '../../../components/TranslationNotice';

export default function DocItemContent(props: Props): ReactNode {
  const {frontMatter} = useDoc();
  return (
    <TranslationNotice frontMatter={frontMatter}>
      <StockDocItemContent {...props} />
    </TranslationNotice>
  );
}
