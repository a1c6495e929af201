import type * as BlogPlugin from '@docusaurus/plugin-content-blog';
import type * as DocsPlugin from '@docusaurus/plugin-content-docs';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {outsideLink} from './links';
import {currentLocale, localized} from './locales';
import {SEARCH_PAGE} from './search';
import {copyright, TITLE} from './site';

const editing = () => ({editUrl: `${outsideLink('repository')}/edit/main/`, editLocalizedFiles: true});

/** Returns the options of the Docusaurus docs plugin. */
export function docs() {
  return {
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    breadcrumbs: true,
    numberPrefixParser: false,
    showLastUpdateTime: true,
    // Keeps `current` at `/docs/` after `docs:version`. Its label is shown only when there are old versions.
    lastVersion: 'current',
    versions: {current: {label: 'Next'}},
    ...editing(),
  } satisfies DocsPlugin.Options;
}

/** Returns the options of the Docusaurus blog plugin. @param createFeedItems makes the articles of the feeds */
export function blog(createFeedItems: BlogPlugin.CreateFeedItemsFn) {
  return {
    // English: i18n/en/docusaurus-plugin-content-blog/options.json
    blogTitle: 'Blog',
    blogDescription:
      'Články o praxi monitoringu mostů a budov: teplotní trendy, vlastní frekvence, vzorkování, kabeláž a montáž snímačů.',
    blogSidebarTitle: 'Všechny články',
    blogSidebarCount: 'ALL',
    showReadingTime: true,
    showLastUpdateTime: true,
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
    feedOptions: {
      type: ['rss', 'atom'],
      title: localized({cs: `${TITLE.cs} – blog`, en: `${TITLE.en} – blog`}),
      description: localized({
        cs: 'Články o praxi monitoringu mostů a budov',
        en: 'Articles about bridge and building monitoring in practice',
      }),
      language: currentLocale(),
      copyright: copyright(),
      createFeedItems,
    },
    ...editing(),
  } satisfies BlogPlugin.Options;
}

/** Options of the pages plugin. */
export function pages() {
  return {
    path: 'src/pages',
    showLastUpdateTime: true,
    ...editing(),
  } satisfies PresetOptions['pages'];
}

/**
 * Options of the sitemap plugin. Links to other languages are in the `<head>` of each page, not in the sitemap. The search page
 * of the stock theme says `noindex` where the plugin does not look for it.
 */
export const sitemap = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  ignorePatterns: [`**/${SEARCH_PAGE}/**`],
} satisfies PresetOptions['sitemap'];
