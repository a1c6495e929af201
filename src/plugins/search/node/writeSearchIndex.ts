import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {SEARCH_PAGE} from '../../../config/search';
import {SYNONYMS} from '../../../data/synonyms';
import type {Language, LanguageStep} from '../../site-output/types';
import {MANIFEST_FILE, serializeIndex, type IndexManifest} from '../shared/indexFormat';
import type {SearchIndex, SearchPage} from '../shared/types';
import {pageFromHtml} from './html';
import {insertSiteMap} from './siteMap';

/** The finished page of a route, or `undefined` when the route has no page of its own. */
async function htmlOf(route: string, {outDir, baseUrl}: Language): Promise<string | undefined> {
  const relative = decodeURI(route.slice(baseUrl.length)).replace(/\/$/, '');
  for (const file of [path.join(outDir, relative, 'index.html'), path.join(outDir, `${relative}.html`)]) {
    try {
      return await fs.readFile(file, 'utf8');
    } catch (error) {
      if (!['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) {
        throw error;
      }
    }
  }
  return undefined;
}

/** Pages of the language in the order of their addresses, so that the same content gives the same file. */
async function pagesOf(language: Language): Promise<SearchPage[]> {
  const routes = new Set(language.routesPaths.filter((route) => !route.endsWith('/404.html')));
  const pages: SearchPage[] = [];
  for (const route of [...routes].sort()) {
    const html = await htmlOf(route, language);
    const page = html && pageFromHtml(html, route, language.siteConfig.title);
    if (page) {
      // A part of a string keeps the whole in memory, a copy does not.
      pages.push(structuredClone(page));
    }
  }
  return pages;
}

/**
 * Writes an index under a name that changes with its content, and the manifest that leads to it.
 * @returns size of the index file in bytes
 */
export async function writeIndexFiles(outDir: string, index: SearchIndex): Promise<number> {
  const content = serializeIndex(index);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const manifest: IndexManifest = {index: `assets/search/${index.language}.${hash}.json`};
  await fs.mkdir(path.join(outDir, 'assets/search'), {recursive: true});
  await fs.writeFile(path.join(outDir, manifest.index), content);
  await fs.writeFile(path.join(outDir, MANIFEST_FILE), JSON.stringify(manifest));
  return Buffer.byteLength(content);
}

/**
 * Writes the search index of a finished language, and the list of its pages into the search page.
 * @throws when no page can be indexed
 */
export const writeSearchIndex: LanguageStep = async (language) => {
  const {outDir, siteConfig, i18n} = language;
  const pages = await pagesOf(language);
  if (pages.length === 0) {
    throw new Error(
      `No page of "${i18n.currentLocale}" could be indexed for search. The pages are read from ${outDir}; ` +
        'each needs a <main> with an <h1>.',
    );
  }
  const index = {language: i18n.currentLocale, origin: siteConfig.url, synonyms: SYNONYMS, pages};
  const bytes = await writeIndexFiles(outDir, index);
  await insertSiteMap(path.join(outDir, SEARCH_PAGE, 'index.html'), pages);
  const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
  return `Search index of ${i18n.currentLocale}: ${pages.length} pages, ${sections} sections, ${Math.round(bytes / 1024)} kB`;
};
