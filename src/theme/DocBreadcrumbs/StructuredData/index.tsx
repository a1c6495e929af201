// Wraps stock: addresses of categories end with a slash too.
import StockStructuredData from '@theme-init/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import React, {type ReactNode} from 'react';
import {withSlash} from '../../../lib/addresses';

export default function StructuredData({breadcrumbs}: Props): ReactNode {
  const trail = breadcrumbs.map((item) => ({...item, href: item.href && withSlash(item.href)}));
  return <StockStructuredData breadcrumbs={trail} />;
}
