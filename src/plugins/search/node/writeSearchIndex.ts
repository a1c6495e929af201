import fs from 'node:fs/promises';
import path from 'node:path';
import type {Locale} from '../../../config/locales';
import {GENERAL_AREA, SEARCH_PAGE} from '../../../config/search';
import {SUGGESTIONS, SYNONYMS} from '../../../data/synonyms';
import {allPagesOf, pagesOf} from '../../site-output/pages';
import type {Language, LanguageStep} from '../../site-output/types';
import {INDEX_FILE, serializeIndex} from '../shared/indexFormat';
import type {SearchPage} from '../shared/types';
import {siteMapHtml} from './siteMap';
import {sourceFiles, withAliases} from './pageAliases';
import {searchPageOf} from './searchPage';

/** Returns the searchable pages of a language, sorted by address so that equal content makes an equal file. */
async function searchPagesOf(language: Language): Promise<SearchPage[]> {
  const locale = language.i18n.currentLocale as Locale;
  const pages: SearchPage[] = [];
  const sources = sourceFiles(language.routes);
  for (const built of pagesOf(language)) {
    const {route} = built;
    const page = searchPageOf(built, language.baseUrl + route, GENERAL_AREA[locale]);
    if (page) {
      const source = sources.get(language.baseUrl + route);
      // Substrings keep the whole HTML in memory, a clone does not.
      pages.push(structuredClone(await withAliases(page, {route, source, siteDir: language.siteDir})));
    }
  }
  return pages;
}

/** Writes a language's index, and lists all pages as links on the search page. @throws when no page can be indexed */
export const writeSearchIndex: LanguageStep = async (language) => {
  const {outDir, siteConfig, i18n} = language;
  const pages = await searchPagesOf(language);
  if (pages.length === 0) {
    throw new Error(
      `No page of "${i18n.currentLocale}" could be indexed for search. The pages are read from ${outDir}; ` +
        'each needs a <main> with an <h1>.',
    );
  }
  const content = serializeIndex({
    language: i18n.currentLocale,
    origin: siteConfig.url,
    synonyms: SYNONYMS,
    suggestions: SUGGESTIONS[i18n.currentLocale as Locale],
    pages,
  });
  await fs.writeFile(path.join(outDir, INDEX_FILE), content);
  // They are known only now, and React ignores the content of <noscript>. Algolia's page has no place for them.
  const searchPage = allPagesOf(language).find(
    ({route}) => route === `${SEARCH_PAGE}/` && !siteConfig.themeConfig.algolia,
  );
  searchPage?.write('[data-site-map]', 'atEnd', siteMapHtml(pages));
  const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
  return `Search index of ${i18n.currentLocale}: ${pages.length} pages, ${sections} sections, ${Math.round(Buffer.byteLength(content) / 1024)} kB`;
};
