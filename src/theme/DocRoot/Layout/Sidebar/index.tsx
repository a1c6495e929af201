// Differs from stock: stays collapsed after a reload, from the first paint on; no animation.
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import DocSidebar from '@theme/DocSidebar';
import ExpandButton from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import clsx from 'clsx';
import React, {useCallback, useSyncExternalStore, type ReactNode} from 'react';
import {COLLAPSED, DOCS_SIDEBAR_KEY} from '../../../../lib/docsSidebar';
import styles from './styles.module.css';

/** The attribute, which a script in the page sets first, is the state. */
const isCollapsed = () => document.documentElement.dataset.docsSidebar === COLLAPSED;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {attributeFilter: ['data-docs-sidebar']});
  return () => observer.disconnect();
}

export default function DocRootLayoutSidebar({sidebar}: Props): ReactNode {
  const {pathname} = useLocation();
  const name = useDocsSidebar()?.name;
  const collapsed = useSyncExternalStore(subscribe, isCollapsed, () => false);

  const toggle = useCallback(() => {
    const next = isCollapsed() ? 'expanded' : COLLAPSED;
    document.documentElement.dataset.docsSidebar = next;
    try {
      localStorage.setItem(DOCS_SIDEBAR_KEY, next);
    } catch {
      // Where the browser keeps nothing, the choice lasts as long as the page.
    }
  }, []);

  return (
    <aside className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.container)}>
      <div key={name} className={styles.viewport}>
        <DocSidebar sidebar={sidebar} path={pathname} onCollapse={toggle} isHidden={collapsed} />
        {collapsed && <ExpandButton toggleSidebar={toggle} />}
      </div>
    </aside>
  );
}
