import assert from 'node:assert/strict';
import test from 'node:test';
import vm from 'node:vm';
import {load} from 'cheerio';
import {INDEX_SETTINGS} from './algolia';
import {crawlerConfig} from './crawler';
import {pageFromHtml} from './html';

const config = crawlerConfig({
  appId: 'APP',
  indexName: 'manual',
  siteUrl: 'https://docs.example.org/manual/',
  siteTitles: {cs: 'Web', en: 'The "site"'},
  otherLocales: ['en'],
});

interface Extracted {
  recordProps: {lvl0: {defaultValue: string}; lvl1: string; content: string; pageRank: string};
}

/** What the crawler would be handed for a page, and what is left of the page then. */
function extract(html: string): {given: Extracted; $: ReturnType<typeof load>} {
  const $ = load(html);
  // The crawler evaluates the source as well.
  const extractor = vm.runInNewContext(config.actions[0]!.recordExtractor.source) as (context: {
    $: unknown;
    helpers: {docsearch: (given: Extracted) => Extracted};
  }) => Extracted;
  return {given: extractor({$, helpers: {docsearch: (given) => given}}), $};
}

const page = (navbar: string, breadcrumb: string, tag = 'docs-default-current') => `<html lang="en"><head>
  <meta name="docsearch:docusaurus_tag" content="${tag}"></head><body>
  <nav><a class="navbar__link navbar__link--active">${navbar}</a></nav>
  <main>${breadcrumb && `<ul><li class="breadcrumbs__item">${breadcrumb}</li></ul>`}<h1>Title</h1>
  <p>Text.</p><ul class="table-of-contents"><li>Contents</li></ul></main></body></html>`;

test('the index of the crawler has the settings of the uploaded one', () => {
  assert.deepEqual(config.initialIndexSettings, {manual: INDEX_SETTINGS});
});

test('every language is crawled, search pages are not', () => {
  assert.deepEqual(config.startUrls, ['https://docs.example.org/manual/', 'https://docs.example.org/manual/en/']);
  assert.deepEqual(config.sitemaps, [
    'https://docs.example.org/manual/sitemap.xml',
    'https://docs.example.org/manual/en/sitemap.xml',
  ]);
  assert.deepEqual(config.exclusionPatterns, [
    'https://docs.example.org/manual/search/**',
    'https://docs.example.org/manual/en/search/**',
  ]);
});

test('areas are those of the uploaded records', () => {
  for (const html of [page('Hardware ', ''), page('', 'Portal\n docs'), page('', '')]) {
    const expected = pageFromHtml(html, '/', 'The "site"')?.area;
    assert.ok(expected);
    assert.equal(extract(html).given.recordProps.lvl0.defaultValue, expected);
  }
});

test('what is no text of the page is not extracted; pages count less than documents', () => {
  const {given, $} = extract(page('Hardware', ''));
  assert.equal($(given.recordProps.content).text(), 'Text.');
  assert.equal($(given.recordProps.lvl1).text(), 'Title');
  assert.equal(given.recordProps.pageRank, '1');
  assert.equal(extract(page('', '', 'default')).given.recordProps.pageRank, '0');
});

test('the configuration can be written as JSON', () => {
  assert.deepEqual(JSON.parse(JSON.stringify(config)), config);
});
