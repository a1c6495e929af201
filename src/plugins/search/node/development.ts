import fs from 'node:fs';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent, ThemeConfig} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import path from 'node:path';
import type {SearchIndex, SearchPage, Synonyms} from '../shared/types';
import {indexOf} from './indexFile';
import {pageFromMarkdown} from './markdown';

/** Reads the sources and makes an index of their present state. */
export type DevelopmentIndex = () => SearchIndex;

interface Site {
  siteDir: string;
  language: string;
  origin: string;
  synonyms: Synonyms;
  themeConfig: ThemeConfig;
  /** As in the site configuration: whether addresses of pages end with a slash. */
  trailingSlash: boolean | undefined;
}

interface NavbarItem {
  sidebarId?: string;
  to?: string;
  label?: string;
}

function keywordsOf(frontMatter: Readonly<Record<string, unknown>>): string[] {
  return Array.isArray(frontMatter.keywords) ? frontMatter.keywords.map(String) : [];
}

/** What content plugins have loaded, narrowed to documents and posts. */
export function createDevelopmentIndex(allContent: AllContent, site: Site): DevelopmentIndex {
  const navbar = site.themeConfig.navbar as {items?: NavbarItem[]} | undefined;
  const items = navbar?.items ?? [];
  const docs = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {}) as [string, DocsContent][];
  const blogs = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {}) as BlogContent[];

  const sources = [
    ...docs.flatMap(([plugin, {loadedVersions}]) =>
      loadedVersions.flatMap((version) =>
        version.docs
          .filter(({unlisted}) => !unlisted)
          .map((doc) => ({
            source: doc.source,
            page: {
              url: doc.permalink,
              area:
                items.find(({sidebarId}) => sidebarId !== undefined && sidebarId === doc.sidebar)?.label ?? doc.title,
              title: doc.title,
              keywords: keywordsOf(doc.frontMatter),
              tag: `docs-${plugin}-${version.versionName}`,
            },
          })),
      ),
    ),
    ...blogs.flatMap(({blogPosts}) =>
      blogPosts
        .filter(({metadata}) => !metadata.unlisted)
        .map(({metadata}) => ({
          source: metadata.source,
          page: {
            url: metadata.permalink,
            area:
              items.find(({to}) => to !== undefined && metadata.permalink.includes(`${to}/`))?.label ?? metadata.title,
            title: metadata.title,
            keywords: keywordsOf(metadata.frontMatter),
            tag: 'default',
          },
        })),
    ),
  ];

  return () => {
    const pages = sources.flatMap(({source, page}): SearchPage[] => {
      const file = path.join(site.siteDir, aliasedSitePathToRelativePath(source));
      // Content plugins give the address before the router has brought its end into the configured form.
      const url = site.trailingSlash ? page.url.replace(/\/?$/, '/') : page.url;
      return fs.existsSync(file) ? [pageFromMarkdown(fs.readFileSync(file, 'utf8'), {...page, url})] : [];
    });
    return indexOf(pages, site);
  };
}
