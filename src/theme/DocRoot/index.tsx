// Own: the stock one brings the page for unknown addresses along to every document.
import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import React, {lazy, Suspense, type ReactNode} from 'react';

// An address below the manual that no document has can only be reached by a link inside the site, never in the build.
const NotFoundContent = lazy(async () => import('@theme/NotFound/Content'));

/** What stands around the documents of a version: the sidebar of the document and its text. */
export default function DocRoot(props: Props): ReactNode {
  const document = useDocRootMetadata(props);
  if (!document) {
    return (
      <Suspense>
        <NotFoundContent />
      </Suspense>
    );
  }
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name={document.sidebarName} items={document.sidebarItems}>
        <DocRootLayout>{document.docElement}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
