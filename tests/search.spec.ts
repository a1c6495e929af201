/** Dialog and page of the embedded search. src/plugins/search and tests/search test its results without a browser. */
import type {Page} from '@playwright/test';
import {GENERAL_AREA} from '../src/config/search';
import {expectFirstHit, expectLink} from './support/searchDialog';
import {expect, open, test} from './support/test';
import {text} from './support/texts';

const DOC = '/docs/web-portal/dashboard/';

const button = (page: Page) => page.locator('[data-search-button]');
const dialog = (page: Page) => page.getByRole('dialog');
const input = (page: Page) => page.locator('.DocSearch-Input');
const hits = (page: Page) => page.locator('.DocSearch-Hit a');
const field = (page: Page) => page.locator('main input[type="search"]');
const results = (page: Page) => page.locator('main ol > li');
const status = (page: Page) => page.locator('main [role="status"]');

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

  test('opens by typing, opens and closes by shortcuts, gives the focus back, and leaves others to the browser', async ({
    page,
  }) => {
    await open(page, DOC);
    await button(page).focus();
    await page.keyboard.type('teplo');
    await expect(input(page), 'no character is lost').toHaveValue('teplo');
    await expect(hits(page).first()).toBeVisible();
    await input(page).fill('');
    await page.keyboard.press('Escape');
    for (const shortcut of ['Control+k', 'Meta+k', '/']) {
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
      await page.keyboard.press(shortcut);
      await expect(input(page), shortcut).toBeFocused();
      await page.keyboard.press(shortcut === '/' ? 'Escape' : shortcut);
    }
    await expect(dialog(page)).toHaveCount(0);
    for (const keys of [
      {key: 'r', ctrlKey: true},
      {key: 'd', altKey: true},
      {key: 's', metaKey: true},
    ]) {
      const isLeftAlone = await button(page).evaluate(
        (element, init) =>
          element.dispatchEvent(new KeyboardEvent('keydown', {...init, bubbles: true, cancelable: true})),
        keys,
      );
      expect(isLeftAlone, keys.key).toBe(true);
    }
    await expect(dialog(page)).toHaveCount(0);
  });

  test('hits are links, are followed in-app, and are remembered @both', async ({page, context, isMobile}) => {
    const section = /userSettings\/#password/;
    await open(page, DOC);
    await page.evaluate(() => Object.assign(window, {stillHere: true}));
    await searchFor(page, 'zmenu hesla');
    await expectFirstHit(page, section);
    if (!isMobile) {
      await expectLink(page, context, hits(page).first(), section);
      await input(page).focus();
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(section);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    await page.keyboard.press('Control+k');
    await expectFirstHit(page, section);
  });

  test.describe('by touch', () => {
    test.use({hasTouch: true});

    test('hits are links once a finger is on them, and stay so while it rests', async ({page, browserName}) => {
      await open(page, DOC);
      await searchFor(page, 'změna hesla');
      const hit = hits(page).first();
      await expect(hit).toBeVisible();
      for (const type of ['pointerover', 'pointerdown', 'pointercancel', 'pointerout', 'pointerleave']) {
        await hit.dispatchEvent(type, {pointerType: 'touch', bubbles: type !== 'pointerleave'});
      }
      await expect(hit).toHaveAttribute('href', /userSettings\/#password/);
      // Over BiDi, Firefox cannot tap.
      await (browserName === 'chromium' ? hit.tap() : hit.click());
      await expect(page).toHaveURL(/userSettings\/#password/);
    });
  });

  test('hits are links by pen too @chromium', async ({page, context}) => {
    await open(page, DOC);
    await searchFor(page, 'změna hesla');
    await expectFirstHit(page, /userSettings\/#password/);
    const {x, y} = (await hits(page).first().boundingBox())!;
    const pen = await context.newCDPSession(page);
    for (const held of [{button: 'middle'}, {button: 'left', modifiers: 2}] as const) {
      const opened = context.waitForEvent('page');
      for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'] as const) {
        const pressed = type === 'mouseMoved' ? {} : {...held, clickCount: 1};
        await pen.send('Input.dispatchMouseEvent', {type, x: x + 20, y: y + 10, pointerType: 'pen', ...pressed});
      }
      const tab = await opened;
      await expect(tab).toHaveURL(/userSettings\/#password/);
      await tab.close();
    }
    await expect(hits(page).first()).toBeVisible();
  });

  test('every hit says its position; "see all results" leads to as many as it says @both', async ({page}) => {
    await open(page, DOC);
    // The number must be that of the last query, not a sum over all that were typed.
    await searchFor(page, 'baterie');
    await expectFirstHit(page, /batter|health|dashboard|devices|glossary/);
    await input(page).fill('mer');
    const options = dialog(page).getByRole('option');
    await expect(hits(page).first().locator('mark').first()).toContainText(/m[eě][rř]/i);
    await expect(options.first()).toHaveAttribute('aria-posinset', '1');
    const size = String(await options.count());
    await expect(options.last()).toHaveAttribute('aria-posinset', size);
    await expect(options.last()).toHaveAttribute('aria-setsize', size);
    const link = page.locator('.DocSearch-HitsFooter a');
    const count = /\d+/.exec(await link.innerText())![0];
    await link.click();
    await expect(page).toHaveURL(/\/search\/?\?q=mer$/);
    await expect(status(page)).toContainText(count);
  });

  test('nonsense finds nothing, says so, suggests and offers to report; hostile queries stay text', async ({page}) => {
    await open(page, DOC);
    await searchFor(page, 'kalibrcae xyzzyq');
    await expect(page.locator('.DocSearch-NoResults')).toContainText('kalibrcae xyzzyq');
    await expect(page.locator('.DocSearch-NoResults a')).toHaveAttribute('href', /issues\/new\?title=.*xyzzyq/);
    const suggestion = page.locator('[data-search-suggestions] button').first();
    await expect(suggestion).toHaveText('kalibrace');
    await suggestion.click();
    await expect(input(page)).toHaveValue('kalibrace');
    await expect(hits(page).first()).toBeVisible();

    for (const query of ['<img src=x onerror="window.hacked=1"> teplota', 'teplota '.repeat(1500), '((.*[', '🙂🙂🙂']) {
      await input(page).fill(query);
      await expect(page.locator('.DocSearch-Dropdown img')).toHaveCount(0);
    }
    await input(page).fill('teplota');
    await expect(hits(page).first()).toContainText(/teplot/i);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('Tab stays in the dialog; pages outside the manual are a group, and a word that is left out is named', async ({
    page,
  }) => {
    const query = 'change password frobnicator';
    await open(page, `/en${DOC}`);
    await page.getByRole('button', {name: text('en', 'theme.SearchBar.label')}).click();
    const box = dialog(page).getByRole('searchbox');
    const expectTabInside = async (...keys: string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key);
        expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null), key).toBe(true);
      }
    };
    await expect(box).toBeFocused();
    await expectTabInside('Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab');
    await box.fill('glossary');
    await expect(dialog(page).getByText(GENERAL_AREA.en, {exact: true})).toBeVisible();
    const all = dialog(page).locator('.DocSearch-HitsFooter').getByRole('link');
    await expect(all).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(all).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(box).toBeFocused();
    await expectTabInside(...Array.from({length: 15}, () => 'Tab'));

    const without = text('en', 'site.search.without', {words: 'frobnicator'});
    await box.fill(query);
    await expect(page.getByText(without, {exact: true})).toBeVisible();
    await expectFirstHit(page, /^\/en\/docs\/.*userSettings\/#password/);
    expect(await hits(page).count()).toBeLessThanOrEqual(10);
    await open(page, `/en/search/?q=${encodeURIComponent(query)}`);
    await expect(page.getByText(without, {exact: true})).toBeVisible();
  });

  test.describe('without its index', () => {
    test.use({allowed: [/search-index\.json|net::ERR_FAILED/]});

    test('a missing or damaged index is reported in page and dialog, and can be tried again', async ({page}) => {
      const context = page.context();
      await context.route('**/search-index.json', (route) => route.abort());
      await context.route('**/assets/search/cs.*.json', (route) => route.fulfill({body: '{"format":7'}));
      const failure = page.locator('[data-search-failure]');
      await open(page, '/search/?q=teplota');
      await expect(page.locator('main [role="alert"]')).toBeVisible();
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
});

test.describe('search page', () => {
  test('answers the query of its address, filtered by part of the site @both', async ({page}) => {
    await open(page, '/search/?q=teplota mostu');
    await expect(field(page)).toHaveValue('teplota mostu');
    await expect(page.locator('h1')).toContainText('teplota');
    await expect(status(page)).toContainText(/\d+/);
    await expect(results(page).first().locator('mark').first()).toContainText(/teplot/i);
    for (const result of await results(page).all()) {
      const title = await result.getByRole('heading').innerText();
      await expect(result.locator('p').first()).not.toContainText(`› ${title}`);
    }

    const hardware = page.locator('main [role="group"] button', {hasText: 'Hardware'});
    const count = /\d+/.exec(await hardware.innerText())![0];
    await hardware.click();
    await expect(hardware).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/area=Hardware/);
    await expect(status(page)).toContainText(count);
    await page.reload();
    await expect(hardware).toHaveAttribute('aria-pressed', 'true');
  });

  test('keeps the address in step without filling the history, and says when it finds nothing', async ({page}) => {
    await open(page, DOC);
    await open(page, '/search/');
    await field(page).pressSequentially('a/');
    await expect(dialog(page), 'a shortcut does nothing in a field').toHaveCount(0);
    await expect(field(page)).toHaveValue('a/');
    await field(page).fill('modbus');
    await expect(page).toHaveURL(/\?q=modbus$/);
    await expect(results(page).first()).toContainText(/modbus/i);
    await field(page).fill('qwertzuiop');
    await expect(page.getByText(text('cs', 'theme.SearchModal.noResultsScreen.suggestedQueryText'))).toBeVisible();
    await expect(status(page).filter({hasText: text('cs', 'theme.SearchPage.noResultsText')})).toBeVisible();
    await expect(results(page)).toHaveCount(0);
    await page.locator('[data-search-suggestions]').getByRole('button').first().click();
    await expect(results(page)).not.toHaveCount(0);
    // Playwright does not see that Firefox restores a page from memory.
    await page.evaluate(() => history.back());
    const path = () => page.evaluate(() => location.pathname);
    await expect(async () => expect(await path()).toContain('dashboard')).toPass({timeout: 20_000});
  });

  test('brings further results by a button', async ({page}) => {
    await open(page, '/search/?q=zařízení');
    await expect(results(page).first()).toBeVisible();
    const before = await results(page).count();
    await page.getByRole('button', {name: text('cs', 'site.search.more')}).click();
    await expect.poll(() => results(page).count()).toBeGreaterThan(before);
    const links = await results(page)
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links).size).toBe(links.length);
  });
});
