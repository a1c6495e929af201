import fs from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {Page} from '@playwright/test';
import {TITLE} from '../src/config/site';
import {CONTRAST, accessibilityProblems, showColorMode} from './support/axe';
import {allPages, type SitePage} from './support/pages';
import {BUILD_DIR, ROOT} from './support/sites';
import {CATEGORIES, DOCUMENTS} from './support/specification';
import {expect, hydrated, test} from './support/test';

const PAGES_PER_TEST = 8;
const NARROWEST_PX = 320;
const DESCRIPTION_LENGTH = {shortest: 20, longest: 200};

/** What every page must have, read in one go because each round trip to the browser counts a few hundred times. */
function readPage() {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(
    (heading) => (heading as HTMLElement).offsetParent !== null,
  );
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
    headingOnes: headings.filter(({tagName}) => tagName === 'H1').map(({textContent}) => textContent),
    skippedHeadings: headings
      .filter((heading, index) => {
        const above = Number(headings[index - 1]?.tagName.slice(1) ?? 0);
        return Number(heading.tagName.slice(1)) > above + 1;
      })
      .map(({tagName, textContent}) => `${tagName} ${textContent}`),
    picturesWithoutAlt: [...document.images].filter((image) => !image.hasAttribute('alt')).map(({src}) => src),
  };
}

/** How far the page reaches beyond the right edge of the narrowest screen, in pixels, and what does. */
async function overflowOnNarrowScreen(page: Page): Promise<string[]> {
  const viewport = page.viewportSize();
  await page.setViewportSize({width: NARROWEST_PX, height: 640});
  const overflow = await page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    // A phone widens its layout viewport to the widest content, which hides the overflow from scrollWidth.
    const limit = Math.min(clientWidth, screen.width, 320);
    if (scrollWidth <= limit) {
      return [];
    }
    const wide = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.getBoundingClientRect().right > limit + 1)
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 120));
    return [`${scrollWidth - limit} px`, ...wide];
  });
  if (viewport) {
    await page.setViewportSize(viewport);
  }
  return overflow;
}

const pages = allPages();
const known = new Set(pages.map(({url}) => url));

/** What the page lacks of its title, description, language, headings and alternative texts, one line each. */
function metadataProblems(
  found: ReturnType<typeof readPage>,
  {locale, url, path: pathname, route}: SitePage,
): string[] {
  const origin = url.slice(0, -pathname.length);
  const alternates = {cs: origin + route, en: `${origin}/en${route}`, 'x-default': origin + route};
  const {shortest, longest} = DESCRIPTION_LENGTH;
  const checks: [boolean, string][] = [
    [found.headingOnes.length === 1, `has ${found.headingOnes.length} headings of level 1`],
    [found.skippedHeadings.length === 0, `skips a heading level at ${found.skippedHeadings.join(', ')}`],
    [new RegExp(`^\\S.* \\| ${TITLE[locale]}$`).test(found.title), `has the title "${found.title}"`],
    [found.description.length >= shortest, `has a description of less than ${shortest} characters`],
    [found.description.length <= longest, `has a description of more than ${longest} characters`],
    [found.lang === locale, `says that its language is "${found.lang}"`],
    [found.canonical === url, `has the canonical address ${found.canonical}`],
    [isDeepStrictEqual(found.alternates, alternates), `leads to the languages ${JSON.stringify(found.alternates)}`],
    [Object.values(alternates).every((address) => known.has(address)), 'does not exist in every language'],
    [found.picturesWithoutAlt.length === 0, `has pictures without alt: ${found.picturesWithoutAlt.join(', ')}`],
  ];
  return checks.filter(([holds]) => !holds).map(([, problem]) => `${pathname} ${problem}`);
}

/**
 * The colour modes in which a page is looked at with all rules. Both languages of a page share structure and colours, and a
 * phone shows the same parts, so for every day each page is looked at in one mode on the desktop, and a sample of pages
 * in both on both.
 */
function modesOf({locale}: SitePage, isSample: boolean, project: string): ('light' | 'dark')[] {
  if (isSample || process.env.AXE_EVERYWHERE) {
    return ['light', 'dark'];
  }
  if (project === 'desktop') {
    return [locale === 'cs' ? 'light' : 'dark'];
  }
  return [];
}

for (let first = 0; first < pages.length; first += PAGES_PER_TEST) {
  const batch = pages.slice(first, first + PAGES_PER_TEST);
  test(`pages ${first + 1}–${first + batch.length}: ${batch[0]?.path} …`, async ({page, gate}, {project}) => {
    test.setTimeout(PAGES_PER_TEST * 20_000);
    const problems: string[] = [];
    // The width of every page is looked at on the desktop, in a narrow window.
    const visited = project.name === 'phone' && !process.env.AXE_EVERYWHERE ? batch.slice(0, 1) : batch;
    for (const entry of visited) {
      const response = await page.goto(entry.path);
      if (response?.status() !== 200) {
        problems.push(`${entry.path} answers with status ${response?.status()}`);
        continue;
      }
      await hydrated(page);
      problems.push(...metadataProblems(await page.evaluate(readPage), entry));
      const isSample = entry === batch[0];
      const [first, second] = modesOf(entry, isSample, project.name);
      if (first === 'dark') {
        await showColorMode(page, 'dark');
      }
      if (first) {
        // The structure is that of the Czech page; the colours are those of the other mode.
        const rules = first === 'dark' ? {only: [CONTRAST]} : undefined;
        problems.push(...(await accessibilityProblems(page, rules)).map((line) => `${first}: ${line}`));
      }
      if (second) {
        await showColorMode(page, second);
        // What stands around the text is the same on all pages of a batch.
        const part = isSample ? undefined : 'main';
        const found = await accessibilityProblems(page, {only: [CONTRAST]}, part);
        problems.push(...found.map((line) => `${second}: ${line}`));
      }
      const overflow = await overflowOnNarrowScreen(page);
      problems.push(...overflow.map((part) => `${entry.path} is wider than ${NARROWEST_PX} px: ${part}`));
      problems.push(...gate.take().map((line) => `${entry.path} ${line}`));
    }
    expect(problems).toEqual([]);
  });
}

/** Every address of ROUTES.md, without the language; tags, posts and feeds belong to the content of the blog. */
const ROUTES = [
  '/',
  '/blog/',
  '/blog/archive/',
  '/blog/authors/',
  '/blog/authors/docs-team/',
  '/blog/tags/',
  '/markdown-page/',
  '/search/',
  '/docs/intro/',
  ...Object.values(DOCUMENTS)
    .flat()
    .map((doc) => `/docs/${doc}/`),
  ...Object.values(CATEGORIES)
    .flat()
    .map((slug) => `/docs/category/${slug}/`),
];

test.describe('markup and programs that a text asks for @desktop', () => {
  test.use({allowed: [/TrustedScriptURL/]});

  test('markup that could run something is shown as text, and a program of another host is refused', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    const outcome = await page.evaluate(() => {
      const box = document.createElement('div');
      box.innerHTML = '<img src="x" onerror="document.title = 1">';
      const shown = box.textContent;
      box.innerHTML = 'Zapojení <code class="a">RS-485</code> &amp; <a href="https://example.com/">dál</a>';
      const kept = box.querySelectorAll('code, a').length;
      try {
        document.createElement('script').src = 'https://example.com/program.js';
        return {shown, kept, refused: false};
      } catch {
        return {shown, kept, refused: true};
      }
    });
    expect(outcome).toEqual({shown: '<img src="x" onerror="document.title = 1">', kept: 2, refused: true});
  });
});

test.describe('the site as a whole @desktop', () => {
  test('every route of the specification exists in both languages', async ({request}) => {
    for (const route of ROUTES.flatMap((address) => [address, `/en${address}`])) {
      const response = await request.get(encodeURI(route), {maxRedirects: 0});
      expect.soft(response.status(), route).toBe(200);
    }
  });

  test('both languages have the same pages', () => {
    const routes = (locale: string) =>
      pages
        .filter((entry) => entry.locale === locale)
        .map(({route}) => route)
        .sort();
    expect(routes('en')).toEqual(routes('cs'));
  });

  test('the sitemap lists every route except the one that only leads on', () => {
    const listed = new Set(pages.map(({route}) => route));
    expect(ROUTES.filter((route) => !listed.has(route) && route !== '/search/')).toEqual([]);
    expect([...listed].filter((route) => route === '/docs/' || route.includes('404'))).toEqual([]);
  });

  test('no two pages of a language share a title or a description', async ({request}) => {
    const seen = new Map<string, string>();
    const shared: string[] = [];
    for (const {locale, path: pathname} of pages) {
      const html = await (await request.get(encodeURI(pathname))).text();
      for (const pattern of [/<title[^>]*>(.*?)<\/title>/, /name="?description"? content="(.*?)"/]) {
        const value = `${locale} ${pattern.exec(html)?.[1] ?? ''}`;
        const other = seen.get(value);
        if (other) {
          shared.push(`${other} and ${pathname}: ${value}`);
        }
        seen.set(value, pathname);
      }
    }
    expect(shared).toEqual([]);
  });

  for (const locale of ['', '/en']) {
    test(`${locale}/docs leads to the main document in one step`, async ({page, request}) => {
      for (const address of [`${locale}/docs`, `${locale}/docs/`]) {
        const response = await request.get(address, {maxRedirects: 0});
        expect(response.status(), address).toBe(302);
        expect(response.headers().location).toBe(`${locale}/docs/web-portal/intro/`);
      }
      await page.goto(`${locale}/docs`);
      expect(new URL(page.url()).pathname).toBe(`${locale}/docs/web-portal/intro/`);
    });

    test(`${locale}/docs leads there on a host without rules too`, () => {
      const html = fs.readFileSync(path.join(ROOT, 'build', locale, 'docs/index.html'), 'utf8');
      expect(html).toMatch(new RegExp(`http-equiv="?refresh"? content="0; url=${locale}/docs/web-portal/intro/"`));
    });

    for (const feed of ['rss.xml', 'atom.xml']) {
      test(`${locale}/blog/${feed} is valid, in its language, with absolute addresses`, async ({page, request}) => {
        const response = await request.get(`${locale}/blog/${feed}`);
        expect(response.status()).toBe(200);
        const xml = await response.text();
        // Outside of the site, whose policy lets nobody read markup.
        await page.goto('about:blank');
        const found = await page.evaluate((source) => {
          const feedDocument = new DOMParser().parseFromString(source, 'application/xml');
          const texts = (selector: string) => [...feedDocument.querySelectorAll(selector)].map((e) => e.textContent);
          const inside = [...feedDocument.getElementsByTagName('*')]
            .filter(({localName}) => ['encoded', 'content'].includes(localName))
            .map((element) => new DOMParser().parseFromString(element.textContent, 'text/html'))
            .flatMap((html) => [...html.querySelectorAll('a[href], img[src]')])
            .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '');
          return {
            error: feedDocument.querySelector('parsererror')?.textContent,
            title: texts('channel > title, feed > title'),
            language: texts('channel > language'),
            entries: texts('item > link').concat(
              [...feedDocument.querySelectorAll('entry > link')].map((link) => link.getAttribute('href') ?? ''),
            ),
            entryTitles: texts('item > title, entry > title'),
            inside,
          };
        }, xml);
        const siteLocale = locale ? 'en' : 'cs';
        const origin = new URL(pages[0]?.url ?? '').origin;
        expect(found.error).toBeUndefined();
        expect(found.title).toEqual([`${TITLE[siteLocale]} – blog`]);
        if (feed === 'rss.xml') {
          expect(found.language).toEqual([siteLocale]);
        }
        expect(found.entries.length).toBeGreaterThanOrEqual(4);
        for (const entry of found.entries) {
          expect(known.has(decodeURI(entry)), `${entry} is a page`).toBe(true);
          expect(entry.startsWith(`${origin}${locale}/blog/`), `${entry} is in the language of the feed`).toBe(true);
        }
        expect(found.inside.filter((address) => !/^(?:https?|mailto):/.test(address))).toEqual([]);
        // A Czech headline without any Czech letter would be a headline that was not translated.
        const czech = found.entryTitles.filter((title) => /[áčďéěíňóřšťúůýž]/i.test(title));
        expect(czech.length > 0).toBe(siteLocale === 'cs');
      });
    }
  }
});

test.describe('unknown addresses', () => {
  // The browser itself logs every answer that is no success.
  test.use({allowed: [/status (?:of )?404/]});

  for (const [address, locale, heading] of [
    ['/neexistuje', 'cs', 'Stránka nenalezena'],
    ['/docs/neexistuje/', 'cs', 'Stránka nenalezena'],
    ['/en/does-not-exist', 'en', 'Page Not Found'],
    ['/en/docs/category/does-not-exist/', 'en', 'Page Not Found'],
  ] as const) {
    test(`${address} is not found, in the language of the address`, async ({page}) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect(await accessibilityProblems(page)).toEqual([]);
      const switched = locale === 'cs' ? `/en${address}` : address.replace('/en', '');
      const languages = page.getByRole('navigation').locator('a[lang]');
      await expect(languages.nth(locale === 'cs' ? 1 : 0), 'the language switch keeps the address').toHaveAttribute(
        'href',
        switched,
      );
      const home = page.getByRole('main').getByRole('link', {
        name: locale === 'cs' ? 'Přejít na úvodní stránku' : 'Go to the home page',
      });
      await home.click();
      await expect(page).toHaveURL(locale === 'cs' ? '/' : '/en/');
    });
  }

  test('a host with one error page for all languages still answers in the language of the address', async ({page}) => {
    const czech = fs.readFileSync(path.join(ROOT, 'build/404.html'), 'utf8');
    await page.route('**/en/does-not-exist', (route) =>
      route.fulfill({status: 404, contentType: 'text/html;charset=utf-8', body: czech}),
    );
    await page.goto('/en/does-not-exist');
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(page.getByRole('main')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('navigation').locator('a[lang=cs]').first()).toHaveAttribute('href', '/does-not-exist');
  });
});

test("the published site has nothing of the writers' bar of the preview", () => {
  const files = fs
    .readdirSync(BUILD_DIR, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:js|css|html|json)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const telling = /__writers|data-writers-bar|vscode:\/\/file/;
  expect(files.filter((file) => telling.test(fs.readFileSync(path.join(BUILD_DIR, file), 'utf8')))).toEqual([]);
});
