/** Reads and writes the pages of a build. Each page is parsed only once. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {LOCALES} from '../../config/locales';
import {filesOf} from '../../content/filesOf';
import {writeFileAtomic} from '../../content/writeFileAtomic';
import {parsePage, type Page, type PageFacts} from './page';
import type {Language, LanguageStep} from './types';

const parsed = new WeakMap<Language, Page[]>();

/** Facts of finished HTML files, by path. */
const knownFacts = new Map<string, PageFacts>();

/** Keeps the facts of a page, without the page. V8 keeps the whole HTML for a substring of it; a clone lets it go. */
function keepFacts({redirect, scripts, pictures}: PageFacts): PageFacts {
  return structuredClone({redirect, scripts, pictures});
}

/** All parsed HTML files of a language, sorted by route. @throws before `readPages` and after `writePages` */
export function allPagesOf(language: Language): Page[] {
  const pages = parsed.get(language);
  if (!pages) {
    throw new Error('The pages have not been read yet, or are already written. Reorder src/buildSteps.ts.');
  }
  return pages;
}

/** The published pages of a language, sorted by route; without redirect pages and the 404 page. */
export function pagesOf(language: Language): Page[] {
  const routes = new Set(language.routesPaths.map((address) => decodeURI(address)));
  const isPublished = ({file, url, route}: Page) =>
    path.basename(file) === 'index.html' && url !== '' && routes.has(decodeURI(language.baseUrl) + route);
  return allPagesOf(language).filter(isPublished);
}

/** Parses all HTML files of a language, and keeps them in memory for `allPagesOf`. */
export const readPages: LanguageStep = async (language) => {
  const {outDir, i18n, siteConfig} = language;
  const others = LOCALES.filter((locale) => locale !== i18n.currentLocale);
  const isOurs = (file: string) => !others.some((locale) => file.startsWith(`${locale}/`));
  const pages: Page[] = [];
  for (const name of filesOf(outDir).filter((file) => file.endsWith('.html') && isOurs(file))) {
    const file = path.join(outDir, name);
    const route = name.normalize('NFC').replace(/(^|\/)index\.html$/, '$1');
    pages.push(parsePage(await fs.readFile(file, 'utf8'), {file, route, site: siteConfig.title}));
  }
  pages.sort((one, other) => (one.route < other.route ? -1 : 1));
  parsed.set(language, pages);
  return `${pages.length} pages`;
};

/** Writes the pages with everything that earlier steps have added, and keeps only {@link PageFacts} in memory. */
export const writePages: LanguageStep = async (language) => {
  const pages = allPagesOf(language);
  for (const page of pages) {
    await writeFileAtomic(page.file, page.html());
    knownFacts.set(page.file, keepFacts(page));
  }
  parsed.delete(language);
  return `${pages.length} pages`;
};

/** Facts of a page that the build has written. Parses pages of other languages, whose builds share no modules. */
export async function factsOf(file: string): Promise<PageFacts> {
  const facts = knownFacts.get(file) ?? keepFacts(parsePage(await fs.readFile(file, 'utf8')));
  knownFacts.set(file, facts);
  return facts;
}
