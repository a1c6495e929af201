import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentLocale} from '../../config/locales';
import {COLLAPSED, DOCS_SIDEBAR_KEY} from '../../lib/docsSidebar';
import {typography} from '../../remark/typography/typography';

/**
 * Inline script that decides before the first paint whether a dismissed announcement stays hidden: it forgets a dismissal of
 * another announcement, in the storage keys that the stock provider reads. The stock script looks only at the flag, so a
 * returning visitor would see the page jump after a new announcement.
 * @param id of the current announcement
 * @param namespace suffix of the site's storage keys, usually empty
 */
function announcementScript(id: string, namespace: string): string {
  const idKey = JSON.stringify(`docusaurus.announcement.id${namespace}`);
  const dismissKey = JSON.stringify(`docusaurus.announcement.dismiss${namespace}`);
  // JSON inside a script element: "<" must not be able to close it.
  const currentId = JSON.stringify(id).replaceAll('<', '\\u003c');
  return (
    `(function(){try{if(localStorage.getItem(${idKey})!==${currentId}){` +
    `localStorage.setItem(${idKey},${currentId});localStorage.setItem(${dismissKey},"false");` +
    'document.documentElement.setAttribute("data-announcement-bar-initially-dismissed","false")}}catch(e){}})()'
  );
}

/** Inline script that puts the sidebar of documents aside before the first paint, when the visitor has done so before. */
const SIDEBAR_SCRIPT =
  `try{if(localStorage.getItem("${DOCS_SIDEBAR_KEY}")==="${COLLAPSED}")` +
  `document.documentElement.dataset.docsSidebar="${COLLAPSED}"}catch(e){}`;

/**
 * Offers `src/theme` as a theme, so that wrappers reach the stock components as `@theme-init/…` and the test variants, which
 * have a site folder of their own, get the same components. Interface strings get their non-breaking spaces here: Docusaurus
 * hands the same object to every plugin and writes it out afterwards, so it is changed in place.
 */
export default function ownTheme({siteConfig, siteStorage, codeTranslations}: LoadContext): Plugin {
  for (const [id, message] of Object.entries(codeTranslations)) {
    codeTranslations[id] = typography(message, currentLocale());
  }
  const themePath = path.resolve(__dirname, '../../theme');
  const {announcementBar, docs} = siteConfig.themeConfig as Partial<ThemeConfig>;
  const scripts = [
    ...(announcementBar ? [announcementScript(announcementBar.id, siteStorage.namespace)] : []),
    ...(docs?.sidebar.hideable ? [SIDEBAR_SCRIPT] : []),
  ];
  return {
    name: 'own-theme',
    getThemePath: () => themePath,
    getTypeScriptThemePath: () => themePath,
    getPathsToWatch: () => [path.join(themePath, '**/*.{ts,tsx}')],
    injectHtmlTags: () => ({preBodyTags: scripts.map((innerHTML) => ({tagName: 'script', innerHTML}))}),
  };
}
