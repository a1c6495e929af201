import fs from 'node:fs/promises';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import type {Locale} from '../../../config/locales';
import {GENERAL_AREA} from '../../../config/search';
import {SUGGESTIONS, SYNONYMS} from '../../../data/synonyms';
import {withSlash} from '../../../lib/addresses';
import {navbarItemsOf, type NavbarItem} from '../../site-output/navbarItems';
import {pagesOf} from '../../site-output/pages';
import type {Language, LanguageStep} from '../../site-output/types';
import {INDEX_FILE, serializeIndex} from '../shared/indexFormat';
import type {SearchPage} from '../shared/types';
import {withAliases} from './pageAliases';
import {searchPageOf} from './searchPage';

/** All routes by address, also nested ones. */
function routesByPath(routes: readonly RouteConfig[]): Map<string, RouteConfig> {
  return new Map(
    routes.flatMap((route) => [[decodeURI(route.path), route] as const, ...routesByPath(route.routes ?? [])]),
  );
}

/** The label in the navbar of the part of the site with a document or an article, which readers know it by, if any. */
function labelOf({component, path: address, sidebar}: RouteConfig, language: Language): string | undefined {
  const {baseUrl} = language;
  const leadsThere = ({sidebarId, to, activeBasePath}: NavbarItem) =>
    sidebarId
      ? sidebarId === sidebar
      : withSlash(baseUrl + (to ?? '').slice(1)) === address ||
        (activeBasePath && address.startsWith(baseUrl + activeBasePath.slice(1)));
  const item = navbarItemsOf(language).find(leadsThere);
  return /^@theme\/(?:Doc|Blog)/.test(component) ? item?.label : undefined;
}

/** Returns the pages of a language with a text of their own, sorted by address so that equal content makes an equal file. */
async function searchPagesOf(language: Language): Promise<SearchPage[]> {
  const {siteDir, baseUrl, i18n} = language;
  const pages: SearchPage[] = [];
  const routes = routesByPath(language.routes);
  for (const built of pagesOf(language)) {
    const url = baseUrl + built.route;
    const route = routes.get(url)!;
    const {categoryGeneratedIndex: list} = (route.props ?? {}) as {categoryGeneratedIndex?: {description?: string}};
    const source = route.metadata?.sourceFilePath;
    const area = labelOf(route, language) ?? GENERAL_AREA[i18n.currentLocale as Locale];
    // Of the pages that Docusaurus makes, only these have a name that readers look for.
    const isNamed = source ?? /(?:GeneratedIndex|Archive)Page$/.test(route.component);
    const page = isNamed ? searchPageOf(built, url, area) : undefined;
    if (page) {
      const [top] = page.sections;
      // The cards of a list repeat what the documents themselves say.
      const whole = list && top ? {...page, sections: [{...top, text: list.description ?? ''}]} : page;
      // Substrings keep the whole HTML in memory, a clone does not.
      pages.push(structuredClone(await withAliases(whole, {route: built.route, source, siteDir})));
    }
  }
  return pages;
}

/** Writes a language's index. */
export const writeSearchIndex: LanguageStep = async (language) => {
  const {outDir, siteConfig, i18n} = language;
  const pages = await searchPagesOf(language);
  const content = serializeIndex({
    language: i18n.currentLocale as Locale,
    origin: siteConfig.url,
    synonyms: SYNONYMS,
    suggestions: SUGGESTIONS[i18n.currentLocale as Locale],
    pages,
  });
  await fs.writeFile(path.join(outDir, INDEX_FILE), content);
  const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
  return `Search index of ${i18n.currentLocale}: ${pages.length} pages, ${sections} sections, ${Math.round(Buffer.byteLength(content) / 1024)} kB`;
};
