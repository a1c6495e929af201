import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {navbar, scrollTo} from '../support/shell';
import {BUILD_DIR} from '../support/sites';
import {expect, hydrated, open, test} from '../support/test';
import {text} from '../support/texts';

const PROGRESS_DELAY_MS = 200;
/** Rounding of the clock of the browser. */
const CLOCK_TOLERANCE_MS = 5;

/** Heading of the page that the tests navigate to. */
const HARDWARE = 'Měřicí zařízení a jejich rozhraní';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Delays every script. */
async function slowCode(page: Page, ms: number): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    await wait(ms);
    // The test may have ended meanwhile.
    await route.continue().catch(() => undefined);
  });
}

interface ProgressTimes {
  click?: number;
  shown?: number;
  gone?: number;
}

/** Records when a link is clicked and when the progress bar appears and disappears, in ms since navigation. */
async function watchProgress(page: Page): Promise<() => Promise<ProgressTimes>> {
  await page.evaluate(() => {
    const times: ProgressTimes = {};
    Object.assign(window, {progressTimes: times});
    document.addEventListener('click', () => (times.click = performance.now()), {capture: true});
    new MutationObserver(() => {
      if (document.querySelector('#nprogress')) {
        times.shown ??= performance.now();
      } else if (times.shown !== undefined) {
        times.gone ??= performance.now();
      }
    }).observe(document.documentElement, {childList: true, subtree: true});
  });
  return () => page.evaluate(() => (window as unknown as {progressTimes: ProgressTimes}).progressTimes);
}

/** Addresses of the requested scripts; the list grows. */
function requestedScripts(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      addresses.push(request.url());
    }
  });
  return addresses;
}

test.describe('progress bar @desktop', () => {
  test.use({site: 'shell-full'});

  test('appears 200 ms after a link to another path was followed, and disappears when the page has loaded', async ({
    page,
  }) => {
    await open(page, '/plain/');
    const times = await watchProgress(page);
    await slowCode(page, 900);
    await navbar(page).getByRole('link', {name: 'Dokument 1'}).click();
    await expect(page.getByText('Text nové verze.')).toBeVisible();
    await expect.poll(async () => (await times()).gone).toBeDefined();
    const {click = 0, shown = 0} = await times();
    expect(shown - click).toBeGreaterThanOrEqual(PROGRESS_DELAY_MS - CLOCK_TOLERANCE_MS);
    expect(shown - click, 'well before the page is there').toBeLessThan(800);
  });

  test('does not appear when the page loads sooner', async ({page}) => {
    await open(page, '/plain/');
    const times = await watchProgress(page);
    const link = navbar(page).getByRole('link', {name: 'Dokument 1'});
    await link.hover();
    await page.waitForLoadState('networkidle');
    await link.click();
    await expect(page.getByText('Text nové verze.')).toBeVisible();
    await wait(2 * PROGRESS_DELAY_MS);
    expect((await times()).shown).toBeUndefined();
  });

  test('does not appear for a hash link', async ({page}) => {
    await open(page, '/long/');
    const times = await watchProgress(page);
    await slowCode(page, 900);
    await page.getByRole('link', {name: 'Na pátý oddíl'}).click();
    await expect(page).toHaveURL('/long/#part-5');
    await wait(3 * PROGRESS_DELAY_MS);
    expect((await times()).shown).toBeUndefined();
  });
});

test.describe('scrolling', () => {
  const FROM = '/docs/web-portal/charts/basics/';
  const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  test('a link to another page scrolls to its top; back and forward restore the position', async ({page}) => {
    await open(page, FROM);
    await scrollTo(page, 900);
    // A click of the mouse would scroll to the link first.
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/docs/hardware/intro/"]')?.click());
    await expect(page.getByRole('heading', {level: 1, name: HARDWARE})).toBeVisible();
    expect(await position(page)).toBe(0);
    await scrollTo(page, 200);
    await page.goBack();
    await expect.poll(() => position(page)).toBe(900);
    await page.goForward();
    await expect(page).toHaveURL('/docs/hardware/intro/');
    await expect.poll(() => position(page)).toBe(200);
  });

  test('back restores the position after a reload too', async ({page}) => {
    await open(page, FROM);
    await scrollTo(page, 700);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/docs/hardware/intro/"]')?.click());
    await expect(page.getByRole('heading', {level: 1, name: HARDWARE})).toBeVisible();
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL(FROM);
    await expect.poll(() => position(page)).toBe(700);
  });

  test.describe('to a heading', () => {
    test.use({site: 'shell-full'});

    test('a link to a heading of another page scrolls there', async ({page}) => {
      await open(page, '/');
      await page.getByRole('link', {name: 'její pátý oddíl'}).click();
      await expect(page).toHaveURL('/long/#part-5');
      const heading = page.getByRole('heading', {name: 'Oddíl 5'});
      await expect(heading).toBeInViewport({ratio: 1});
      await expect.poll(async () => (await heading.boundingBox())?.y ?? 9999).toBeLessThan(200);
    });
  });
});

test.describe('addresses of files @desktop', () => {
  const sent = (file: string) => fs.readFileSync(path.join(BUILD_DIR, file), 'utf8');

  /** Answers like a host without redirects. */
  async function answer(page: Page, address: string, status: number, file: string): Promise<void> {
    await page.route(`**${address}?*`, (route) =>
      route.fulfill({status, contentType: 'text/html;charset=utf-8', body: sent(file)}),
    );
  }

  for (const prefix of ['', '/en']) {
    test(`${prefix}/…/index.html becomes the canonical address, without console messages`, async ({page}) => {
      for (const route of ['intro', encodeURI('category/správa-uživatelů')]) {
        await open(page, `${prefix}/docs/${route}/index.html?a=1#b`);
        await expect(page).toHaveURL(`${prefix}/docs/${route}/?a=1#b`);
        await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/404|nenalezena|Not Found/);
      }
    });

    test.describe('on a host that does not know them', () => {
      // React reports that it has rendered the page in place of the error page.
      test.use({allowed: [/status (?:of )?404|onRecoverableError/]});

      test(`${prefix}/….html shows the page`, async ({page}) => {
        const address = `${prefix}/docs/intro.html`;
        await answer(page, address, 404, `${prefix}/404.html`);
        await page.goto(`${address}?a=1#b`);
        await expect(page).toHaveURL(`${prefix}/docs/intro/?a=1#b`);
        await hydrated(page);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(
          prefix ? 'About the system and this manual' : 'O systému a této příručce',
        );
      });
    });
  }

  test.describe('without a page', () => {
    test.use({allowed: [/status (?:of )?404/]});

    for (const address of ['/docs/nothing.html', '/nothing/index.html', '/docs/%C4%8D.html']) {
      test(`${address} stays not found`, async ({page}) => {
        let documents = 0;
        page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
        await open(page, address);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(text('cs', 'theme.NotFound.title'));
        await expect(page).toHaveURL(address);
        expect(documents).toBe(1);
      });
    }
  });
});

test.describe('code of the next page that cannot be fetched @desktop', () => {
  test.use({
    site: 'shell-full',
    allowed: [/status (?:of )?404|ChunkLoadError|Loading chunk/],
  });

  /** Answers 404 for code that the first page did not need while `missing` returns true; counts document loads. */
  async function loseCode(page: Page, missing: () => boolean): Promise<{documents: string[]}> {
    const needed = new Set<string>();
    const note = {documents: [] as string[]};
    let lost = false;
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && !lost) {
        needed.add(request.url());
      }
      if (request.isNavigationRequest() && lost) {
        note.documents.push(new URL(request.url()).pathname);
      }
    });
    await open(page, '/');
    lost = true;
    await page.route('**/assets/js/*.js', (route) =>
      missing() && !needed.has(route.request().url())
        ? route.fulfill({status: 404, contentType: 'text/plain', body: 'gone'})
        : route.continue(),
    );
    return note;
  }

  test('is fetched by reloading the page, as after a deployment', async ({page}) => {
    const note = await loseCode(page, () => note.documents.length === 0);
    await page.getByRole('link', {name: 'Dlouhá stránka', exact: true}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'Dlouhá stránka'})).toBeVisible();
    await hydrated(page);
    await expect(page).toHaveURL('/long/');
    expect(note.documents).toEqual(['/long/']);
  });

  test('reloads the page only once; the page stays usable', async ({page}) => {
    const note = await loseCode(page, () => true);
    await page.getByRole('link', {name: 'Dlouhá stránka', exact: true}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'Dlouhá stránka'})).toBeVisible();
    await wait(1500);
    expect(note.documents).toEqual(['/long/']);
    await page.getByRole('link', {name: 'na krátkou stránku'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Krátká stránka'})).toBeVisible();
  });
});

test('a long page that a link leads to is drawn from its beginning, and is soon as complete as when it is opened', async ({
  page,
}) => {
  const BLOCKS = 'article .markdown > *';
  await open(page, '/docs/hardware/intro/');
  await page.evaluate((blocks) => {
    const counts = new Set<number>();
    Object.assign(window, {counts});
    new MutationObserver(() => counts.add(document.querySelectorAll(blocks).length)).observe(document.body, {
      childList: true,
      subtree: true,
    });
  }, BLOCKS);
  await page.locator('a[href="/docs/hardware/geosnake/modbus/"]:visible').first().click();
  await expect(page.locator('#registers')).toBeVisible();
  const blocks = page.locator(BLOCKS);
  const followed = await blocks.count();
  const counts = await page.evaluate(() => [...(window as unknown as {counts: Set<number>}).counts]);
  expect(counts.at(-1)).toBe(followed);
  expect(counts.some((count) => count > 5 && count < followed / 2)).toBe(true);
  await page.reload();
  await expect(blocks).toHaveCount(followed);
});

test.describe('prefetched code of linked pages', () => {
  const prefetched = (page: Page) => page.locator('link[rel=prefetch]').count();

  test('is fetched when a link comes into view', async ({page}) => {
    await open(page, '/');
    await expect.poll(() => prefetched(page)).toBeGreaterThan(0);
    const before = await prefetched(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => prefetched(page)).toBeGreaterThan(before);
  });

  test('is run when a link is hovered, so that the click needs no request @desktop', async ({page}) => {
    const scripts = requestedScripts(page);
    // A page without pictures: their zoom loads code later.
    await open(page, '/blog/tags/');
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    const link = navbar(page).getByRole('link', {name: 'Hardware'});
    await link.hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
    await page.waitForLoadState('networkidle');
    const after = scripts.length;
    await link.click();
    await expect(page.getByRole('heading', {level: 1, name: HARDWARE})).toBeVisible();
    expect(scripts.slice(after)).toEqual([]);
  });

  test('is run when a link is touched @phone', async ({page}) => {
    const scripts = requestedScripts(page);
    await open(page, '/blog/tags/');
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    await page.getByRole('contentinfo').locator('a[href="/docs/hardware/intro/"]').dispatchEvent('touchstart');
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
  });

  for (const [name, connection] of [
    ['on a 2g connection', {effectiveType: '2g', saveData: false}],
    ['on a slow 2g connection', {effectiveType: 'slow-2g', saveData: false}],
    ['with the data saver on', {effectiveType: '4g', saveData: true}],
  ] as const) {
    test(`waits for the click ${name} @desktop`, async ({page}) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', {get: () => value}),
        connection,
      );
      const scripts = requestedScripts(page);
      await open(page, '/');
      await page.waitForLoadState('networkidle');
      const link = navbar(page).getByRole('link', {name: 'Hardware'});
      await link.hover();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await wait(500);
      expect(await prefetched(page)).toBe(0);
      const before = scripts.length;
      await link.click();
      await expect(page.getByRole('heading', {level: 1, name: HARDWARE})).toBeVisible();
      expect(scripts.slice(before), 'the click had something to fetch').not.toEqual([]);
    });
  }
});

test('after a navigation the keyboard starts at the beginning of the new page @desktop', async ({page}) => {
  const skipLink = page.getByRole('link', {name: text('cs', 'theme.common.skipToMainContent')});
  await open(page, '/');
  await navbar(page).getByRole('link', {name: 'Hardware'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: HARDWARE})).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  // Between documents the layout stays, and with it the focused link.
  await page.getByRole('main').getByRole('link', {name: 'Dynasense: webové rozhraní', exact: true}).first().focus();
  await page.keyboard.press('Enter');
  // Announced once the new page is complete.
  await expect(page.locator('[data-route-announcer]')).toContainText('Dynasense');
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
});
