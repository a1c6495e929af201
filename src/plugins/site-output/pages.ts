/** The pages of a built language: the one place where built HTML is located and read. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import {routeOf} from '../../lib/addresses';
import type {Language} from './types';

export interface BuiltPage {
  /** Absolute path of the HTML file. */
  file: string;
  /** Path below the base path of the language, decoded, ends with a slash; empty for the home page. */
  route: string;
  /** Absolute published address, encoded. */
  url: string;
  /** Without the name of the site. */
  title: string;
  description: string;
  /** Whether search engines may list the page. */
  isListed: boolean;
  /** Names of the breadcrumbs of a document between the home page and the document. */
  section: readonly string[];
  /** Absolute address of the picture for sharing. */
  image: string | undefined;
  /** Address of the Markdown copy, if the page offers one. */
  markdown: string | undefined;
  /** The HTML as it is now; steps change it. */
  read: () => Promise<string>;
}

interface BreadcrumbList {
  '@type': string;
  itemListElement: {name: string}[];
}

function pageOf(html: string, file: string, route: string, siteTitle: string): BuiltPage | undefined {
  const head = load(html.slice(0, html.indexOf('</head>')));
  const url = head('link[rel=canonical]').attr('href');
  if (url === undefined) {
    return undefined;
  }
  const meta = (name: string) => head(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
  const title = head('title').text();
  const breadcrumbs = head('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse(head(script).text()) as BreadcrumbList)
    .find((data) => data['@type'] === 'BreadcrumbList');
  return {
    file,
    route,
    url,
    title: title.endsWith(` | ${siteTitle}`) ? title.slice(0, -` | ${siteTitle}`.length) : title,
    description: meta('description') ?? '',
    isListed: !(meta('robots') ?? '').includes('noindex'),
    section: breadcrumbs?.itemListElement.slice(1, -1).map(({name}) => name) ?? [],
    image: meta('og:image'),
    // The home page has no name that an extension could follow.
    markdown: route === '' ? undefined : head('link[rel=alternate][type="text/markdown"]').attr('href'),
    read: async () => fs.readFile(file, 'utf8'),
  };
}

async function readPages({outDir, baseUrl, routesPaths, siteConfig}: Language): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for (const address of [...new Set(routesPaths)].filter((routePath) => routePath.endsWith('/')).sort()) {
    const route = routeOf(address, baseUrl);
    const file = path.join(outDir, route, 'index.html');
    const html = await fs.readFile(file, 'utf8').catch((error: unknown) => {
      throw new Error(`${address} is a page of the site, but ${file} cannot be read.`, {cause: error});
    });
    const page = pageOf(html, file, route, siteConfig.title);
    if (page) {
      pages.push(page);
    }
  }
  return pages;
}

const known = new WeakMap<Language, Promise<BuiltPage[]>>();

/** The pages of a language, sorted by address; heads are read once per build. */
export async function pagesOf(language: Language): Promise<BuiltPage[]> {
  const pages = known.get(language) ?? readPages(language);
  known.set(language, pages);
  return pages;
}
