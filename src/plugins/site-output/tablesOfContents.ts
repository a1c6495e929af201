/** Writes tables of contents: `manuals.json`, from which PDFs are made, and `llms.txt` for language models. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {localized} from '../../config/locales';
import {markdownAddress, withSlash} from '../../lib/addresses';
import {navbarItemsOf} from './navbarItems';
import {pagesOf} from './pages';
import type {Language, LanguageStep} from './types';

/** File that lists the manuals of a language, in the language's output folder next to `llms.txt`. */
export const MANUALS_FILE = 'manuals.json';

const LLMS_FILE = 'llms.txt';

/** A page or a category in the contents of a manual. A category has `entries`, and may also have a page of its own. */
export interface ContentsEntry {
  title: string;
  /** Path of the page from the root of the host, with a slash at the end. Absent for a category without a page. */
  path?: string;
  description?: string;
  /** When the text last changed, in ms since 1970. */
  updated?: number;
  entries?: ContentsEntry[];
}

/** The table of contents of one manual, made from one sidebar. */
export interface Contents {
  /** Id of the sidebar, e.g. `hardwareSidebar`. */
  id: string;
  title: string;
  entries: ContentsEntry[];
}

type Version = LoadedContent['loadedVersions'][number];
type Doc = Pick<Version['docs'][number], 'title' | 'description' | 'permalink' | 'lastUpdatedAt'>;

function entriesOf(sidebar: Version['sidebars'][string], docs: ReadonlyMap<string, Doc>): ContentsEntry[] {
  const entryOf = (id: string | undefined): ContentsEntry[] => {
    const doc = docs.get(id ?? '');
    if (!doc) {
      return [];
    }
    const {title, permalink, description, lastUpdatedAt} = doc;
    return [{title, path: withSlash(permalink), description, updated: lastUpdatedAt ?? undefined}];
  };
  return sidebar.flatMap((item): ContentsEntry[] => {
    if (item.type === 'doc' || item.type === 'ref') {
      return entryOf(item.id);
    }
    const entries = item.type === 'category' ? entriesOf(item.items, docs) : [];
    if (item.type !== 'category' || entries.length === 0) {
      return [];
    }
    const {label: title, link} = item;
    const page =
      link?.type === 'generated-index'
        ? {path: withSlash(link.permalink), description: link.description}
        : entryOf(link?.id)[0];
    return [{...page, title, entries}];
  });
}

function manualsOf(language: Language): Contents[] {
  return language.plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({content}) => (content as LoadedContent).loadedVersions)
    .flatMap(({docs, sidebars}) => {
      const byId = new Map(docs.filter(({unlisted}) => !unlisted).map((doc) => [doc.id, doc]));
      return Object.entries(sidebars).map(([id, sidebar]) => {
        const entries = entriesOf(sidebar, byId);
        const title = navbarItemsOf(language).find(({sidebarId}) => sidebarId === id)?.label;
        return {id, title: title ?? entries[0]?.title ?? id, entries};
      });
    })
    .filter(({entries}) => entries.length > 0);
}

/** The pages in the contents of a manual, without categories. */
const leavesOf = (entries: readonly ContentsEntry[]): ContentsEntry[] =>
  entries.flatMap((entry) => (entry.entries ? leavesOf(entry.entries) : [entry]));

/** Returns the text of `llms.txt` (see https://llmstxt.org): for each part of the site, a heading and links to copies. */
function llmsText(
  {siteConfig, i18n, baseUrl}: Language,
  manuals: readonly Contents[],
  others: ContentsEntry[],
): string {
  const other = i18n.locales.find((locale) => locale !== i18n.currentLocale) ?? i18n.currentLocale;
  const note = localized({
    cs: 'Každá stránka je i v Markdownu: lomítko na konci její adresy nahraďte příponou .md. Obsah v angličtině:',
    en: 'Every page is also available as Markdown: replace the slash at the end of its address with .md. Contents in Czech:',
  });
  const section = (title: string, entries: readonly ContentsEntry[]) => {
    const lines = entries.map((entry) => {
      const label = entry.title.replace(/[[\]\\]/g, '\\$&');
      const link = siteConfig.url + markdownAddress(encodeURI(entry.path ?? ''));
      return `- [${label}](${link})${entry.description ? `: ${entry.description}` : ''}`;
    });
    return lines.length === 0 ? [] : [`## ${title}\n\n${lines.join('\n')}`];
  };
  const isPost = ({path: address = ''}: ContentsEntry) => address.startsWith(`${baseUrl}blog/`);
  const parts = [
    `# ${siteConfig.title}`,
    `> ${siteConfig.tagline}`,
    `${note} ${siteConfig.url}${i18n.localeConfigs[other]?.baseUrl ?? '/'}${LLMS_FILE}`,
    ...manuals.flatMap(({title, entries}) => section(title, leavesOf(entries))),
    ...section('Blog', others.filter(isPost)),
    ...section(
      localized({cs: 'Další stránky', en: 'Other pages'}),
      others.filter((entry) => !isPost(entry)),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Writes the two tables of contents of a language: `manuals.json` and `llms.txt`. */
export const writeContents: LanguageStep = async (language) => {
  const manuals = manualsOf(language);
  const inManuals = new Set(manuals.flatMap(({entries}) => leavesOf(entries)).map((entry) => entry.path));
  const others = pagesOf(language)
    .filter(({markdown}) => markdown !== undefined)
    .map(({title, description, route}) => ({title, description, path: language.baseUrl + route}))
    .filter((page) => !inManuals.has(page.path));
  await fs.writeFile(path.join(language.outDir, MANUALS_FILE), JSON.stringify(manuals));
  await fs.writeFile(path.join(language.outDir, LLMS_FILE), llmsText(language, manuals, others));
  return `${manuals.length} manuals, ${others.length} other pages`;
};
