import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {COLLAPSED, DOCS_SIDEBAR_KEY} from '../../lib/docsSidebar';

/** Inline script that collapses the sidebar of documents before the first paint, when the visitor has done so before. */
const SIDEBAR_SCRIPT =
  `try{if(localStorage.getItem("${DOCS_SIDEBAR_KEY}")==="${COLLAPSED}")` +
  `document.documentElement.dataset.docsSidebar="${COLLAPSED}"}catch(e){}`;

/**
 * Registers `src/theme` as a theme, so that wrappers reach the stock components as `@theme-init/…` and the test variants,
 * which have a site folder of their own, get the same components.
 */
export default function siteTheme({siteConfig}: LoadContext): Plugin {
  const themePath = path.resolve(__dirname, '../../theme');
  const {docs} = siteConfig.themeConfig as Partial<ThemeConfig>;
  return {
    name: 'site-theme',
    getThemePath: () => themePath,
    getTypeScriptThemePath: () => themePath,
    getPathsToWatch: () => [path.join(themePath, '**/*.{ts,tsx}')],
    injectHtmlTags: () => ({
      preBodyTags: docs?.sidebar.hideable ? [{tagName: 'script', innerHTML: SIDEBAR_SCRIPT}] : [],
    }),
  };
}
