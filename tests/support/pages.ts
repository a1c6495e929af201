import {LOCALES, DEFAULT_LOCALE, type Locale} from '../../src/config/locales';
import {readBuild} from './sites';

/** A page of the sitemap. */
interface SitePage {
  locale: Locale;
  /** Absolute published address, decoded. */
  url: string;
  /** Path on the host, decoded, e.g. `/en/docs/intro/`. */
  path: string;
  /** Path without the language, the same in all languages, e.g. `/docs/intro/`. */
  route: string;
}

/** Path prefix of a language: empty for the default one. */
export function prefix(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '' : `/${locale}`;
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

/** The pages of all languages. */
export function allPages(): SitePage[] {
  return LOCALES.flatMap(sitemapPages);
}
