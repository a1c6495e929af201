// Wraps stock: the trail starts at the home page and the part of the manual; addresses are canonical.
import {findFirstSidebarItemLink, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import StockStructuredData from '@theme-init/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import React, {type ReactNode} from 'react';

export default function StructuredData({breadcrumbs}: Props): ReactNode {
  const {title, baseUrl} = useDocusaurusContext().siteConfig;
  const {navbar} = useThemeConfig();
  const sidebar = useDocsSidebar();
  const start = sidebar?.items[0] && findFirstSidebarItemLink(sidebar.items[0]);
  const label = navbar.items.find(({sidebarId}) => sidebarId !== undefined && sidebarId === sidebar?.name)?.label;
  const trail = [
    {href: baseUrl, label: title},
    ...(typeof label === 'string' && start !== breadcrumbs.at(-1)?.href ? [{href: start, label}] : []),
    ...breadcrumbs,
  ].map(({href, label: name}) => ({
    type: 'link' as const,
    label: name,
    href: encodeURI(decodeURI(href ?? '')).replace(/[^/]$/, '$&/'),
  }));
  return <StockStructuredData breadcrumbs={trail} />;
}
