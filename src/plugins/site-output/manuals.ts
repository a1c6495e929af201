/** Writes tables of contents: `manuals.json`, from which PDFs are made, and `llms.txt` for language models. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-common';
import fs from 'node:fs/promises';
import path from 'node:path';
import {localized} from '../../config/locales';
import {markdownAddress, withSlash} from '../../lib/addresses';
import type {Page} from './page';
import {pagesOf} from './pages';
import type {Language, LanguageStep} from './types';

/** File that lists the manuals of a language, in the language's output folder next to `llms.txt`. */
export const MANUALS_FILE = 'manuals.json';

const LLMS_FILE = 'llms.txt';

/** A page or a category in the contents of a manual. A category has `entries`, and may also have a page of its own. */
export interface ManualEntry {
  title: string;
  /** Path of the page from the root of the host, with a slash at the end. Absent for a category without a page. */
  path?: string;
  description?: string;
  entries?: ManualEntry[];
}

/** The table of contents of one manual, made from one sidebar. */
export interface Manual {
  /** Id of the sidebar, e.g. `hardwareSidebar`. */
  id: string;
  title: string;
  entries: ManualEntry[];
}

type Version = LoadedContent['loadedVersions'][number];
type Sidebar = Version['sidebars'][string];

/** Pages that have a Markdown copy, by path. `llms.txt` links only to copies. */
type Pages = ReadonlyMap<string, Pick<Page, 'title' | 'description'>>;

function entriesOf(sidebar: Sidebar, docs: ReadonlyMap<string, string>, pages: Pages): ManualEntry[] {
  return sidebar.flatMap((item): ManualEntry[] => {
    if (item.type === 'doc' || item.type === 'ref') {
      const address = docs.get(item.id) ?? '';
      const page = pages.get(address);
      return page ? [{title: page.title, path: address, description: page.description}] : [];
    }
    if (item.type !== 'category') {
      return [];
    }
    const entries = entriesOf(item.items, docs, pages);
    const {link} = item;
    const address = link?.type === 'generated-index' ? withSlash(link.permalink) : docs.get(link?.id ?? '');
    const description = link?.type === 'generated-index' ? link.description : pages.get(address ?? '')?.description;
    return entries.length === 0 ? [] : [{title: item.label, path: address, description, entries}];
  });
}

function manualsOf({plugins, siteConfig}: Language, pages: Pages): Manual[] {
  const {items = []} = (siteConfig.themeConfig as Partial<ThemeConfig>).navbar ?? {};
  return plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({content}) => (content as LoadedContent).loadedVersions)
    .flatMap(({docs, sidebars}) => {
      const addresses = new Map(docs.map(({id, permalink}) => [id, withSlash(permalink)]));
      return Object.entries(sidebars).map(([id, sidebar]) => {
        const entries = entriesOf(sidebar, addresses, pages);
        const title = items.find(({sidebarId}) => sidebarId === id)?.label;
        return {id, title: title ?? entries[0]?.title ?? id, entries};
      });
    })
    .filter(({entries}) => entries.length > 0);
}

function pathsIn(entries: readonly ManualEntry[]): string[] {
  return entries.flatMap((entry) => (entry.entries ? pathsIn(entry.entries) : [entry.path ?? '']));
}

/** Returns a section of `llms.txt` (see https://llmstxt.org): a heading and links; empty without `paths`. */
function llmsSection(title: string, paths: readonly string[], pages: Pages, origin: string): string {
  const lines = paths.map((address) => {
    const page = pages.get(address);
    const label = (page?.title ?? '').replace(/[[\]\\]/g, '\\$&');
    const link = origin + markdownAddress(encodeURI(address));
    return `- [${label}](${link})${page?.description ? `: ${page.description}` : ''}`;
  });
  return lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}`;
}

function llmsText({siteConfig, i18n, baseUrl}: Language, manuals: readonly Manual[], pages: Pages): string {
  const other = i18n.locales.find((locale) => locale !== i18n.currentLocale) ?? i18n.currentLocale;
  const note = localized({
    cs: 'Každá stránka je i v Markdownu: lomítko na konci její adresy nahraďte příponou .md. Obsah v angličtině:',
    en: 'Every page is also available as Markdown: replace the slash at the end of its address with .md. Contents in Czech:',
  });
  const inManuals = new Set(manuals.flatMap(({entries}) => pathsIn(entries)));
  const rest = [...pages.keys()].filter((address) => !inManuals.has(address));
  const isPost = (address: string) => address.startsWith(`${baseUrl}blog/`);
  const section = (title: string, paths: readonly string[]) => llmsSection(title, paths, pages, siteConfig.url);
  return [
    `# ${siteConfig.title}`,
    `> ${siteConfig.tagline}`,
    `${note} ${siteConfig.url}${i18n.localeConfigs[other]?.baseUrl ?? '/'}${LLMS_FILE}`,
    ...manuals.map(({title, entries}) => section(title, pathsIn(entries))),
    section('Blog', rest.filter(isPost)),
    section(
      localized({cs: 'Další stránky', en: 'Other pages'}),
      rest.filter((address) => !isPost(address)),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** Writes the two tables of contents of a language: `manuals.json` and `llms.txt`. */
export const writeContents: LanguageStep = async (language) => {
  const pages: Pages = new Map(
    pagesOf(language)
      .filter(({markdown}) => markdown !== undefined)
      .map((page) => [language.baseUrl + page.route, page]),
  );
  const manuals = manualsOf(language, pages);
  await fs.writeFile(path.join(language.outDir, MANUALS_FILE), JSON.stringify(manuals));
  await fs.writeFile(path.join(language.outDir, LLMS_FILE), llmsText(language, manuals, pages));
  return `${manuals.length} manuals, ${pages.size} pages`;
};
