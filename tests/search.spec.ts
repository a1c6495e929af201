import fs from 'node:fs';
import type {Page} from '@playwright/test';
import {expect, open, test} from './support/test';
import {LOCALES} from '../src/config/locales';
import {GENERAL_AREA} from '../src/config/search';
import {expectFirstHit, expectLink} from './support/searchDialog';
import {text} from './support/texts';

const DOC = '/docs/web-portal/dashboard/';

/** What the browser says of requests that a test cuts off. */
const UNREACHABLE = [/search-index\.json|net::ERR_FAILED/];

/** DocSearch's own blues and purples, as a browser gives them. */
const DOCSEARCH_COLORS = [
  ...fs.readFileSync(require.resolve('@docsearch/css/dist/_variables.css'), 'utf8').matchAll(/#(\w{6})\b/g),
]
  .map(([, hex = '']) => [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)))
  .map((channels) => `rgb(${channels.join(', ')})`);

const button = (page: Page) => page.locator('[data-search-button]');
const dialog = (page: Page) => page.locator('.DocSearch-Modal');
const input = (page: Page) => page.locator('.DocSearch-Input');
const hits = (page: Page) => page.locator('.DocSearch-Hit a');

async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await input(page).fill(query);
}

test.describe('search dialog', () => {
  test('nothing of it is loaded before the reader turns to it', async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, DOC);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.includes('search'))).toEqual([]);
    await button(page).hover();
    await expect.poll(() => requests.filter((url) => /assets\/search\/cs\.\w+\.json/.test(url)).length).toBe(1);
  });

  test('opens and closes by shortcuts, gives the focus back, and leaves others to the browser', async ({page}) => {
    await open(page, DOC);
    for (const shortcut of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(shortcut);
      await expect(input(page), shortcut).toBeFocused();
      await page.keyboard.press(shortcut === '/' ? 'Escape' : shortcut);
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    }
    for (const init of [
      {key: 'r', ctrlKey: true},
      {key: 'd', altKey: true},
      {key: 's', metaKey: true},
    ]) {
      const isLeftAlone = await button(page).evaluate(
        (element, keys) =>
          element.dispatchEvent(new KeyboardEvent('keydown', {...keys, bubbles: true, cancelable: true})),
        init,
      );
      expect(isLeftAlone, init.key).toBe(true);
    }
    await expect(dialog(page)).toHaveCount(0);
  });

  test('characters typed on the button become the query, none is lost', async ({page}) => {
    await open(page, DOC);
    await button(page).focus();
    await page.keyboard.type('teplo');
    await expect(input(page)).toHaveValue('teplo');
    await expect(hits(page).first()).toBeVisible();
  });

  test('"/" typed into a field stays there', async ({page}) => {
    await open(page, '/search/');
    await page.locator('main input[type="search"]').fill('');
    await page.keyboard.type('a/b');
    await expect(page.locator('main input[type="search"]')).toHaveValue('a/b');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('inflected, unaccented and mistyped Czech finds the section, in-app, and it is remembered @both', async ({
    page,
  }) => {
    await open(page, DOC);
    await page.evaluate(() => Object.assign(window, {stillHere: true}));
    for (const query of ['zakončovacího odporu', 'zakoncovaci odpor', 'zakončovcí odpor']) {
      await searchFor(page, query);
      await expectFirstHit(page, /rs485-wiring-mistakes|geosnake\/modbus|glossary\/#termination-resistor/);
      await page.keyboard.press('Escape');
    }
    await searchFor(page, 'změna hesla');
    await expectFirstHit(page, /userSettings\/#password/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/userSettings\/#password/);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    await page.keyboard.press('Control+k');
    await expectFirstHit(page, /userSettings\/#password/);
  });

  test('hits are links for the mouse: middle click, Ctrl click and the context menu', async ({page, context}) => {
    await open(page, DOC);
    await searchFor(page, 'změna hesla');
    await expectLink(page, context, hits(page).first(), /userSettings\/#password/);
    await expect(dialog(page)).toBeVisible();
  });

  test.describe('by touch', () => {
    test.use({hasTouch: true});

    test('hits are links once a finger is on them, and stay so while it rests', async ({page}) => {
      await open(page, DOC);
      await searchFor(page, 'změna hesla');
      const hit = hits(page).first();
      await expect(hit).toBeVisible();
      for (const type of ['pointerover', 'pointerdown', 'pointercancel', 'pointerout', 'pointerleave']) {
        await hit.dispatchEvent(type, {pointerType: 'touch', bubbles: type !== 'pointerleave'});
      }
      await expect(hit).toHaveAttribute('href', /userSettings\/#password/);
      await hit.tap();
      await expect(page).toHaveURL(/userSettings\/#password/);
    });
  });

  test('every hit says its position; "see all results" leads to as many as it says @both', async ({page}) => {
    await open(page, DOC);
    // The number must be that of the last query, not a sum over all that were typed.
    const queries = {modbus: /modbus/i, 'zakončovací odpor ': /zakon/i, mer: /m[eě][rř]/i};
    for (const [query, marked] of Object.entries(queries)) {
      await searchFor(page, 'baterie');
      await expectFirstHit(page, /batter|health|dashboard|devices|glossary/);
      await input(page).fill(query);
      const options = page.getByRole('dialog').getByRole('option');
      await expect(hits(page).first().locator('mark').first()).toContainText(marked);
      await expect(options.first()).toHaveAttribute('aria-posinset', '1');
      const size = String(await options.count());
      await expect(options.last()).toHaveAttribute('aria-posinset', size);
      await expect(options.last()).toHaveAttribute('aria-setsize', size);
      const link = page.locator('.DocSearch-HitsFooter a');
      const count = /\d+/.exec(await link.innerText())![0];
      await link.click();
      await expect(page).toHaveURL(new RegExp(`/search/?\\?q=${encodeURIComponent(query.slice(0, 3))}`));
      await expect(page.locator('main [role="status"]')).toContainText(count);
    }
  });

  test('nonsense finds nothing, says so, suggests and offers to report @both', async ({page}) => {
    await open(page, DOC);
    await searchFor(page, 'kalibrcae xyzzyq');
    await expect(page.locator('.DocSearch-NoResults')).toContainText('kalibrcae xyzzyq');
    await expect(page.locator('.DocSearch-NoResults a')).toHaveAttribute('href', /issues\/new\?title=.*xyzzyq/);
    const suggestion = page.locator('[data-search-suggestions] button').first();
    await expect(suggestion).toHaveText('kalibrace');
    await suggestion.click();
    await expect(input(page)).toHaveValue('kalibrace');
    await expect(hits(page).first()).toBeVisible();
  });

  for (const locale of LOCALES) {
    const query = locale === 'cs' ? 'změna hesla frobnikátoru' : 'change password frobnicator';
    const base = locale === 'cs' ? '' : `/${locale}`;

    test(`Tab stays in the dialog; it groups pages outside the manual, and names a word that it leaves out (${locale})`, async ({
      page,
    }) => {
      await open(page, base + DOC);
      await page.getByRole('button', {name: text(locale, 'theme.SearchBar.label')}).click();
      const box = page.getByRole('dialog').getByRole('searchbox');
      const expectTabInside = async (...keys: string[]) => {
        for (const key of keys) {
          await page.keyboard.press(key);
          expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null), key).toBe(
            true,
          );
        }
      };
      await expect(box).toBeFocused();
      await expectTabInside('Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab');
      await box.fill(locale === 'cs' ? 'slovník pojmů' : 'glossary');
      await expect(page.getByRole('dialog').getByText(GENERAL_AREA[locale], {exact: true})).toBeVisible();
      const all = page.getByRole('dialog').locator('.DocSearch-HitsFooter').getByRole('link');
      await expect(all).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await expect(all).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(box).toBeFocused();
      await expectTabInside(...Array.from({length: 15}, () => 'Tab'));

      const [start, end] = text(locale, 'site.search.without').split('{words}');
      const without = (start ?? '') + (query.split(' ').at(-1) ?? '') + (end ?? '');
      await box.fill(query);
      await expect(page.getByText(without, {exact: true})).toBeVisible();
      await expectFirstHit(page, new RegExp(`^${base}/docs/.*userSettings/#password`));
      expect(await hits(page).count()).toBeLessThanOrEqual(10);
      await open(page, `${base}/search/?q=${encodeURIComponent(query)}`);
      await expect(page.getByText(without, {exact: true})).toBeVisible();
      await page.getByRole('searchbox').fill('qwertzuiop');
      await expect(page.getByText(text(locale, 'theme.SearchModal.noResultsScreen.suggestedQueryText'))).toBeVisible();
      await expect(
        page.getByRole('status').filter({hasText: text(locale, 'theme.SearchPage.noResultsText')}),
      ).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({has: page.getByRole('heading')}),
      ).toHaveCount(0);
      await page.locator('[data-search-suggestions]').getByRole('button').first().click();
      await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toBeVisible();
    });
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`wears the colors of the site (${colorScheme})`, {tag: '@full'}, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await open(page, DOC);
      await searchFor(page, 'modbus');
      await expect(hits(page).first()).toBeVisible();
      const foreign = await dialog(page).evaluate(
        (root, palette) =>
          [...root.querySelectorAll('*')].flatMap((element) => {
            const {color, backgroundColor, stroke} = getComputedStyle(element);
            return [color, backgroundColor, stroke].filter((value) => palette.includes(value));
          }),
        DOCSEARCH_COLORS,
      );
      expect(foreign).toEqual([]);
    });
  }

  test.describe('without its index', () => {
    test.use({allowed: UNREACHABLE});

    test('a missing or damaged index is reported as such and can be tried again', async ({page}) => {
      const context = page.context();
      await context.route('**/search-index.json', (route) => route.abort());
      await context.route('**/assets/search/cs.*.json', (route) => route.fulfill({body: '{"format":7'}));
      const failure = page.locator('[data-search-failure]');
      await open(page, DOC);
      await searchFor(page, 'teplota');
      await expect(failure).toBeVisible();
      await expect(page.locator('.DocSearch-NoResults > .DocSearch-Title')).toBeHidden();
      await context.unroute('**/search-index.json');
      const damaged = page.waitForResponse('**/assets/search/cs.*.json');
      await failure.getByRole('button').click();
      await damaged;
      await expect(failure).toBeVisible();
      await context.unroute('**/assets/search/cs.*.json');
      await failure.getByRole('button').click();
      await expect(hits(page).first()).toBeVisible();
    });
  });

  test.describe('without storage', () => {
    test.use({allowed: [/Docusaurus browser storage is not available/]});

    test('works where the browser refuses local storage', async ({page}) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          configurable: true,
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
      await open(page, DOC);
      await searchFor(page, 'teplota');
      await expect(hits(page).first()).toBeVisible();
    });
  });

  test('hostile queries stay text', async ({page}) => {
    await open(page, DOC);
    await searchFor(page, '<img src=x onerror="window.hacked=1"> teplota');
    await expect(page.locator('.DocSearch-Dropdown')).toBeVisible();
    for (const query of ['teplota '.repeat(1500), '\u202Etoplet', '((.*[', '🙂🙂🙂']) {
      await input(page).fill(query);
    }
    await input(page).fill('teplota');
    await expect(hits(page).first()).toBeVisible();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await page.locator('.DocSearch-Dropdown img').count()).toBe(0);
  });
});

test.describe('search page', () => {
  const field = (page: Page) => page.locator('main input[type="search"]');
  const results = (page: Page) => page.locator('main ol > li');

  test('answers the query of its address, filtered by part of the site @both', async ({page}) => {
    await open(page, '/search/?q=teplota');
    await expect(field(page)).toHaveValue('teplota');
    await expect(page.locator('h1')).toContainText('teplota');
    await expect(page.locator('main [role="status"]')).toContainText(/\d+/);
    await expect(results(page).first().locator('mark').first()).toContainText(/teplot/i);
    expect(await page.locator('h1').count()).toBe(1);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

    const hardware = page.locator('main [role="group"] button', {hasText: 'Hardware'});
    const count = /\d+/.exec(await hardware.innerText())![0];
    await hardware.click();
    await expect(hardware).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/area=Hardware/);
    await expect(page.locator('main [role="status"]')).toContainText(count);
    await page.reload();
    await expect(hardware).toHaveAttribute('aria-pressed', 'true');
  });

  test('keeps the address in step without filling the history', async ({page}) => {
    await open(page, DOC);
    await open(page, '/search/');
    await field(page).pressSequentially('modbus', {delay: 20});
    await expect(page).toHaveURL(/\?q=modbus$/);
    await expect(results(page).first()).toContainText(/modbus/i);
    await page.goBack();
    await expect(page).toHaveURL(/dashboard/);
  });

  test('brings further results while scrolling', async ({page}) => {
    await open(page, '/search/?q=zařízení');
    await expect(results(page).first()).toBeVisible();
    const before = await results(page).count();
    await results(page).last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 20_000);
    await expect.poll(() => results(page).count()).toBeGreaterThan(before);
    const links = await results(page)
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links).size).toBe(links.length);
  });

  test.describe('without its index', () => {
    test.use({allowed: UNREACHABLE});

    test('says that nothing can be fetched', async ({page}) => {
      await page.context().route('**/search-index.json', (route) => route.abort());
      await open(page, '/search/?q=teplota');
      await expect(page.locator('main [role="alert"]')).toBeVisible();
    });
  });

  test('without JavaScript it says so and leads on', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto('/docs/intro/');
    await expect(button(page)).toBeHidden();
    await page.getByRole('link', {name: text('cs', 'theme.SearchBar.label')}).click();
    await expect(page).toHaveURL(/\/search\/$/);
    const siteMap = page.locator('main [data-site-map]');
    await expect(siteMap.getByRole('heading', {name: 'Hardware'})).toBeVisible();
    const links = siteMap.getByRole('link');
    expect(await links.count()).toBeGreaterThan(45);
    await siteMap.getByRole('link', {name: 'Uživatelské role'}).click();
    await expect(page.locator('h1')).toHaveText('Uživatelské role');
    await context.close();
  });
});
