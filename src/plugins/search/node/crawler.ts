import {INDEX_SETTINGS} from './algolia';
import {NOT_TEXT} from './html';

export interface CrawlerOptions {
  appId: string;
  indexName: string;
  /** Address of the site with its base path and a slash at the end. */
  siteUrl: string;
  /** Area of pages that belong to no part of the manual, by language. */
  siteTitles: Readonly<Record<string, string>>;
  /** Languages beside the default one; each has its own sitemap. */
  otherLocales: readonly string[];
}

/**
 * Runs at the crawler, on every page; makes the records that `search:push` uploads. Language and version of the documents
 * are taken by the crawler itself from the `docsearch:` metadata of the page.
 */
function recordExtractor(siteTitles: CrawlerOptions['siteTitles']): string {
  return `({$, helpers}) => {
  const tidy = (text) => text.replace(/\\s+/g, ' ').trim();
  const area =
    tidy($('nav a.navbar__link--active').first().text()) ||
    tidy($('main .breadcrumbs__item').not(':has(.breadcrumbs__link[aria-label])').first().text()) ||
    ${JSON.stringify(siteTitles)}[$('html').attr('lang')];
  $('main').find(${JSON.stringify(NOT_TEXT)}).remove();
  return helpers.docsearch({
    recordProps: {
      lvl0: {selectors: '', defaultValue: area},
      lvl1: 'main h1',
      lvl2: 'main h2',
      lvl3: 'main h3',
      lvl4: 'main h4',
      lvl5: 'main h5',
      lvl6: 'main h6',
      content: 'main p, main li, main dt, main dd, main th, main td, main pre',
      pageRank: $('meta[name="docsearch:docusaurus_tag"]').attr('content') === 'default' ? '0' : '1',
    },
    indexHeadings: true,
    aggregateContent: true,
    recordVersion: 'v3',
  });
}`;
}

/**
 * Configuration for Algolia's crawler, for owners who let it fetch the published site rather than upload with
 * `search:push`. In the form of the crawler's interface: functions are given by their source.
 */
export function crawlerConfig({appId, indexName, siteUrl, siteTitles, otherLocales}: CrawlerOptions) {
  const languages = ['', ...otherLocales.map((locale) => `${locale}/`)];
  return {
    appId,
    indexPrefix: '',
    rateLimit: 8,
    maxDepth: 10,
    schedule: 'every 1 day at 3:00 am',
    startUrls: languages.map((language) => siteUrl + language),
    sitemaps: languages.map((language) => `${siteUrl}${language}sitemap.xml`),
    discoveryPatterns: [`${siteUrl}**`],
    exclusionPatterns: languages.map((language) => `${siteUrl}${language}search/**`),
    ignoreQueryParams: ['q', 'area', 'utm_*'],
    actions: [
      {
        indexName,
        pathsToMatch: [`${siteUrl}**`],
        recordExtractor: {__type: 'function', source: recordExtractor(siteTitles)},
      },
    ],
    initialIndexSettings: {[indexName]: INDEX_SETTINGS},
  };
}
