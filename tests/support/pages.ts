import {LOCALES, DEFAULT_LOCALE, type Locale} from '../../src/config/locales';
import {OLD_VERSIONS} from '../../src/config/navbar';
import {basePath, buildFile, FULL, readBuild} from './sites';

/** A page of the sitemap. */
export interface SitePage {
  locale: Locale;
  /** Absolute published address, decoded. */
  url: string;
  /** Path on the host, decoded, e.g. `/en/docs/intro/`. */
  path: string;
  /** Path without base path and language, the same in all languages, e.g. `/docs/intro/`. */
  route: string;
}

/** Path prefix of a language with the base path of the build, e.g. `/en`; empty for the default language of most. */
export function prefix(locale: Locale): string {
  return basePath() + (locale === DEFAULT_LOCALE ? '' : `/${locale}`);
}

/** The pages that the sitemap of a language lists. */
export function sitemapPages(locale: Locale): SitePage[] {
  const sitemap = readBuild(`${prefix(locale)}/sitemap.xml`);
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const url = decodeURI(address);
    const {pathname} = new URL(address);
    const path = decodeURI(pathname);
    return {locale, url, path, route: path.slice(prefix(locale).length)};
  });
  if (pages.length === 0) {
    throw new Error(`The sitemap of "${locale}" in build/ lists no page: run "npm run build" again.`);
  }
  return pages;
}

/** The pages of all languages, without old versions of the manual, which the checks leave alone. */
export function allPages(): SitePage[] {
  return LOCALES.flatMap(sitemapPages).filter(
    ({route}) => !OLD_VERSIONS.some((version) => route.startsWith(`/docs/${version}/`)),
  );
}

/**
 * Languages in which a test opens the page at `index` of a list: all in the full run, otherwise one, in rotation.
 * @param index position of the page in the list
 */
export function sampledLocales(index: number): readonly Locale[] {
  return LOCALES.filter((_, place) => FULL || place === index % LOCALES.length);
}

/** Path of the file in `build/` for the absolute published address of a page. */
export function fileAt(address: string): string {
  return buildFile(decodeURI(new URL(address).pathname.replace(/\/$/, '/index.html')));
}

/** A page without tables, one with a reference table, and one without a sidebar. */
export const PAGES_WITH_CONTENTS = ['/docs/web-portal/dashboard/', '/docs/hardware/laser/modbus/', '/no-data/'];
