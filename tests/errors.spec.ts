import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type {Locale} from '../src/config/locales';
import {TITLE} from '../src/config/site';
import {accessibilityProblems} from './support/axe';
import {readBuild, servedDir} from './support/sites';
import {expect, expectTextStays, open, test} from './support/test';
import {text} from './support/texts';

test.describe('page not found', () => {
  // The browser logs error statuses itself.
  test.use({allowed: [/status (?:of )?(?:404|500)/]});

  const heading = (page: Page) => page.getByRole('heading', {level: 1});
  const links = (page: Page) => page.getByRole('main').getByRole('link');
  const nearest = (page: Page, locale: Locale) =>
    page.getByRole('navigation', {name: text(locale, 'site.notFound.nearest')}).getByRole('link');

  test('is explained, with a link to the search', async ({page}) => {
    // Where another route matches, React replaces the host's page once after loading.
    const response = await page.goto('/docs/neexistuje/', {waitUntil: 'networkidle'});
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText(text('cs', 'theme.NotFound.title'));
    for (const id of ['theme.NotFound.p1', 'theme.NotFound.p2']) {
      await expect(page.getByRole('main')).toContainText(text('cs', id));
    }
    await expect(page).toHaveTitle(`${text('cs', 'theme.NotFound.title')} | ${TITLE.cs}`);
    expect(await accessibilityProblems(page)).toEqual([]);
    await links(page)
      .and(page.getByRole('link', {name: text('cs', 'site.notFound.search')}))
      .click();
    await expect(page).toHaveURL('/search/');
  });

  test('no unrelated page is suggested, nor any without the list of pages', async ({page}) => {
    const list = page.waitForResponse('**/pages.json');
    await open(page, '/wp-login.php');
    expect((await list).status()).toBe(200);
    await expect(nearest(page, 'cs')).toHaveCount(0);
    await page.route('**/pages.json', (route) => route.fulfill({status: 500, body: ''}));
    await open(page, '/docs/web-portal/spr%C3%A1va-map.html?a=1');
    await expect(links(page)).toHaveCount(1);
  });

  test('its text stays while scripts arrive slowly, also at an address that cannot be decoded', async ({page}) => {
    for (const address of ['/docs/web-portal/map/extra', '/docs/%E0%A4%A/']) {
      const answer = readBuild('404.html');
      await page.route(`**${address}`, (route) =>
        route.fulfill({status: 404, contentType: 'text/html;charset=utf-8', body: answer}),
      );
      await expectTextStays(page, address);
    }
  });

  test('where a host has one error page for all languages, that of the language of the address takes over', async ({
    page,
  }) => {
    const address = '/en/docs/hardware/laser/modbuss/?a=1#b';
    await page.route('**/laser/modbuss/*', (route) =>
      route.fulfill({status: 404, contentType: 'text/html;charset=utf-8', body: readBuild('404.html')}),
    );
    await page.goto(address);
    await expect(heading(page)).toHaveText(text('en', 'theme.NotFound.title'));
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(`${text('en', 'theme.NotFound.title')} | ${TITLE.en}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await nearest(page, 'en').first().click();
    await expect(page).toHaveURL('/en/docs/hardware/laser/modbus/');
  });
});

test.describe('navbar item that fails', {tag: '@full'}, () => {
  test.use({site: 'shell-full', allowed: [/The fragile item is broken|navbar item failed to render/]});

  test('is reported with its configuration and file, and the page stays usable', async ({page}) => {
    await page.goto('/plain/#break-item');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(text('cs', 'theme.ErrorPageContent.title'));
    const contents = page.getByRole('main');
    await expect(contents).toContainText(/A theme navbar item failed to render\./);
    await expect(contents).toContainText('"type": "custom-fragile"');
    await expect(contents).toContainText(/Cause:\s+The fragile item is broken\./);
    expect(await accessibilityProblems(page)).toEqual([]);

    // The cause is gone, as after a correction.
    await page.evaluate(() => (window.location.hash = ''));
    await page.getByRole('button', {name: text('cs', 'theme.ErrorPageContent.tryAgain')}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Krátká stránka'})).toBeVisible();
  });
});

test.describe('part of a page with lazy code', {tag: '@full'}, () => {
  test.use({site: 'shell-full'});

  test('reports that it could not be loaded, and retries', async ({page}) => {
    await open(page, '/lazy/');
    await page.evaluate(() => {
      let asked = 0;
      const part = {__esModule: true, default: () => 'Část dorazila.'};
      const loadPart = () => (asked++ === 0 ? Promise.reject(new Error('No code arrived.')) : Promise.resolve(part));
      Object.assign(window, {loadPart});
    });
    await page.getByRole('button', {name: 'Načíst'}).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(text('cs', 'site.loading.failed'));
    await expect(alert).toContainText('No code arrived.');
    expect(await accessibilityProblems(page)).toEqual([]);
    await alert.getByRole('button', {name: text('cs', 'site.loading.retry')}).click();
    await expect(page.getByText('Část dorazila.')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test.describe('pages that are not public', {tag: '@full'}, () => {
  test.use({site: 'shell-full'});

  test('no list names them: sitemap, search index, list of pages', () => {
    const read = (file: string) => fs.readFileSync(path.join(servedDir('shell-full'), file), 'utf8');
    for (const file of ['sitemap.xml', 'pages.json', 'search-index.txt']) {
      expect.soft(read(file), file).toContain('/docs/only-current/');
      expect.soft(read(file), file).not.toMatch(/\/(?:hidden|unlisted|draft|concept)\//);
    }
  });
});
