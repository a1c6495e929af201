import fs from 'node:fs';
import {expect, test as base, type BrowserContext, type Page} from '@playwright/test';
import {fetchedFiles, MARK, removalRelease, secondRelease, startHost, type Host} from './support/releases';
import {BUILD_DIR} from './support/sites';
import {accessibilityProblems} from './support/axe';
import {hydrated} from './support/test';
import {text} from './support/texts';

interface Fixtures {
  /** A host of the site that only this test uses. */
  host: Host;
}

interface WorkerFixtures {
  /** Folder of a second release. */
  second: string;
}

const test = base.extend<Fixtures, WorkerFixtures>({
  // Playwright reads from the pattern that the fixture needs no other.
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await startHost(BUILD_DIR);
    await use(host);
    await host.close();
  },
  second: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dir = await secondRelease();
      await use(dir);
      fs.rmSync(dir, {recursive: true});
    },
    {scope: 'worker'},
  ],
});

// One after the other, so that the second release is made once. A whole manual is saved four times.
test.describe.configure({mode: 'default', timeout: 120_000});

/** Looks for a word and opens the first hit. */
async function searchAndOpen(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('modbus');
  await expect(page.getByRole('option').first()).toBeVisible({timeout: 20_000});
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/modbus/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** The connection is gone, for the pages and for the worker, and the browser knows. */
async function cut(host: Host, context: BrowserContext): Promise<void> {
  host.disturb = () => 'cut';
  await context.setOffline(true);
}

async function reconnect(host: Host, context: BrowserContext): Promise<void> {
  host.disturb = () => undefined;
  await context.setOffline(false);
}

/** What the page for saving says and offers about one language. */
const card = (page: Page, label = 'Čeština') => page.getByRole('region', {name: label, exact: true});
const saveButton = (page: Page) => card(page).getByRole('button', {name: text('cs', 'site.offlinePage.action.save')});
const saved = (page: Page) => card(page).getByText(/^Uloženo\s\d/);

async function save(page: Page, host: Host): Promise<void> {
  await open(page, `${host.url}offline/`);
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible({timeout: 30_000});
}

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const keptCaches = (page: Page) => page.evaluate(() => caches.keys());

/** Whether anything of the second release has reached the page. */
const isSecond = (page: Page) =>
  page.evaluate((mark) => ({page: document.querySelector(`meta[name=${mark}]`) !== null, code: mark in window}), MARK);
const FIRST = {page: false, code: false};
const SECOND = {page: true, code: true};

test('the manual is saved, also after an interruption, and read without a connection', async ({
  page,
  context,
  host,
}) => {
  await test.step('nothing is there before the reader asks for it', async () => {
    await open(page, `${host.url}offline/`);
    await expect(card(page)).toContainText(/Stáhne se asi \d,\d\sMB, v\szařízení zabere \d+,\d\sMB/);
    expect(await registrations(page)).toBe(0);
  });

  await test.step('a connection that is lost in the middle is said to be', async () => {
    let left = 220;
    host.disturb = (pathname) => {
      left -= fetchedFiles([pathname]).length;
      return left > 0 ? undefined : 'cut';
    };
    await saveButton(page).click();
    await expect(card(page)).toContainText(text('cs', 'site.offlinePage.failure.network'));
    await expect(card(page).getByRole('button', {name: text('cs', 'site.offlinePage.action.continue')})).toBeVisible();
    await context.setOffline(true);
    const answer = await page.goto(`${host.url}docs/web-portal/intro/`);
    expect(answer?.status(), 'half a manual is none').toBe(503);
    await expect(page.getByRole('heading', {name: 'Jste bez připojení'})).toBeVisible();
  });

  await test.step('the next page with a connection goes on by itself, with what was missing', async () => {
    const before = fetchedFiles(host.requests);
    host.requests.length = 0;
    await reconnect(host, context);
    await open(page, `${host.url}offline/`);
    await expect(saved(page)).toBeVisible({timeout: 30_000});
    const pages = (paths: readonly string[]) => paths.filter((path) => path.startsWith('/docs/'));
    expect(pages(before).length).toBeGreaterThan(5);
    expect(pages(fetchedFiles(host.requests)).filter((path) => before.includes(path))).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  await cut(host, context);

  await test.step('the open page leads on', async () => {
    await page.getByRole('contentinfo').getByRole('link', {name: 'Slovník pojmů'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Slovník pojmů'})).toBeVisible();
  });

  for (const [address, final = address] of [
    ['docs/mobile-app/intro/'],
    ['docs/ext-charts/intro', 'docs/ext-charts/intro/'],
    ['docs/hardware/geosnake/modbus/index.html?a=1#b', 'docs/hardware/geosnake/modbus/?a=1#b'],
    ['docs', 'docs/web-portal/intro/'],
    ['blog/'],
    [''],
  ] as const) {
    await test.step(`/${address} opens`, async () => {
      await open(page, host.url + address);
      await expect(page).toHaveURL(host.url + final);
      await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
    });
  }

  await test.step('pictures are there in both colour modes', async () => {
    await open(page, `${host.url}docs/web-portal/dashboard/`);
    for (const mode of ['light', 'dark']) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
      const picture = page.locator(`main img[src*=".${mode}."]`).first();
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });

  await test.step('search finds, and its hit opens', async () => {
    await searchAndOpen(page);
  });

  await test.step('a page of the language that is not saved says so and offers what is', async () => {
    await open(page, `${host.url}en/docs/hardware/intro/?q=1`);
    await expect(
      page.getByRole('heading', {level: 1, name: text('cs', 'site.offlinePage.missing.title')}),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText('/en/docs/hardware/intro/?q=1');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', {name: text('cs', 'site.offlinePage.missing.manual')}).click();
    await expect(page).toHaveURL(`${host.url}docs/web-portal/intro/`);
    await page.goBack();
    await expect(page.getByRole('main')).toContainText('/en/docs/hardware/intro/');
  });

  await test.step('… opens it by itself when the connection is back', async () => {
    await reconnect(host, context);
    await expect(page).toHaveURL(`${host.url}en/docs/hardware/intro/?q=1`, {timeout: 15_000});
    await hydrated(page);
  });

  await test.step('… and stands in for it after a click as well', async () => {
    await cut(host, context);
    await page.getByRole('contentinfo').getByRole('link', {name: 'External charts', exact: true}).click();
    await expect(
      page.getByRole('heading', {level: 1, name: text('cs', 'site.offlinePage.missing.title')}),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText('/en/docs/ext-charts/intro/');
  });
});

test('a newer release takes the place of the old one as a whole and when the reader wants it', async ({
  page,
  context,
  host,
  second,
}) => {
  await save(page, host);
  await open(page, `${host.url}docs/web-portal/intro/`);
  const notice = page.getByText(text('cs', 'site.offlinePage.notice.text'));

  await test.step('a download that is interrupted changes nothing', async () => {
    await host.serve(second);
    let left = 60;
    host.disturb = (pathname) => {
      left -= fetchedFiles([pathname]).length;
      return left > 0 ? undefined : 'cut';
    };
    await page.reload();
    await expect.poll(() => left, {timeout: 15_000}).toBeLessThanOrEqual(0);
    await cut(host, context);
    await open(page, `${host.url}docs/hardware/intro/`);
    expect(await isSecond(page)).toEqual(FIRST);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Blog'})).toBeVisible();
    expect(await isSecond(page)).toEqual(FIRST);
    await expect(notice).toHaveCount(0);
  });

  await test.step('with the connection it goes on, and says when all is there', async () => {
    await reconnect(host, context);
    await expect(notice).toBeVisible({timeout: 30_000});
  });

  const other = await context.newPage();
  await test.step('until then every page is of the old release', async () => {
    await open(other, `${host.url}docs/web-portal/intro/`);
    expect(await isSecond(other)).toEqual(FIRST);
    await searchAndOpen(page);
    expect(await isSecond(page)).toEqual(FIRST);
  });

  await test.step('accepted, it is there without a connection, and the other open page stays whole', async () => {
    await cut(host, context);
    await page.getByRole('button', {name: text('cs', 'site.offlinePage.notice.accept')}).click();
    await expect.poll(() => isSecond(page).catch(() => FIRST)).toEqual(SECOND);
    await other.getByRole('contentinfo').getByRole('link', {name: 'Externí grafy', exact: true}).click();
    await expect(other).toHaveURL(`${host.url}docs/ext-charts/intro/`);
    await expect(other.getByRole('navigation').getByRole('link', {name: 'Externí grafy'}).first()).toBeVisible();
    expect(await isSecond(other)).toEqual(FIRST);
    await other.reload();
    expect(await isSecond(other)).toEqual(SECOND);
  });
});

test('what is saved can be removed, by the reader and by the owner', async ({page, host, context}) => {
  await test.step('by the reader', async () => {
    await save(page, host);
    await card(page)
      .getByRole('button', {name: text('cs', 'site.offlinePage.action.remove')})
      .click();
    await expect(saveButton(page)).toBeVisible();
    expect(await registrations(page)).toBe(0);
    expect(await keptCaches(page)).toEqual([]);
  });

  await test.step('by the owner, with a build whose worker removes the one before it', async () => {
    await save(page, host);
    await open(page, `${host.url}docs/web-portal/intro/`);
    const removal = await removalRelease();
    try {
      await host.serve(removal);
      const opened = page.waitForEvent('load');
      await page.reload();
      await opened;
      await expect.poll(() => isSecond(page).catch(() => FIRST), {timeout: 15_000}).toEqual({page: true, code: false});
      await expect.poll(() => registrations(page)).toBe(0);
      expect(await keptCaches(page)).toEqual([]);
      await cut(host, context);
      await expect(page.goto(`${host.url}docs/hardware/intro/`)).rejects.toThrow(/ERR_/);
    } finally {
      fs.rmSync(removal, {recursive: true});
    }
  });
});

for (const language of ['cs', 'en'] as const) {
  test(`the site can be installed (${language})`, async ({page, context, host}) => {
    await open(page, `${host.url}${language === 'cs' ? '' : 'en/'}`);
    const browser = await context.newCDPSession(page);
    const {url, errors} = await browser.send('Page.getAppManifest');
    expect(new URL(url).pathname).toBe(`/${language === 'cs' ? '' : 'en/'}manifest.webmanifest`);
    expect(errors).toEqual([]);
    const {installabilityErrors} = await browser.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  });
}

test.describe('a browser that cannot save', () => {
  test('is told so, and a screen of 320 px holds it', async ({page, host}) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await page.setViewportSize({width: 320, height: 640});
    await open(page, `${host.url}offline/`);
    await expect(page.getByText(text('cs', 'site.offlinePage.unsupported'))).toBeVisible();
    await expect(page.getByRole('heading', {name: text('cs', 'site.offlinePage.install.title')})).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
