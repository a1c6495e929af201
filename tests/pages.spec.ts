import fs from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {Page} from '@playwright/test';
import sidebars from '../sidebars';
import {outsideLink} from '../src/config/links';
import {DEFAULT_LOCALE, LOCALES, type Locale} from '../src/config/locales';
import {MAIN_DOC} from '../src/config/redirects';
import {TITLE} from '../src/config/site';
import {allPages, prefix, sitemapPages} from './support/pages';
import {readBuild, ROOT} from './support/sites';
import {expect, hydrated, open, test} from './support/test';
import {text} from './support/texts';

const ROUTES_PER_TEST = 8;
/** A tablet, where the menu button appears, and the narrowest phone. */
const NARROW_WIDTHS_PX = [996, 320];
const DESCRIPTION_LENGTH = {min: 20, max: 200};

/** Reads everything at once, because each round trip to the browser counts a few hundred times. */
function readPage(labels: {trail: string; neighbors: string; edit: string}) {
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')];
  const visible = headings.filter((heading) => heading.offsetParent !== null);
  // Not part of the text: the collapsed table of contents and the cards of lists.
  const withId = headings.filter((heading) => heading.id && heading.closest('article') && !heading.closest('nav'));
  const link = (selector: string) => decodeURI(document.querySelector<HTMLLinkElement>(selector)?.href ?? '');
  return {
    lang: document.documentElement.lang,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    canonical: link('link[rel=canonical]'),
    alternates: Object.fromEntries(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map(({hreflang, href}) => [
        hreflang,
        decodeURI(href),
      ]),
    ),
    headingOnes: visible.filter(({tagName}) => tagName === 'H1').length,
    skippedHeadings: visible
      .filter(({tagName}, index) => Number(tagName[1]) > Number(visible[index - 1]?.tagName[1] ?? 0) + 1)
      .map(({textContent}) => textContent),
    picturesWithoutAlt: [...document.images].filter((image) => !image.hasAttribute('alt')).map(({src}) => src),
    headingIds: withId.map(({id}) => id),
    sectionIds: withId.filter(({tagName}) => /H[23]/.test(tagName)).map(({id}) => id),
    contents: [...document.querySelectorAll('main a[href^="#"]')]
      .filter((anchor) => !anchor.closest('article'))
      .map((anchor) => anchor.getAttribute('href')?.slice(1)),
    trailLength: document.querySelectorAll(`nav[aria-label="${labels.trail}"] li`).length,
    neighbors: document.querySelectorAll(`nav[aria-label="${labels.neighbors}"] a`).length,
    editLink: [...document.querySelectorAll<HTMLAnchorElement>('article a')].find(
      ({textContent}) => textContent === labels.edit,
    )?.href,
    lastUpdate: document.querySelector('article time[itemprop=dateModified]')?.getAttribute('datetime') ?? '',
  };
}

type ReadPage = ReturnType<typeof readPage>;

const pages = allPages();
const known = new Set(pages.map(({url}) => url));

/** Problems of a page, one line each. */
function metadataProblems(actual: ReadPage, locale: Locale, url: string, route: string): string[] {
  const origin = new URL(url).origin;
  const alternates = {cs: origin + route, en: `${origin}/en${route}`, 'x-default': origin + route};
  const checks: [boolean, string][] = [
    [actual.headingOnes === 1, `has ${actual.headingOnes} headings of level 1`],
    [actual.skippedHeadings.length === 0, `skips a heading level at ${actual.skippedHeadings.join(', ')}`],
    [
      actual.title.length > TITLE[locale].length && actual.title.endsWith(` | ${TITLE[locale]}`),
      `title ${actual.title}`,
    ],
    [actual.description.length >= DESCRIPTION_LENGTH.min, `has a description of less than ${DESCRIPTION_LENGTH.min}`],
    [actual.description.length <= DESCRIPTION_LENGTH.max, `has a description of more than ${DESCRIPTION_LENGTH.max}`],
    [actual.lang === locale, `has the language "${actual.lang}"`],
    [actual.canonical === url, `has the canonical address ${actual.canonical}`],
    [isDeepStrictEqual(actual.alternates, alternates), `leads to the languages ${JSON.stringify(actual.alternates)}`],
    [actual.picturesWithoutAlt.length === 0, `has pictures without alt: ${actual.picturesWithoutAlt.join(', ')}`],
  ];
  return checks.filter(([holds]) => !holds).map(([, problem]) => problem);
}

/** Problems of a document around its text, one line each. */
function documentProblems(actual: ReadPage, locale: Locale, id: string): string[] {
  const sidebar = Object.values(sidebars as Record<string, unknown[]>).find((items) =>
    JSON.stringify(items).includes(`"${id}"`),
  );
  const folder = locale === DEFAULT_LOCALE ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
  const editRoot = `${outsideLink('repository')}/edit/main/`;
  const source = actual.editLink?.startsWith(editRoot) ? actual.editLink.slice(editRoot.length) : '';
  const checks: [boolean, string][] = [
    [actual.headingIds.every((name) => /^[a-z0-9][a-z0-9._-]*$/i.test(name)), 'has heading ids that are not ASCII'],
    [isDeepStrictEqual(actual.contents, actual.sectionIds), `has the table of contents ${actual.contents.join(' ')}`],
    [actual.trailLength >= 2 === Boolean(sidebar), `has ${actual.trailLength} breadcrumbs`],
    [actual.neighbors > 0 === (sidebar?.length ?? 0) > 1, `has ${actual.neighbors} neighbors`],
    [source.startsWith(`${folder}/`) && fs.existsSync(path.join(ROOT, source)), `is edited at ${actual.editLink}`],
    [Date.parse(actual.lastUpdate) <= Date.now(), `was last updated ${actual.lastUpdate}`],
  ];
  return checks.filter(([holds]) => !holds).map(([, problem]) => problem);
}

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

const routes = sitemapPages(DEFAULT_LOCALE).map(({route}) => route);

for (let first = 0; first < routes.length; first += ROUTES_PER_TEST) {
  const batch = routes.slice(first, first + ROUTES_PER_TEST);
  test(`pages in every language: ${batch[0]} … ${batch.at(-1)}`, async ({page, gate}) => {
    test.setTimeout(ROUTES_PER_TEST * LOCALES.length * 10_000);
    const problems: string[] = [];
    for (const route of batch) {
      const headingIds: string[] = [];
      for (const locale of LOCALES) {
        const address = prefix(locale) + route;
        const report = (lines: string[]) => problems.push(...lines.map((line) => `${address} ${line}`));
        const response = await page.goto(address);
        if (response?.status() !== 200) {
          report([`answers with status ${response?.status()}`]);
          continue;
        }
        await hydrated(page);
        const labels = {
          trail: text(locale, 'theme.docs.breadcrumbs.navAriaLabel'),
          neighbors: text(locale, 'theme.docs.paginator.navAriaLabel'),
          edit: text(locale, 'theme.common.editThisPage'),
        };
        const actual = await page.evaluate(readPage, labels);
        const url = pages.find((entry) => entry.locale === locale && entry.route === route)?.url ?? 'none';
        report(metadataProblems(actual, locale, url, route));
        if (route.startsWith('/docs/') && !route.startsWith('/docs/category/')) {
          report(documentProblems(actual, locale, route.slice('/docs/'.length, -1)));
          headingIds.push(actual.headingIds.join(' '));
        }
        report(await overflowProblems(page));
        report(gate.take());
      }
      if (new Set(headingIds).size > 1) {
        problems.push(`${route} has other heading ids in each language: ${headingIds.join(' | ')}`);
      }
    }
    expect(problems).toEqual([]);
  });
}

test('both languages have the same pages, each with a title and a description of its own', () => {
  for (const locale of LOCALES) {
    const own = sitemapPages(locale);
    expect(own.map(({route}) => route).sort()).toEqual([...routes].sort());
    expect(own.filter(({path: address}) => /404|\/docs\/$|\/search\//.test(address))).toEqual([]);
    for (const pattern of [/<title[^>]*>(.*?)<\/title>/, /name="?description"? content="(.*?)"/]) {
      const values = own.map(({path: address}) => pattern.exec(readBuild(`${address}index.html`))?.[1]);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  }
});

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
