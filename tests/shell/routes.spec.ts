import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {navbar, scrollTo} from '../support/shell';
import {BUILD_DIR} from '../support/sites';
import {expect, hydrated, open, test} from '../support/test';
import {text} from '../support/texts';

/** Heading of the page that the tests navigate to. */
const HARDWARE = 'Měřicí zařízení a jejich rozhraní';

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
});

test('the title is that of the new page in the task after it is rendered, when views are counted', async ({page}) => {
  await open(page, '/');
  await page.evaluate(() => {
    const before = document.querySelector('h1');
    new MutationObserver((_changes, observer) => {
      const heading = document.querySelector('h1');
      if (heading && heading !== before) {
        observer.disconnect();
        setTimeout(() => Object.assign(window, {titleWhenCounted: document.title.replace(/\s/gu, ' ')}));
      }
    }).observe(document.body, {childList: true, subtree: true});
  });
  await navbar(page).getByRole('link', {name: 'Hardware'}).click();
  const counted = () => page.evaluate(() => (window as {titleWhenCounted?: string}).titleWhenCounted);
  await expect.poll(counted).toContain(HARDWARE);
});

test('a long page that a link leads to is soon as complete as when it is opened', async ({page}) => {
  const blocks = page.locator('article .markdown > *');
  await open(page, '/docs/hardware/intro/');
  await page.locator('a[href="/docs/hardware/geosnake/modbus/"]:visible').first().click();
  await expect(page.locator('#registers')).toBeVisible();
  const followed = await blocks.count();
  await page.reload();
  await expect(blocks).toHaveCount(followed);
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
