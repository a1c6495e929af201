import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentLocale} from '../../config/locales';
import {COLLAPSED, DOCS_SIDEBAR_KEY} from '../../lib/docsSidebar';
import {typography} from '../../lib/typography';

/** Inline script that puts the sidebar of documents aside before the first paint, when the visitor has done so before. */
const SIDEBAR_SCRIPT =
  `try{if(localStorage.getItem("${DOCS_SIDEBAR_KEY}")==="${COLLAPSED}")` +
  `document.documentElement.dataset.docsSidebar="${COLLAPSED}"}catch(e){}`;

/**
 * Offers `src/theme` as a theme, so that wrappers reach the stock components as `@theme-init/…` and the test variants, which
 * have a site folder of their own, get the same components. Interface strings get their non-breaking spaces here: Docusaurus
 * hands the same object to every plugin and writes it out afterwards, so it is changed in place.
 */
export default function ownTheme({siteConfig, codeTranslations}: LoadContext): Plugin {
  for (const [id, message] of Object.entries(codeTranslations)) {
    codeTranslations[id] = typography(message, currentLocale());
  }
  const themePath = path.resolve(__dirname, '../../theme');
  const {docs} = siteConfig.themeConfig as Partial<ThemeConfig>;
  return {
    name: 'own-theme',
    getThemePath: () => themePath,
    getTypeScriptThemePath: () => themePath,
    getPathsToWatch: () => [path.join(themePath, '**/*.{ts,tsx}')],
    injectHtmlTags: () => ({
      preBodyTags: docs?.sidebar.hideable ? [{tagName: 'script', innerHTML: SIDEBAR_SCRIPT}] : [],
    }),
  };
}
