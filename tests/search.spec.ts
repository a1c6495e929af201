/** Dialog and page of the embedded search. src/plugins/search and tests/search test its results without a browser. */
import type {Page} from '@playwright/test';
import {expectAccessible} from './support/axe';
import {
  expectFirstHit,
  searchDialog as dialog,
  searchFor,
  searchHits as hits,
  searchInput as input,
} from './support/searchDialog';
import {expect, open, test} from './support/test';
import {text} from './support/texts';
import {wrapTextNodes} from './support/translate';

const DOC = '/docs/web-portal/dashboard/';

const button = (page: Page) => page.locator('[data-search-button]');
const area = (page: Page, name: string) => page.getByRole('group').getByRole('button', {name: new RegExp(name)});
const field = (page: Page) => page.locator('main input[type="search"]');
const results = (page: Page) => page.locator('main ol > li');
const status = (page: Page) => page.locator('main [role="status"]');
const failure = (page: Page) => page.locator('[data-search-failure]');
const suggestions = (page: Page) => page.locator('[data-search-suggestions]').getByRole('button');

/** Expects the section of an address to be shown, and Tab to continue in it. */
async function expectSection(page: Page, address: string): Promise<void> {
  const [path, anchor = ''] = address.split('#');
  await expect(page).toHaveURL((url) => url.pathname === path && url.hash === `#${anchor}`);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  await page.keyboard.press('Tab');
  const isAfter = await page.evaluate((id) => {
    const section = document.getElementById(id);
    const place = document.activeElement && section?.compareDocumentPosition(document.activeElement);
    return Boolean((place ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING);
  }, anchor);
  expect(isAfter, `Tab after ${address}`).toBe(true);
}

test.describe('search dialog', () => {
  test('nothing of it is loaded before the reader turns to it', async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, DOC);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.includes('search'))).toEqual([]);
    await button(page).hover();
    await expect.poll(() => requests.filter((url) => url.endsWith('search-index.txt')).length).toBe(1);
  });

  test('opens by typing, opens and closes by shortcuts, and gives the focus back', async ({page}) => {
    await open(page, DOC);
    await button(page).focus();
    await page.keyboard.type('teplo');
    await expect(input(page), 'no character is lost').toHaveValue('teplo');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    for (const shortcut of ['Control+k', 'Meta+k', '/']) {
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
      await page.keyboard.press(shortcut);
      await expect(input(page), shortcut).toBeFocused();
      await expect(input(page)).toHaveValue('');
      await page.keyboard.press(shortcut === '/' ? 'Escape' : shortcut);
    }
    await page.keyboard.press('Alt+d');
    await expect(button(page), 'other shortcuts are left to the browser').toBeFocused();
    await button(page).click();
    await page.mouse.click(10, 700);
    await expect(dialog(page), 'closed by a click beside it').toHaveCount(0);
  });

  test('hits are links and are followed in-app @both', async ({page, context, isMobile}) => {
    const section = /userSettings\/#password/;
    await open(page, DOC);
    await page.evaluate(() => Object.assign(window, {stillHere: true}));
    await searchFor(page, 'zmenu hesla');
    await expectFirstHit(page, section);
    if (!isMobile) {
      const opened = context.waitForEvent('page');
      await hits(page)
        .first()
        .click({modifiers: ['ControlOrMeta']});
      await expect(await opened, 'in a new tab').toHaveURL(section);
      await page.bringToFront();
      await input(page).focus();
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(section);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    await page.keyboard.press('Control+k');
    await input(page).fill('zmenu hesla');
    // In the page that is open now.
    await expectFirstHit(page, '#password');
  });

  for (const query of ['baterie', 'dashboard', 'modbus']) {
    const tag = query === 'baterie' ? [] : '@full';
    test(
      `every hit of "${query}" shows its section, by mouse and Enter, and Back leads back`,
      {tag},
      async ({page}) => {
        await open(page, DOC);
        await searchFor(page, query);
        await expect(hits(page).first()).toContainText(new RegExp(query.slice(0, 5), 'i'));
        const addresses = await hits(page).evaluateAll((links) =>
          links.map((link) => (link as HTMLAnchorElement).pathname + (link as HTMLAnchorElement).hash),
        );
        for (const [number, address] of addresses.entries()) {
          if (!address.includes('#')) {
            continue;
          }
          await page.evaluate(() => scrollTo(0, 700));
          await searchFor(page, query);
          await expect(hits(page)).toHaveCount(addresses.length);
          if (number % 2) {
            await hits(page).nth(number).click();
          } else {
            for (let step = 0; step < number; step += 1) {
              await page.keyboard.press('ArrowDown');
            }
            await expect(hits(page).nth(number)).toHaveAttribute('aria-selected', 'true');
            await page.keyboard.press('Enter');
          }
          await expectSection(page, address);
          await page.evaluate(() => history.back());
          await expect(page).toHaveURL(DOC);
        }
      },
    );
  }

  test('the list is one of links with their number; "see all results" leads to as many as it says @both', async ({
    page,
  }) => {
    await open(page, DOC);
    // The number must be that of the last query, not a sum over all that were typed.
    await searchFor(page, 'baterie');
    await expectFirstHit(page, /./);
    await input(page).fill('mer');
    await expect(hits(page).first().locator('mark').first()).toContainText(/m[eě][rř]/i);
    await expect(input(page)).toHaveAttribute('aria-activedescendant', (await hits(page).first().getAttribute('id'))!);
    const link = dialog(page).locator('a[href*="q=mer"]');
    const count = /\d+/.exec(await link.innerText())![0];
    await expect(dialog(page).getByRole('status')).toContainText(count);
    await link.click();
    await expect(page).toHaveURL(/\/search\/?\?q=mer$/);
    await expect(status(page)).toContainText(count);
  });

  test('nonsense finds nothing, says so, suggests and offers to report; hostile queries stay text', async ({page}) => {
    await open(page, DOC);
    await searchFor(page, 'kalibrcae xyzzyq');
    const none = dialog(page).locator('[data-search-none]');
    await expect(none).toContainText(text('cs', 'theme.SearchModal.noResultsScreen.noResultsText'));
    await expect(none).toContainText('kalibrcae xyzzyq');
    await expect(none.getByRole('link')).toHaveAttribute('href', /issues\/new\?title=.*xyzzyq/);
    await expect(suggestions(page).first()).toHaveText('kalibrace');
    await suggestions(page).first().click();
    await expect(input(page)).toHaveValue('kalibrace');
    await expect(hits(page).first()).toBeVisible();

    for (const query of ['<img src=x onerror="window.hacked=1"> teplota', 'teplota '.repeat(99), '((.*[', '🙂🙂🙂']) {
      // WebDriver gives Firefox a text letter by letter.
      await input(page).fill(query, {timeout: 30_000});
      await expect(dialog(page).locator('img')).toHaveCount(0);
    }
    await input(page).fill('teplota');
    await expect(hits(page).first()).toContainText(/teplot/i);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('the first letter of a new query does not bring back the hits of one that was cleared', async ({page}) => {
    await open(page, DOC);
    await searchFor(page, 'baterie');
    await expect(hits(page).first()).toBeVisible();
    await input(page).fill('');
    await expect(hits(page)).toHaveCount(0);
    const shown = await dialog(page).evaluateHandle((element) => {
      const lists: Node[] = [];
      const isList = (node: Node) => node instanceof Element && node.querySelector('[role="option"]') !== null;
      const onChange = (changes: MutationRecord[]) =>
        lists.push(...changes.flatMap(({addedNodes}) => [...addedNodes].filter(isList)));
      new MutationObserver(onChange).observe(element, {childList: true, subtree: true});
      return lists;
    });
    await input(page).fill('xyzzyq');
    await expect(dialog(page).locator('[data-search-none]')).toBeVisible();
    expect(await shown.evaluate(({length}) => length)).toBe(0);
  });

  test('areas limit the hits; a word that is left out is named; a part without the words begins with its text', async ({
    page,
  }) => {
    const query = 'change password frobnicator';
    const without = text('en', 'site.search.without', {words: 'frobnicator'});
    await open(page, `/en${DOC}`);
    await searchFor(page, query);
    await expect(page.getByText(without, {exact: true})).toBeVisible();
    await expectFirstHit(page, /^\/en\/docs\/.*userSettings\/#password/);
    await searchFor(page, 'battery');
    // The old list stays until the answer comes: wait for a new text before the click.
    await expect(hits(page).first()).toContainText(/batter/i);
    await area(page, 'Hardware').click();
    await expect(hits(page).filter({hasNotText: 'Hardware'})).toHaveCount(0);
    for (const hit of await hits(page).all()) {
      expect((await hit.locator('> span').last().innerText()).length).toBeGreaterThan(10);
    }
  });

  test('closes when Back changes the page', async ({page}) => {
    await open(page, '/docs/intro/');
    await page.locator('main a[href^="/docs/"]:not([href$=".md"])').first().click();
    await expect(page).not.toHaveURL(/\/docs\/intro\//);
    await searchFor(page, 'modbus');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/docs\/intro\//);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('can be used in a page that is translated by the browser', async ({page}) => {
    await open(page, DOC);
    await wrapTextNodes(page);
    for (const query of ['modbus', 'xyzzyq', '', 'baterie']) {
      await searchFor(page, query);
      await expect(hits(page).first()).toBeVisible({visible: !['', 'xyzzyq'].includes(query)});
    }
    await area(page, 'Hardware').click();
    await expect(area(page, 'Hardware')).toHaveAttribute('aria-pressed', 'true');
    await dialog(page).locator('a[href*="/search/"]').click();
    await expect(page).toHaveURL(/\/search\//);
    await expect(results(page).first()).toContainText(/bateri/i);
    for (const query of ['xyzzyq', '', 'teplota']) {
      await field(page).fill(query);
      await expect(results(page).first()).toBeVisible({visible: !['', 'xyzzyq'].includes(query)});
    }
    // The old list stays until the answer comes.
    await expect(results(page).first()).toContainText(/teplot/i);
    await area(page, 'Hardware').click();
    await expect(page).toHaveURL(/area=Hardware/);
    await page.getByRole('button', {name: text('cs', 'site.search.more')}).click();
    await expect.poll(() => results(page).count()).toBeGreaterThan(20);
    const links = await results(page)
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links).size).toBe(links.length);
  });

  test('is accessible with hits and without @chromium', async ({page}) => {
    await open(page, DOC);
    for (const query of ['modbus', 'xyzzyq', '']) {
      await searchFor(page, query);
      await expect(hits(page).first()).toBeVisible({visible: query === 'modbus'});
      await expectAccessible(page, 'dialog');
    }
  });

  test.describe('without its index', () => {
    test.use({allowed: [/search-index\.txt|net::ERR_FAILED|ChunkLoadError|Loading chunk/]});

    test('a missing or damaged index is reported and can be tried again, the second time by a whole page', async ({
      page,
    }) => {
      const context = page.context();
      await context.route('**/search-index.txt', (route) => route.abort());
      await open(page, '/search/?q=teplota');
      await expect(page.locator('main [role="alert"]')).toBeVisible();
      await open(page, DOC);
      await searchFor(page, 'teplota');
      await expect(failure(page)).toContainText(text('cs', 'theme.SearchModal.errorScreen.titleText'));
      await expect(failure(page)).toContainText(text('cs', 'theme.SearchModal.errorScreen.helpText'));
      await context.unroute('**/search-index.txt');
      await context.route('**/search-index.txt', async (route) => {
        const whole = await (await route.fetch()).text();
        await route.fulfill({body: whole.slice(0, -9)});
      });
      const damaged = page.waitForResponse('**/search-index.txt');
      await failure(page).getByRole('button').click();
      await damaged;
      await expect(failure(page)).toBeVisible();
      await context.unroute('**/search-index.txt');
      await failure(page).getByRole('button').click();
      await expect(page).toHaveURL(/\/search\/\?q=teplota$/);
      await expect(results(page).first()).toBeVisible();
    });

    test('Enter leads to the search page while the index is on its way', async ({page}) => {
      await page.context().route('**/search-index.txt', () => undefined);
      await open(page, DOC);
      await searchFor(page, 'teplota');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\/\?q=teplota$/);
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

    const hardware = area(page, 'Hardware');
    const count = /\d+/.exec(await hardware.innerText())![0];
    await hardware.click();
    await expect(hardware).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/area=Hardware/);
    await expect(status(page)).toContainText(count);
    await page.reload();
    await expect(hardware).toHaveAttribute('aria-pressed', 'true');
  });

  test('typing needs no code of any page', async ({page}) => {
    await open(page, '/en/search/?q=a');
    await expect(status(page)).toContainText(/\d/);
    await page.route('**/assets/js/**', (route) => route.abort());
    await field(page).fill('laser');
    await expect(page).toHaveURL('/en/search/?q=laser');
    await expect(results(page).first()).toContainText(/laser/i);
  });

  test('Back finds the results that were there, and their place @both', async ({page}) => {
    await open(page, '/search/?q=modbus');
    const more = page.getByRole('button', {name: text('cs', 'site.search.more')});
    await more.click();
    await expect(results(page)).toHaveCount(40);
    await expect(more, 'the next press adds more').toBeFocused();
    const hit = results(page).nth(34);
    await hit.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
    const place = await page.evaluate(() => scrollY);
    await hit.click();
    await expect(page).not.toHaveURL(/search/);
    await searchFor(page, 'baterie');
    await expect(hits(page).first()).toContainText(/bateri/i);
    await page.keyboard.press('Escape');
    await page.evaluate(() => history.back());
    await expect(results(page)).toHaveCount(40);
    await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), place)).toBeLessThan(4);
  });

  test('keeps the address in step without filling the history or losing a letter, and says when it finds nothing', async ({
    page,
  }) => {
    await open(page, DOC);
    await open(page, '/search/');
    await field(page).pressSequentially('a/');
    await expect(dialog(page), 'a shortcut does nothing in a field').toHaveCount(0);
    await expect(field(page)).toHaveValue('a/');
    await field(page).fill('');
    const typed = 'teplota mostu';
    // As slow as a pause, so that the address changes between the letters.
    await field(page).pressSequentially(typed, {delay: 290, timeout: 60_000});
    await expect(field(page)).toHaveValue(typed);
    await field(page).fill('modbus');
    await expect(page).toHaveURL(/\?q=modbus$/);
    await expect(results(page).first()).toContainText(/modbus/i);
    await field(page).fill('qwertzuiop');
    await expect(page.getByText(text('cs', 'theme.SearchModal.noResultsScreen.suggestedQueryText'))).toBeVisible();
    await expect(status(page)).toHaveText(text('cs', 'theme.SearchPage.noResultsText'));
    await expect(results(page)).toHaveCount(0);
    await suggestions(page).first().click();
    await expect(results(page)).not.toHaveCount(0);
    // Another query, from the dialog.
    await searchFor(page, 'baterie');
    await dialog(page).locator('a[href*="q=baterie"]').click();
    await expect(field(page)).toHaveValue('baterie');
    await page.evaluate(() => history.back());
    await expect(field(page)).not.toHaveValue('baterie');
    // Playwright does not see that Firefox restores a page from memory.
    await page.evaluate(() => history.back());
    const path = () => page.evaluate(() => location.pathname);
    await expect(async () => expect(await path()).toContain('dashboard')).toPass({timeout: 20_000});
  });
});
