/** Every page as it was built, read without a browser: it is parsed once, and each check tells what is wrong with it. */
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {beforeAll, test} from 'vitest';
import sidebars from '../../sidebars';
import {outsideLink} from '../../src/config/links';
import {DEFAULT_LOCALE, LOCALES} from '../../src/config/locales';
import {TITLE} from '../../src/config/site';
import {REFERENCE_TABLE_NAMES, referenceTables, type ReferenceTableName} from '../../src/data/tables';
import {parsePage, type Page} from '../../src/plugins/site-output/page';
import {allPages, fileAt, prefix, sitemapPages, type SitePage} from '../support/pages';
import {readBuild, ROOT} from '../support/sites';
import {text} from '../support/texts';

const DESCRIPTION_LENGTH = {min: 20, max: 200};
const PICTURE_SIZE = '1200 × 630';
const MAX_PICTURE_BYTES = 40 * 1024;

const pages = allPages();
const {origin} = new URL(pages[0]?.url ?? '');

const exists = (address: string) => address.startsWith(`${origin}/`) && fs.existsSync(fileAt(address));

/** Problems that hold, one line each. */
const failed = (checks: readonly (readonly [holds: boolean, problem: string])[]) =>
  checks.filter(([holds]) => !holds).map(([, problem]) => problem);

/** What no two pages of a language share: titles, descriptions, and pictures. */
const taken = new Set<string>();

function isNew(value: string): boolean {
  return taken.size < taken.add(value).size;
}

function metadataProblems({title, description, url, document: $}: Page, page: SitePage): string[] {
  const {locale, route} = page;
  const alternates = Array.from($('link[rel=alternate][hreflang]'), (link) => [
    $(link).attr('hreflang'),
    decodeURI($(link).attr('href') ?? ''),
  ]);
  const expected = {
    cs: origin + prefix('cs') + route,
    en: origin + prefix('en') + route,
    'x-default': origin + prefix('cs') + route,
  };
  return failed([
    [title !== '' && $('head > title').text() === `${title} | ${TITLE[locale]}`, `has the title ${title}`],
    [isNew(`${locale} ${title}`), `shares the title ${title}`],
    [description.length >= DESCRIPTION_LENGTH.min, `has a description of less than ${DESCRIPTION_LENGTH.min}`],
    [description.length <= DESCRIPTION_LENGTH.max, `has a description of more than ${DESCRIPTION_LENGTH.max}`],
    [isNew(`${locale} ${description}`), `shares the description ${description}`],
    [$('html').attr('lang') === locale, `has the language "${$('html').attr('lang')}"`],
    [decodeURI(url) === page.url, `has the canonical address ${url}`],
    [isDeepStrictEqual(Object.fromEntries(alternates), expected), `leads to the languages ${alternates.join(' ')}`],
    [!/404|\/docs\/$|\/search\//.test(page.path), 'does not belong into the sitemap'],
  ]);
}

function outlineProblems({document: $}: Page): string[] {
  const levels = Array.from($('h1, h2, h3, h4, h5, h6'), ({name}: {name?: string}) => Number(name?.[1]));
  return failed([
    [levels.filter((level) => level === 1).length === 1, 'has not one heading of level 1'],
    [levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1), `skips a heading level: ${levels.join()}`],
    [$('img:not([alt])').length === 0, 'has pictures without alt'],
  ]);
}

/** Ids of the headings in the text of a document; not those of the collapsed table of contents. */
const headingIdsOf = ({document: $}: Page, levels: string) =>
  Array.from($(`article :is(${levels})[id]`).not('nav *'), (heading) => $(heading).attr('id') ?? '');

const isDocument = ({route}: SitePage) => route.startsWith('/docs/') && !route.startsWith('/docs/category/');

/** Time of the last commit of a file. */
const lastCommit = (file: string) =>
  1000 * Number(execFileSync('git', ['log', '-1', '--format=%ct', '--', file], {cwd: ROOT, encoding: 'utf8'}));

/** Ids of the headings by route, as the first language has them. */
const headingIds = new Map<string, string>();

function documentProblems(page: Page, site: SitePage): string[] {
  if (!isDocument(site)) {
    return [];
  }
  const {locale, route} = site;
  const {document: $} = page;
  const updated = $('time[itemprop=dateModified]').attr('datetime') ?? '';
  const sidebar = Object.values(sidebars as Record<string, unknown[]>).find((items) =>
    JSON.stringify(items).includes(`"${route.slice('/docs/'.length, -1)}"`),
  );
  const folder = locale === DEFAULT_LOCALE ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
  const editRoot = `${outsideLink('repository')}/edit/main/`;
  const editLink = $(`article a[href^="${editRoot}"]`).attr('href') ?? '';
  const source = editLink.slice(editRoot.length);
  const contents = Array.from($('main a[href^="#"]').not('article *'), (link) => $(link).attr('href')?.slice(1));
  const trail = $(`nav[aria-label="${text(locale, 'theme.docs.breadcrumbs.navAriaLabel')}"] li`).length;
  const prose = $('article p').clone().find('code').remove().end().text();
  const ids = headingIdsOf(page, 'h2, h3');
  const first = headingIds.get(route) ?? ids.join(' ');
  headingIds.set(route, first);
  return failed([
    [
      headingIdsOf(page, 'h1, h2, h3, h4').every((name) => /^[a-z0-9][\w.-]*$/i.test(name)),
      'has ids that are not ASCII',
    ],
    [ids.join(' ') === first, 'has other heading ids than the Czech page'],
    [isDeepStrictEqual(contents, ids), `has the table of contents ${contents.join(' ')}`],
    [trail >= 2 === Boolean(sidebar), `has ${trail} breadcrumbs`],
    [source.startsWith(`${folder}/`) && fs.existsSync(path.join(ROOT, source)), `is edited at ${editLink}`],
    [locale === 'en' || !/\s[ovz] \p{L}/u.test(prose), 'has a one-letter word that may end a line'],
    [source === '' || Date.parse(updated) === lastCommit(source), `was last updated ${updated}`],
  ]);
}

function previewProblems({document: $}: Page, {locale}: SitePage): string[] {
  const property = (name: string) => $(`meta[property="${name}"]`).attr('content') ?? '';
  const image = property('og:image');
  if (!exists(image)) {
    return [`shows the picture ${image}, which does not exist`];
  }
  // The header of a PNG file: its type from byte 12, then width and height.
  const header = fs.readFileSync(fileAt(image));
  const [width, height] = [16, 20].map((at) => header.readUInt32BE(at));
  return failed([
    [image.endsWith(`/img/social-${locale}.png`), `shows the picture ${image}`],
    [`${width} × ${height}` === PICTURE_SIZE, `has a picture of ${width} × ${height}, or no PNG`],
    [fs.statSync(fileAt(image)).size <= MAX_PICTURE_BYTES, `has a picture of more than ${MAX_PICTURE_BYTES} bytes`],
    [property('og:image:alt').includes(TITLE[locale]), 'does not describe its picture'],
  ]);
}

/** Absolute addresses of this site anywhere in a value, without hash. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return value.startsWith(`${origin}/`) ? [value.replace(/#.*$/, '')] : [];
  }
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(addressesIn) : [];
}

function targetProblems({document: $, markdown}: Page): string[] {
  const data = Array.from($('script[type="application/ld+json"]'), (script) => JSON.parse($(script).text()) as object);
  return [
    ...addressesIn(data).flatMap((address) => (exists(address) ? [] : [`${address} does not exist`])),
    ...failed([
      [markdown === undefined || exists(origin + encodeURI(decodeURI(markdown))), `leads to the Markdown ${markdown}`],
    ]),
  ];
}

const tablesMissing = new Set(LOCALES.flatMap((locale) => REFERENCE_TABLE_NAMES.map((name) => `${locale} ${name}`)));

function tableProblems({document: $}: Page, {locale}: SitePage): string[] {
  return $('[data-reference-table]')
    .toArray()
    .flatMap((element) => {
      const table = $(element);
      const name = table.attr('data-reference-table') as ReferenceTableName;
      const {rows, columns} = referenceTables[name](locale);
      tablesMissing.delete(`${locale} ${name}`);
      const shown = columns.filter(({only}) => only !== 'download');
      const files = ['csv', 'json'].map((format) => `${prefix(locale)}/downloads/${name}.${format}`);
      return failed([
        [table.find('caption').length === 1, `shows ${name} without a caption`],
        [table.find('th[scope=col]').length === shown.length, `shows ${name} without some headers of columns`],
        [table.find('th[scope=row]').length === rows.length, `shows ${name} without some rows`],
        ...files.map((file) => [table.find(`a[href="${file}"]`).length === 1, `does not lead to ${file}`] as const),
        ...files.map((file) => [exists(origin + file) && readBuild(file) !== '', `has no ${file}`] as const),
      ]);
    });
}

const CHECKS: Readonly<Record<string, (page: Page, site: SitePage) => string[] | Promise<string[]>>> = {
  'has a title, a description, an address and languages of its own': metadataProblems,
  'has one title and no gaps between its headings, and its pictures have alternative texts': outlineProblems,
  'has its place in the manual, its contents and its source, if it is a document': documentProblems,
  'has a picture and a card for previews': previewProblems,
  'tells search engines addresses that exist, and leads to its Markdown copy': targetProblems,
  'shows reference tables whole, with files to download': tableProblems,
};

const problems = new Map<string, string[]>();

beforeAll(async () => {
  for (const site of pages) {
    const page = parsePage(readBuild(`${site.path}index.html`), {site: TITLE[site.locale], route: site.route});
    for (const [name, check] of Object.entries(CHECKS)) {
      const lines = (await check(page, site)).map((line) => `${site.path} ${line}`);
      problems.set(name, [...(problems.get(name) ?? []), ...lines]);
    }
  }
});

for (const name of Object.keys(CHECKS)) {
  test(`every page ${name}`, () => assert.deepEqual(problems.get(name), []));
}

test('every reference table stands on a page, and every page in both languages', () => {
  assert.deepEqual([...tablesMissing], []);
  const [cs, en] = LOCALES.map((locale) => sitemapPages(locale).map(({route}) => route));
  assert.deepEqual(en?.sort(), cs?.sort());
});
