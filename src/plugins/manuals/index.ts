import fs from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {localized, type Localized} from '../../config/locales';
import {hasTwin} from '../../lib/translations/pageStatus';
import type {LoadedPage, LoadedPost, LoadedVersion} from './content';
import {manualsOf, pagesOf, type Manual} from './contents';
import {llmsText} from './llms';
import {LLMS_FILE, MANUALS_FILE} from './shared';

interface NavbarItem {
  sidebarId?: string;
  label?: string;
}

const NOTE: Localized = {
  cs: 'Každá stránka je i v Markdownu: lomítko na konci její adresy nahraďte příponou .md. Obsah v angličtině:',
  en: 'Every page is also available as Markdown: replace the slash at the end of its address with .md. Contents in Czech:',
};

const withSlash = (permalink: string) => permalink.replace(/\/?$/, '/');

/** What the plugins have loaded, in the parts that are needed here. */
function contentOf(allContent: AllContent) {
  const of = (plugin: string) => Object.values(allContent[`docusaurus-plugin-content-${plugin}`] ?? {});
  return {
    versions: (of('docs') as {loadedVersions: LoadedVersion[]}[]).flatMap(({loadedVersions}) => loadedVersions),
    posts: (of('blog') as ({blogPosts: LoadedPost[]} | undefined)[]).flatMap((blog) => blog?.blogPosts ?? []),
    pages: (of('pages') as (LoadedPage[] | null | undefined)[]).flatMap((pages) => pages ?? []),
  };
}

/**
 * Writes two tables of contents of a language: `manuals.json`, from which the printed manuals are made, and `llms.txt` for
 * language models.
 */
export default function manualsPlugin({siteConfig, i18n}: LoadContext): Plugin {
  let content: ReturnType<typeof contentOf> | undefined;
  return {
    name: 'manuals',

    allContentLoaded({allContent}) {
      content = contentOf(allContent);
      return Promise.resolve();
    },

    async postBuild({outDir}) {
      const {versions = [], posts = [], pages = []} = content ?? {};
      const navbar = siteConfig.themeConfig.navbar as {items?: NavbarItem[]} | undefined;
      const titles = new Map(
        (navbar?.items ?? []).flatMap(({sidebarId, label}) =>
          sidebarId !== undefined && label !== undefined ? [[sidebarId, label] as const] : [],
        ),
      );
      const manuals: Manual[] = versions.flatMap((version) => manualsOf(version, titles, hasTwin));
      await fs.writeFile(path.join(outDir, MANUALS_FILE), JSON.stringify(manuals));

      const sections = manuals.map(({title, entries}) => ({title, pages: pagesOf(entries)}));
      const inManuals = new Set(sections.flatMap((section) => section.pages.map((page) => page.path)));
      const alone = versions
        .flatMap(({docs}) => docs)
        .filter(hasTwin)
        .map((doc) => ({...doc, path: withSlash(doc.permalink)}))
        .filter((doc) => !inManuals.has(doc.path));
      const texts = pages
        .filter((page) => page.type === 'mdx' && hasTwin(page))
        .map(({title = '', description = '', permalink}) => ({title, description, path: withSlash(permalink)}));
      await fs.writeFile(
        path.join(outDir, LLMS_FILE),
        llmsText({
          title: siteConfig.title,
          description: siteConfig.tagline,
          note: `${localized(NOTE)} ${siteConfig.url}${otherAddress(i18n)}${LLMS_FILE}`,
          origin: siteConfig.url,
          sections: [
            {title: localized({cs: 'Přehled systému', en: 'System overview'}), pages: alone},
            ...sections,
            {
              title: 'Blog',
              pages: posts
                .filter(({metadata}) => hasTwin(metadata))
                .map(({metadata}) => ({...metadata, path: withSlash(metadata.permalink)})),
            },
            {title: localized({cs: 'Další stránky', en: 'Other pages'}), pages: texts},
          ],
        }),
      );
    },
  };
}

/** Path of the other language. */
function otherAddress({currentLocale, locales, localeConfigs}: LoadContext['i18n']): string {
  const other = locales.find((locale) => locale !== currentLocale) ?? currentLocale;
  return localeConfigs[other]?.baseUrl ?? '/';
}
