import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {LOCALES} from '../src/config/locales';
import {CONTRAST, accessibilityProblems} from './support/axe';
import {prefix} from './support/pages';
import {BUILD_DIR, readBuild, servedDir} from './support/sites';
import {expect, hydrated, open, test} from './support/test';
import {text} from './support/texts';

const NOT_FOUND_STATUS = /status (?:of )?404/;
const LAZY_DELAY_MS = 200;

test.describe('page not found', () => {
  test.use({allowed: [NOT_FOUND_STATUS]});

  const nearest = (page: Page, locale: 'cs' | 'en') =>
    page.getByRole('navigation', {name: text(locale, 'site.notFound.nearest')}).getByRole('link');

  for (const [address, locale, title, target] of [
    ['/docs/web-portal/mapp/', 'cs', 'Mapa', '/docs/web-portal/map/'],
    ['/docs/category/sprava-uzivatelu', 'cs', 'Správa uživatelů', '/docs/category/správa-uživatelů/'],
    ['/en/docs/hardware/geosnkae/modbus.html', 'en', 'GeoSnake', '/en/docs/hardware/geosnake/modbus/'],
  ] as const) {
    test(`${address}: the nearest page comes first, and leads there`, async ({page}) => {
      await open(page, address);
      await expect(page.getByRole('main')).toContainText(text(locale, 'theme.NotFound.p1'));
      await expect(page.getByRole('main')).toContainText(text(locale, 'theme.NotFound.p2'));
      const link = nearest(page, locale).first();
      await expect(link).toContainText(title);
      expect(await accessibilityProblems(page, {except: [CONTRAST]}, 'main')).toEqual([]);
      await link.click();
      await expect(page).toHaveURL(encodeURI(target));
      await expect(page.getByRole('heading', {level: 1})).toContainText(title);
    });
  }

  for (const [address, locale, words] of [
    ['/docs/web-portal/spr%C3%A1va-map.html?a=1', 'cs', 'web portal správa map'],
    ['/en/manual/userRoles', 'en', 'manual user roles'],
  ] as const) {
    test(`${address}: search starts with the words of the address`, async ({page}) => {
      await open(page, address);
      await page
        .getByRole('main')
        .getByRole('link', {name: text(locale, 'site.notFound.searchFor', {words}).replace(/\s/g, ' ')})
        .click();
      await expect(page).toHaveURL(`${prefix(locale)}/search/?q=${encodeURIComponent(words)}`);
      await expect(page.getByRole('searchbox')).toHaveValue(words);
    });
  }

  test('nothing is offered that has nothing to do with the address', async ({page}) => {
    const list = page.waitForResponse('**/pages.json');
    await open(page, '/wp-login.php');
    expect((await list).status()).toBe(200);
    await expect(nearest(page, 'cs')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(3);
  });

  test('a host with one error page for all languages still offers pages of the language of the address', async ({
    page,
  }) => {
    const address = '/en/docs/hardware/laser/modbuss/';
    await page.route(`**${address}`, (route) =>
      route.fulfill({status: 404, contentType: 'text/html;charset=utf-8', body: readBuild('404.html')}),
    );
    await open(page, address);
    await expect(nearest(page, 'en').first()).toHaveAttribute('href', '/en/docs/hardware/laser/modbus/');
    await expect(
      page.getByRole('link', {name: text('en', 'site.notFound.searchFor', {words: 'hardware laser modbuss'})}),
    ).toHaveAttribute('href', '/en/search/?q=hardware%20laser%20modbuss');
    await nearest(page, 'en').first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test.describe('without the list of pages', () => {
    test.use({allowed: [/status (?:of )?(?:404|500)/]});

    test('the other ways on remain', async ({page}) => {
      await page.route('**/pages.json', (route) => route.fulfill({status: 500, body: ''}));
      await open(page, '/docs/web-portal/mapp/');
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(3);
    });
  });
});

test.describe('page that crashes', () => {
  test.use({site: 'shell-errors', allowed: [/The (?:outer|inner) reason/]});

  for (const locale of LOCALES) {
    test(`says so with every reason, and tries again (${locale})`, async ({page}) => {
      await open(page, `${prefix(locale)}/crash/`);
      await page.getByRole('button', {name: 'Pokazit'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text(locale, 'theme.ErrorPageContent.title'));
      await expect(page.getByRole('main')).toContainText(/The outer reason\.\s+Cause:\s+The inner reason\./);
      await expect(page.getByRole('navigation').first(), 'the bar is still there').toBeVisible();
      const tryAgain = page.getByRole('button', {name: text(locale, 'theme.ErrorPageContent.tryAgain')});
      await tryAgain.click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text(locale, 'theme.ErrorPageContent.title'));
      await page.evaluate(() => Object.assign(window, {broken: false}));
      await tryAgain.click();
      await expect(page.getByText('Zase v pořádku.')).toBeVisible();
    });
  }
});

test.describe('navbar item that fails', () => {
  test.use({site: 'shell-errors', allowed: [/The fragile item is broken|navbar item failed to render/]});

  for (const locale of LOCALES) {
    test(`is named with its configuration and file, and the page can be left (${locale})`, async ({page}) => {
      await page.goto(`${prefix(locale)}/plain/#break-item`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text(locale, 'theme.ErrorPageContent.title'));
      await expect(page).toHaveTitle(text(locale, 'theme.ErrorPageContent.title'));
      const contents = page.getByRole('main');
      await expect(contents).toContainText(/A theme navbar item failed to render\.[\s\S]*src\/config\/navbar\.ts/);
      await expect(contents).toContainText('"type": "custom-fragile"');
      await expect(contents).toContainText(/Cause:\s+The fragile item is broken\./);
      expect(await accessibilityProblems(page)).toEqual([]);

      // The reason goes away, as after a correction.
      await page.evaluate(() => (window.location.hash = ''));
      await page.getByRole('button', {name: text(locale, 'theme.ErrorPageContent.tryAgain')}).click();
      await expect(page.getByRole('heading', {level: 1, name: 'Krátká stránka'})).toBeVisible();

      await page.goto(`${prefix(locale)}/plain/#break-item`);
      await page.reload();
      await page.getByRole('link', {name: text(locale, 'site.notFound.home')}).click();
      await expect(page).toHaveURL(`${prefix(locale)}/`);
      await expect(page.getByRole('heading', {level: 1, name: 'Chybující web'})).toBeVisible();
    });
  }
});

test.describe('part of a page whose code comes late', () => {
  test.use({site: 'shell-errors'});

  /** What the page gets when it asks for the code: a failure at first, or the code after a time. */
  async function answerPart(page: Page, {failures, ms}: {failures: number; ms: number}): Promise<void> {
    await page.evaluate(
      (plan) => {
        let asked = 0;
        Object.assign(window, {
          loadPart: async () => {
            asked += 1;
            await new Promise((resolve) => setTimeout(resolve, plan.ms));
            if (asked <= plan.failures) {
              throw new Error('No code arrived.');
            }
            return {__esModule: true, default: () => 'Část dorazila.'};
          },
        });
      },
      {failures, ms},
    );
  }

  for (const locale of LOCALES) {
    test(`says that it could not be loaded, and retries (${locale})`, async ({page}) => {
      await open(page, `${prefix(locale)}/lazy/`);
      await answerPart(page, {failures: 1, ms: 0});
      await page.getByRole('button', {name: 'Načíst'}).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(text(locale, 'site.loading.failed'));
      await expect(alert).toContainText('No code arrived.');
      expect(await accessibilityProblems(page)).toEqual([]);
      await alert.getByRole('button', {name: text(locale, 'site.loading.retry')}).click();
      await expect(page.getByText('Část dorazila.')).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  }

  /** Times after the click in ms: of the sign that something is loading, and of the part itself. */
  async function loadAndMeasure(page: Page, ms: number): Promise<{waiting?: number; there?: number}> {
    await open(page, '/lazy/');
    await answerPart(page, {failures: 0, ms});
    await page.evaluate(
      (waitingText) => {
        const times: {click?: number; waiting?: number; there?: number} = {};
        Object.assign(window, {partTimes: times});
        document.addEventListener('click', () => (times.click = performance.now()), {capture: true});
        new MutationObserver(() => {
          const now = performance.now() - (times.click ?? 0);
          if (document.querySelector('main')?.textContent.includes(waitingText)) {
            times.waiting ??= now;
          }
          if (document.querySelector('main')?.textContent.includes('Část dorazila.')) {
            times.there ??= now;
          }
        }).observe(document.body, {childList: true, subtree: true, characterData: true});
      },
      text('cs', 'site.loading.waiting'),
    );
    await page.getByRole('button', {name: 'Načíst'}).click();
    await expect(page.getByText('Část dorazila.')).toBeVisible();
    return page.evaluate(() => (window as unknown as {partTimes: {waiting?: number; there?: number}}).partTimes);
  }

  test('says that it is loading only after 200 ms', async ({page}) => {
    const {waiting = 0, there = 0} = await loadAndMeasure(page, 1000);
    expect(waiting).toBeGreaterThanOrEqual(LAZY_DELAY_MS - 5);
    expect(waiting).toBeLessThan(there);
    const soon = await loadAndMeasure(page, 50);
    expect(soon.waiting).toBeUndefined();
  });
});

test.describe('unlisted pages', () => {
  test.use({site: 'shell-errors'});

  for (const locale of LOCALES) {
    for (const address of ['/hidden/', '/docs/unlisted/']) {
      test(`${prefix(locale)}${address} says who can see it and keeps search engines away`, async ({page}) => {
        await open(page, prefix(locale) + address);
        await expect(page.getByRole('main')).toContainText(
          text(locale, 'theme.contentVisibility.unlistedBanner.title'),
        );
        await expect(page.getByRole('main')).toContainText(
          text(locale, 'theme.contentVisibility.unlistedBanner.message'),
        );
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
        await open(page, `${prefix(locale)}/docs/listed/`);
        await expect(page.getByText(text(locale, 'theme.contentVisibility.unlistedBanner.title'))).toHaveCount(0);
        if (locale === 'cs') {
          // The variants have no English texts, and untranslated pages are kept from search engines for that.
          await expect(page.locator('meta[name=robots]')).toHaveCount(0);
        }
        await expect(page.getByRole('link', {name: 'Druhý veřejný dokument'}).first()).toBeVisible();
        await expect(page.getByRole('link', {name: 'Skrytý dokument'})).toHaveCount(0);
      });
    }
  }

  test('no list names them or a draft: sitemap, search index, list of pages', () => {
    const dir = servedDir('shell-errors');
    for (const folder of ['', 'en']) {
      const read = (file: string) => fs.readFileSync(path.join(dir, folder, file), 'utf8');
      const {index} = JSON.parse(read('search-index.json')) as {index: string};
      for (const file of ['sitemap.xml', 'pages.json', index]) {
        const content = read(file);
        expect.soft(content.includes('/docs/listed/'), `${folder} ${file}`).toBe(folder === '');
        expect.soft(content, `${folder} ${file}`).not.toMatch(/\/(?:hidden|unlisted|draft|concept)\//);
      }
    }
  });
});

test.describe('drafts', () => {
  test.use({site: 'shell-errors', allowed: [NOT_FOUND_STATUS]});

  for (const locale of LOCALES) {
    test(`are no part of a published site (${locale})`, async ({page, request}) => {
      for (const address of ['/concept/', '/docs/draft/']) {
        expect((await request.get(prefix(locale) + address)).status(), address).toBe(404);
      }
      await open(page, `${prefix(locale)}/docs/listed/`);
      await expect(page.getByRole('link', {name: 'Rozepsaný dokument'})).toHaveCount(0);
    });

    test(`say while they are written that nobody else will see them (${locale})`, async ({page}) => {
      await open(page, `${prefix(locale)}/banners/`);
      await expect(page.getByRole('main')).toContainText(text(locale, 'theme.contentVisibility.draftBanner.title'));
      await expect(page.getByRole('main')).toContainText(text(locale, 'theme.contentVisibility.draftBanner.message'));
    });
  }
});

test.describe('build for another base path', () => {
  test.use({allowed: [NOT_FOUND_STATUS]});

  /** Serves a page below a folder that the build knows nothing of; its files are not where it looks for them. */
  async function openBelow(page: Page, folder: string, file: string): Promise<void> {
    await page.route('**/assets/**', (route) => route.fulfill({status: 404, body: ''}));
    await page.route(`**${folder}`, (route) =>
      route.fulfill({
        contentType: 'text/html;charset=utf-8',
        body: fs.readFileSync(path.join(BUILD_DIR, file), 'utf8'),
      }),
    );
    await page.goto(folder);
  }

  const banner = (page: Page) => page.getByText('baseUrl', {exact: false}).first();

  for (const [file, baseUrl] of [
    ['index.html', '/'],
    ['en/index.html', '/en/'],
  ] as const) {
    test(`the home page with the base path ${baseUrl} says so and suggests the right one`, async ({page}) => {
      await openBelow(page, '/somewhere/else/', file);
      await expect(banner(page)).toBeVisible();
      await expect(page.locator('body')).toContainText('did not load properly');
      await expect(page.locator('body')).toContainText(`Current configured baseUrl = ${baseUrl}`);
      await expect(page.locator('body')).toContainText('We suggest trying baseUrl = /somewhere/else/');
    });
  }

  test('other pages say nothing', async ({page}) => {
    await openBelow(page, '/somewhere/else/', 'docs/web-portal/intro/index.html');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByText('did not load properly')).toHaveCount(0);
    expect(readBuild('docs/web-portal/intro/index.html')).not.toContain('base-url-issue-banner');
  });

  test('a home page that loads says nothing', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    await expect(page.getByText('did not load properly')).toHaveCount(0);
  });
});
