/** The pages of a finished build, read from their files: what the finishing steps say about a page is what stands on it. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {DEFAULT_LOCALE, LOCALES, type Locale} from '../../src/config/locales';
import {TITLE} from '../../src/config/site';
import {filesOf} from './files';
import type {FinishedBuild} from './finish';

export type PageKind = 'home' | 'document' | 'category' | 'post' | 'text' | 'other';

/** A step on the way from the home page to a page. */
export interface Crumb {
  name: string;
  /** Absolute published address, as the pages write it; missing for a category without a page. */
  url?: string;
}

export interface BuiltPage {
  locale: Locale;
  kind: PageKind;
  /** Absolute path of the file. */
  file: string;
  /** The file as it was read. */
  html: string;
  /** Absolute published address, encoded as the pages write it. */
  url: string;
  /** Path below the base path of the language, decoded: `docs/web-portal/intro/`, or empty for the home page. */
  route: string;
  /** Without the name of the site. */
  title: string;
  description: string;
  /** Whether search engines are kept away. */
  hidden: boolean;
  /** Address of the picture that the writer has chosen. */
  image?: string;
  /** From the home page down to the page itself. */
  trail: Crumb[];
  /** Times as the page gives them, ISO 8601. */
  published?: string;
  modified?: string;
  /** Names and absolute addresses. */
  authors: {name: string; url?: string}[];
  tags: string[];
  /** The main part of the file. */
  mainHtml: string;
}

const HEAD_OPEN = '<!--found-->';
const HEAD_CLOSE = '<!--/found-->';

/** Head of a page with tags added at its end; those of an earlier run are replaced. */
export function withHeadTags(html: string, tags: string): string {
  const start = html.indexOf(HEAD_OPEN);
  const clean =
    start < 0 ? html : html.slice(0, start) + html.slice(html.indexOf(HEAD_CLOSE, start) + HEAD_CLOSE.length);
  const end = clean.indexOf('</head>');
  if (end < 0) {
    throw new Error('A page has no </head>.');
  }
  return clean.slice(0, end) + HEAD_OPEN + tags + HEAD_CLOSE + clean.slice(end);
}

/** Folder of a language below that of the build, with a slash at its end unless it is empty. */
export function localeFolder(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '' : `${locale}/`;
}

const between = (html: string, open: string, close: string): string => {
  const start = html.indexOf(open);
  const end = start < 0 ? -1 : html.lastIndexOf(close);
  return end < 0 ? '' : html.slice(start, end + close.length);
};

/** The first element of the main part that begins so, as far as its closing tag. */
function partOf(main: string, opening: RegExp, close: string): CheerioAPI {
  const start = main.search(opening);
  const end = start < 0 ? -1 : main.indexOf(close, start);
  return load(end < 0 ? '' : main.slice(start, end + close.length));
}

const BREADCRUMBS = /<[a-z]+ [^>]*\btheme-doc-breadcrumbs\b/;

const DOCUMENT_TEXT = /<[a-z]+ [^>]*\btheme-doc-markdown\b/;

function kindOf(classes: string, route: string, isCategory: () => boolean): PageKind {
  const has = (name: string) => classes.split(' ').includes(name);
  if (route === '') {
    return 'home';
  }
  if (has('docs-doc-page')) {
    return isCategory() ? 'category' : 'document';
  }
  if (has('blog-post-page')) {
    return 'post';
  }
  return has('mdx-page') ? 'text' : 'other';
}

/** Where a document stands in the manual: its part, as the navigation bar names it, and its categories. */
function crumbsOfDocument({html, mainHtml}: Pick<BuiltPage, 'html' | 'mainHtml'>, origin: string): Crumb[] {
  const active = /<a [^>]*\bnavbar__link--active\b[^>]*\bhref="?([^" >]+)[^>]*>([^<]+)</.exec(html);
  const [, href = '', label = ''] = active ?? [];
  const area = active ? [{name: load(label).text(), url: origin + href}] : [];
  const $ = partOf(mainHtml, BREADCRUMBS, '</nav>');
  const categories = $('.theme-doc-breadcrumbs .breadcrumbs__item')
    .slice(1)
    .toArray()
    .slice(0, -1)
    .map((item): Crumb => {
      const href = $(item).find('a').attr('href');
      return {name: $(item).text().trim(), ...(href !== undefined && {url: origin + href})};
    });
  return [...area, ...categories];
}

function authorsOf($: CheerioAPI, origin: string): BuiltPage['authors'] {
  return $('.avatar__name')
    .toArray()
    .map((element) => {
      const href = $(element).find('a').attr('href');
      return {name: $(element).text().trim(), ...(href !== undefined && {url: new URL(href, origin).href})};
    });
}

/** @returns `undefined` for a file that only leads on to another page */
export function readPage(
  html: string,
  file: string,
  route: string,
  locale: Locale,
): Omit<BuiltPage, 'trail'> | undefined {
  const start = html.indexOf(HEAD_OPEN);
  const ownHead = html.slice(0, start < 0 ? html.indexOf('</head>') : start);
  const head = load(ownHead);
  const meta = (name: string) => head(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
  const url = head('link[rel=canonical]').attr('href');
  if (url === undefined || head('meta[http-equiv=refresh]').length > 0) {
    return undefined;
  }
  const mainHtml = between(html, '<main', '</main>');
  const siteTitle = ` | ${TITLE[locale]}`;
  const title = head('title').text();
  const {origin} = new URL(url);
  const kind = kindOf(head('html').attr('class') ?? '', route, () => !DOCUMENT_TEXT.test(mainHtml));
  const modified =
    kind === 'document'
      ? partOf(mainHtml, /<time [^>]*\bitemprop="?dateModified\b/, '>')('time').attr('datetime')
      : undefined;
  const published = meta('article:published_time');
  const image = meta('og:image');
  return {
    locale,
    kind,
    file,
    html,
    url,
    route,
    title: title.endsWith(siteTitle) ? title.slice(0, -siteTitle.length) : title,
    description: meta('description') ?? '',
    hidden: (meta('robots') ?? '').includes('noindex'),
    ...(image !== undefined && {image}),
    ...(published !== undefined && {published}),
    ...(modified !== undefined && {modified}),
    authors: kind === 'post' ? authorsOf(load(mainHtml), origin) : [],
    tags: (meta('article:tag') ?? '').split(',').filter(Boolean),
    mainHtml,
  };
}

/** The way to a page that is no document leads through the pages whose addresses it continues. */
function ancestors(page: {route: string}, byRoute: ReadonlyMap<string, {title: string; url: string}>): Crumb[] {
  const parts = page.route.split('/').filter(Boolean);
  return parts.slice(1).flatMap((_, index) => {
    const above = byRoute.get(`${parts.slice(0, index + 1).join('/')}/`);
    return above ? [{name: above.title, url: above.url}] : [];
  });
}

async function readLanguage({dir}: FinishedBuild, locale: Locale): Promise<BuiltPage[]> {
  const folder = path.join(dir, localeFolder(locale));
  const others = LOCALES.filter((other) => other !== DEFAULT_LOCALE && other !== locale);
  const files = filesOf(folder)
    .filter((entry) => /(?:^|\/)index\.html$/.test(entry))
    .filter((entry) => !others.some((other) => locale === DEFAULT_LOCALE && entry.startsWith(`${other}/`)));
  const pages = (
    await Promise.all(
      files.map(async (entry) => {
        const file = path.join(folder, entry);
        return readPage(await fs.readFile(file, 'utf8'), file, entry.slice(0, -'index.html'.length), locale);
      }),
    )
  ).filter((page) => page !== undefined);
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const home = byRoute.get('');
  return pages.map((page) => {
    if (page.kind === 'home' || !home) {
      return {...page, trail: [{name: TITLE[locale], url: page.url}]};
    }
    const {origin} = new URL(page.url);
    const above =
      page.kind === 'document' || page.kind === 'category' ? crumbsOfDocument(page, origin) : ancestors(page, byRoute);
    return {
      ...page,
      trail: [
        {name: TITLE[locale], url: home.url},
        ...above.filter(({url}) => url !== page.url),
        {name: page.title, url: page.url},
      ],
    };
  });
}

/** All pages of a build, in every language that lies in it, sorted by address. */
export async function readPages(build: FinishedBuild): Promise<BuiltPage[]> {
  const all = await Promise.all(LOCALES.map((locale) => readLanguage(build, locale).catch(ifMissing)));
  return all.flat();
}

/** A language that was not built has no folder. */
function ifMissing(error: unknown): BuiltPage[] {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
    return [];
  }
  throw error;
}
