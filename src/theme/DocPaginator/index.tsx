// Wraps stock: names a category in the language of the page. Docusaurus fixes these titles before it translates
// the sidebars (seen with 3.9.2; https://github.com/facebook/docusaurus/issues/8118, repaired in a later release).
import type {PropNavigation, PropNavigationLink} from '@docusaurus/plugin-content-docs';
import {findSidebarCategory, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import StockDocPaginator from '@theme-init/DocPaginator';
import type {Props} from '@theme/DocPaginator';
import React, {type ReactNode} from 'react';

/** Returns the links with translated titles: a link to a category page is titled with the category's sidebar label. */
function useTranslated({previous, next}: PropNavigation): PropNavigation {
  const sidebar = useDocsSidebar();
  const translated = (link: PropNavigationLink | undefined) => {
    const category = link && findSidebarCategory(sidebar?.items ?? [], ({href}) => href === link.permalink);
    return category ? {...link, title: category.label} : link;
  };
  return {previous: translated(previous), next: translated(next)};
}

export default function DocPaginator(props: Props): ReactNode {
  return <StockDocPaginator {...props} {...useTranslated(props)} />;
}
