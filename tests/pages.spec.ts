import fs from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {Page} from '@playwright/test';
import sidebars from '../sidebars';
import {outsideLink} from '../src/config/links';
import {DEFAULT_LOCALE, LOCALES, type Locale} from '../src/config/locales';
import {MAIN_DOC} from '../src/config/redirects';
import {TITLE} from '../src/config/site';
import {parsePage, type Page as BuiltPage} from '../src/plugins/site-output/page';
import {allPages, prefix, sitemapPages} from './support/pages';
import {FULL, readBuild, ROOT} from './support/sites';
import {expect, hydrated, open, test} from './support/test';
import {text} from './support/texts';

const ROUTES_PER_TEST = 8;
/** The narrowest phone, and in the full run a tablet, where the menu button appears. */
const NARROW_WIDTHS_PX = FULL ? [996, 320] : [320];
const DESCRIPTION_LENGTH = {min: 20, max: 200};

const pages = allPages();
const known = new Set(pages.map(({url}) => url));

type SitePage = (typeof pages)[number];

/** Problems that hold, one line each. */
const failed = (checks: readonly (readonly [holds: boolean, problem: string])[]) =>
  checks.filter(([holds]) => !holds).map(([, problem]) => problem);

/** Problems of a page, one line each. */
function metadataProblems({title, description, url, document: $}: BuiltPage, page: SitePage): string[] {
  const {locale, route} = page;
  const {origin} = new URL(page.url);
  const levels = Array.from($('h1, h2, h3, h4, h5, h6'), ({name}: {name?: string}) => Number(name?.[1]));
  const alternates = Array.from($('link[rel=alternate][hreflang]'), (link) => [
    $(link).attr('hreflang'),
    decodeURI($(link).attr('href') ?? ''),
  ]);
  const expected = {cs: origin + route, en: `${origin}/en${route}`, 'x-default': origin + route};
  return failed([
    [levels.filter((level) => level === 1).length === 1, 'has not one heading of level 1'],
    [levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1), `skips a heading level: ${levels.join()}`],
    [title !== '' && $('head > title').text() === `${title} | ${TITLE[locale]}`, `has the title ${title}`],
    [description.length >= DESCRIPTION_LENGTH.min, `has a description of less than ${DESCRIPTION_LENGTH.min}`],
    [description.length <= DESCRIPTION_LENGTH.max, `has a description of more than ${DESCRIPTION_LENGTH.max}`],
    [$('html').attr('lang') === locale, `has the language "${$('html').attr('lang')}"`],
    [decodeURI(url) === page.url, `has the canonical address ${url}`],
    [isDeepStrictEqual(Object.fromEntries(alternates), expected), `leads to the languages ${alternates.join(' ')}`],
    [$('img:not([alt])').length === 0, 'has pictures without alt'],
  ]);
}

/** Ids of the headings in the text of a document; not those of the collapsed table of contents. */
const headingIdsOf = ({document: $}: BuiltPage, levels: string) =>
  Array.from($(`article :is(${levels})[id]`).not('nav *'), (heading) => $(heading).attr('id') ?? '');

/** Problems of a document around its text, one line each. */
function documentProblems(page: BuiltPage, locale: Locale, id: string): string[] {
  const {document: $, updated = ''} = page;
  const sidebar = Object.values(sidebars as Record<string, unknown[]>).find((items) =>
    JSON.stringify(items).includes(`"${id}"`),
  );
  const folder = locale === DEFAULT_LOCALE ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
  const editRoot = `${outsideLink('repository')}/edit/main/`;
  const editLink = $(`article a[href^="${editRoot}"]`).attr('href') ?? '';
  const source = editLink.slice(editRoot.length);
  const contents = Array.from($('main a[href^="#"]').not('article *'), (link) => $(link).attr('href')?.slice(1));
  const count = (labelId: string, parts: string) => $(`nav[aria-label="${text(locale, labelId)}"] ${parts}`).length;
  const trail = count('theme.docs.breadcrumbs.navAriaLabel', 'li');
  const neighbors = count('theme.docs.paginator.navAriaLabel', 'a');
  return failed([
    [
      headingIdsOf(page, 'h1, h2, h3, h4').every((name) => /^[a-z0-9][\w.-]*$/i.test(name)),
      'has ids that are not ASCII',
    ],
    [isDeepStrictEqual(contents, headingIdsOf(page, 'h2, h3')), `has the table of contents ${contents.join(' ')}`],
    [trail >= 2 === Boolean(sidebar), `has ${trail} breadcrumbs`],
    [neighbors > 0 === (sidebar?.length ?? 0) > 1, `has ${neighbors} neighbors`],
    [source.startsWith(`${folder}/`) && fs.existsSync(path.join(ROOT, source)), `is edited at ${editLink}`],
    [Date.parse(updated) <= Date.now(), `was last updated ${updated}`],
  ]);
}

const routes = sitemapPages(DEFAULT_LOCALE).map(({route}) => route);

test('every page has its metadata and headings, the same in both languages', () => {
  const problems: string[] = [];
  const headingIds = new Map<string, string>();
  const values = new Set<string>();
  for (const locale of LOCALES) {
    expect(
      sitemapPages(locale)
        .map(({route}) => route)
        .sort(),
    ).toEqual([...routes].sort());
  }
  for (const page of pages) {
    const {locale, route, path: address} = page;
    const built = parsePage(readBuild(`${address}index.html`), {site: TITLE[locale]});
    const report = (lines: string[]) => problems.push(...lines.map((line) => `${address} ${line}`));
    report(metadataProblems(built, page));
    report(/404|\/docs\/$|\/search\//.test(address) ? ['does not belong into the sitemap'] : []);
    const own = [`${locale} ${built.title}`, `${locale} ${built.description}`];
    report(own.filter((value) => values.has(value)).map((value) => `shares "${value}" with another page`));
    own.forEach((value) => values.add(value));
    if (route.startsWith('/docs/') && !route.startsWith('/docs/category/')) {
      report(documentProblems(built, locale, route.slice('/docs/'.length, -1)));
      const ids = headingIdsOf(built, 'h2, h3').join(' ');
      report((headingIds.get(route) ?? ids) === ids ? [] : ['has other heading ids than the Czech page']);
      headingIds.set(route, ids);
    }
  }
  expect(problems).toEqual([]);
});

/** Elements that overflow narrow screens on the right, and by how much. */
async function overflowProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const viewport = page.viewportSize() ?? {width: 1280, height: 800};
  for (const width of NARROW_WIDTHS_PX) {
    await page.setViewportSize({width, height: 640});
    const wide = await page.evaluate(async (limit) => {
      // Media queries follow a resized window with the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const excess = document.documentElement.scrollWidth - limit;
      const elements = excess > 0 ? [...document.querySelectorAll('main *')] : [];
      return [
        ...(excess > 0 ? [`${excess} px`] : []),
        ...elements
          .filter((element) => element.getBoundingClientRect().right > limit + 1)
          .slice(0, 3)
          .map((element) => element.outerHTML.slice(0, 120)),
      ];
    }, width);
    problems.push(...wide.map((part) => `is wider than ${width} px: ${part}`));
  }
  await page.setViewportSize(viewport);
  return problems;
}

for (let first = 0; first < routes.length; first += ROUTES_PER_TEST) {
  const batch = routes.slice(first, first + ROUTES_PER_TEST);
  test(`pages in every language: ${batch[0]} … ${batch.at(-1)}`, async ({page, gate}) => {
    test.setTimeout(ROUTES_PER_TEST * LOCALES.length * 10_000);
    const problems: string[] = [];
    for (const route of batch) {
      for (const locale of LOCALES) {
        const address = prefix(locale) + route;
        const response = await page.goto(address, {waitUntil: 'domcontentloaded'});
        await hydrated(page);
        const lines = failed([
          [response?.status() === 200, `answers with status ${response?.status()}`],
          [(await page.title()).endsWith(` | ${TITLE[locale]}`), `has the title "${await page.title()}"`],
        ]);
        problems.push(
          ...[...lines, ...(await overflowProblems(page)), ...gate.take()].map((line) => `${address} ${line}`),
        );
      }
    }
    expect(problems).toEqual([]);
  });
}

for (const locale of LOCALES) {
  test(`the docs root redirects to the main document at once (${locale})`, async ({request, page}) => {
    const target = `${prefix(locale)}/docs/${MAIN_DOC}/`;
    const response = await request.get(`${prefix(locale)}/docs?a=1`, {maxRedirects: 0});
    expect([response.status(), response.headers().location]).toEqual([302, `${target}?a=1`]);

    // A host without redirects sends the page that was built for this address.
    await page.route('**/docs/', (route) =>
      route.fulfill({contentType: 'text/html;charset=utf-8', body: readBuild(`${prefix(locale)}/docs/index.html`)}),
    );
    await page.goto(`${prefix(locale)}/docs/`);
    await expect(page).toHaveURL(target);
  });

  for (const feed of ['rss.xml', 'atom.xml']) {
    test(`${prefix(locale)}/blog/${feed} lists the articles of its language with full addresses`, () => {
      const xml = readBuild(`${prefix(locale)}/blog/${feed}`);
      expect(xml).toContain(`<title>${TITLE[locale]} – blog</title>`);
      const entries = xml.split(/<(?:item|entry)>/).slice(1);
      expect(entries.length).toBeGreaterThanOrEqual(4);
      for (const entry of entries) {
        const address = /<link>([^<]+)<|<link href="([^"]+)"/.exec(entry)?.slice(1).find(Boolean) ?? '';
        expect(known.has(address), `${address} is a page`).toBe(true);
        expect(new URL(address).pathname).toMatch(new RegExp(`^${prefix(locale)}/blog/`));
        const inside = [...entry.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, target = '']) => target);
        expect(inside.filter((target) => !/^(?:https?|mailto):/.test(target))).toEqual([]);
      }
    });
  }
}

test.describe('markup in texts', () => {
  test.use({allowed: [/Content Security Policy|Trusted/]});

  test('runs nothing', async ({page}) => {
    await open(page, '/');
    const refused = await page.evaluate(async () => {
      const found = new Set<string>();
      const both = new Promise<string[]>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => {
          if (found.add(effectiveDirective).size === 2) {
            resolve([...found]);
          }
        });
      });
      const box = document.createElement('div');
      document.body.append(box);
      box.innerHTML = '<svg onload="window.ran = true"></svg>';
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      box.append(script);
      return both;
    });
    expect(refused.sort()).toEqual(['script-src-attr', 'script-src-elem']);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});
