/** Sitemaps with the addresses of the other languages, and the file that leads crawlers to them. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_LOCALE, LOCALES, type Locale} from '../../src/config/locales';
import {hasHistory} from './history';
import type {FinishedBuild} from './finish';
import {localeFolder} from './pageFacts';

/** A page as the sitemap of its language lists it. */
interface Entry {
  /** Absolute published address, encoded. */
  url: string;
  /** Date of the last change, YYYY-MM-DD. */
  changed?: string;
}

interface Sitemap {
  locale: Locale;
  file: string;
  entries: Entry[];
}

/** @throws when a sitemap lists nothing */
export function readSitemap(xml: string): Entry[] {
  const entries = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, body = '']): Entry => {
    const changed = /<lastmod>([^<]+)<\/lastmod>/.exec(body)?.[1];
    return {url: /<loc>([^<]+)<\/loc>/.exec(body)?.[1] ?? '', ...(changed !== undefined && {changed})};
  });
  if (entries.length === 0) {
    throw new Error('it lists no page');
  }
  return entries;
}

/**
 * A sitemap in which each page names itself in all languages that list it.
 * @param homes published address of each language, with a slash at its end
 * @param lists the addresses that the sitemap of each language lists
 * @param dated whether the dates are to be told
 */
export function sitemapXml(
  {locale, entries}: Pick<Sitemap, 'locale' | 'entries'>,
  homes: ReadonlyMap<Locale, string>,
  lists: ReadonlyMap<Locale, ReadonlySet<string>>,
  dated: boolean,
): string {
  const lines = entries.map(({url, changed}) => {
    const route = url.slice(homes.get(locale)?.length);
    const versions = [...homes].flatMap(([language, home]) => {
      const address = home + route;
      return lists.get(language)?.has(address)
        ? [{language, address}, ...(language === DEFAULT_LOCALE ? [{language: 'x-default', address}] : [])]
        : [];
    });
    const links = versions.map(
      ({language, address}) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    );
    const date = dated && changed !== undefined ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${url}</loc>${date}${links.join('')}</url>`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${lines.join('\n')}\n</urlset>\n`
  );
}

export function robotsText(sitemaps: readonly string[]): string {
  return ['User-agent: *', 'Allow: /', '', ...sitemaps.map((address) => `Sitemap: ${address}`), ''].join('\n');
}

/** The home page has the shortest address of a language. */
function homeOf(entries: readonly Entry[]): string {
  return entries.map(({url}) => url).reduce((shortest, url) => (url.length < shortest.length ? url : shortest));
}

/** Completes the sitemap of each language and writes `robots.txt`. */
export async function writeSitemaps({dir}: FinishedBuild): Promise<string> {
  const sitemaps: Sitemap[] = [];
  for (const locale of LOCALES) {
    const file = path.join(dir, `${localeFolder(locale)}sitemap.xml`);
    const xml = await fs.readFile(file, 'utf8').catch(() => undefined);
    if (xml !== undefined) {
      try {
        sitemaps.push({locale, file, entries: readSitemap(xml)});
      } catch (error) {
        throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
      }
    }
  }
  const homes = new Map(sitemaps.map(({locale, entries}) => [locale, homeOf(entries)]));
  const lists = new Map(sitemaps.map(({locale, entries}) => [locale, new Set(entries.map(({url}) => url))]));
  const dated = hasHistory();
  for (const sitemap of sitemaps) {
    await fs.writeFile(sitemap.file, sitemapXml(sitemap, homes, lists, dated));
  }
  await fs.writeFile(path.join(dir, 'robots.txt'), robotsText([...homes.values()].map((home) => `${home}sitemap.xml`)));
  const count = sitemaps.reduce((sum, {entries}) => sum + entries.length, 0);
  return `${count} addresses${dated ? '' : ' without dates, because this copy has no history (git fetch --unshallow)'}`;
}
