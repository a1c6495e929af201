import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {expect, test, type BrowserContext, type Page} from '@playwright/test';
import {writeOffline} from '../src/plugins/offline/writeOffline';
import {accessibilityProblems} from './support/axe';
import {BUILD_DIR} from './support/sites';
import {open} from './support/test';
import {text} from './support/texts';

const TYPES: Readonly<Record<string, string>> = {html: 'text/html', js: 'text/javascript', css: 'text/css'};
const MARK = 'nextRelease';

/** A host of one test: its releases can change, and its connection can be cut. */
class Host {
  /** A file comes from the first of these folders that has it. */
  folders: readonly string[] = [BUILD_DIR];
  /** How many more requests are answered before the connection is cut. */
  left = Infinity;
  requests: string[] = [];
  private readonly server = http.createServer(({url = '/', socket}, response) => {
    const pathname = decodeURIComponent(new URL(url, 'http://host').pathname);
    const candidates = this.folders.map((dir) => path.join(dir, pathname, pathname.endsWith('/') ? 'index.html' : ''));
    const file = candidates.find((name) => fs.statSync(name, {throwIfNoEntry: false})?.isFile());
    this.left -= 1;
    if (this.left < 0) {
      socket.destroy();
    } else if (file) {
      this.requests.push(pathname);
      response.setHeader('Content-Type', TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream');
      response.end(fs.readFileSync(file));
    } else {
      response.writeHead(404).end();
    }
  });

  start = () => new Promise<void>((resolve) => void this.server.listen(0, '127.0.0.1', resolve));
  close = () => this.server.closeAllConnections();
  url = (address = '') => `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/${address}`;
}

/** Copies the build, renames its scripts, and adds `MARK` to each page and script. The caller deletes the copy. */
async function makeNextRelease(): Promise<string> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'next-release-'));
  const files = fs.readdirSync(BUILD_DIR, {recursive: true, encoding: 'utf8'});
  const hashes = new Set(files.flatMap((file) => /\.([0-9a-f]{8})\.(?:js|css)$/.exec(file)?.[1] ?? []));
  const renamed = (content: string) =>
    content.replace(/\b[0-9a-f]{8}\b/g, (word) => (hashes.has(word) ? word.slice(4) + word.slice(0, 4) : word));
  for (const file of files.filter((name) => /\.(?!br$|gz$)\w+$/.test(name) && name !== 'sw.js')) {
    const [source, target] = [path.join(BUILD_DIR, file), path.join(dir, renamed(file))];
    fs.mkdirSync(path.dirname(target), {recursive: true});
    if (file.endsWith('.html')) {
      const page = renamed(fs.readFileSync(source, 'utf8'));
      fs.writeFileSync(target, page.replace('</title>', `</title><meta name="${MARK}">`));
    } else if (file.endsWith('.js')) {
      fs.writeFileSync(target, `${renamed(fs.readFileSync(source, 'utf8'))}\n;self.${MARK}=true;`);
    } else {
      fs.copyFileSync(source, target);
    }
  }
  await writeOffline({dir, baseUrl: '/'});
  return dir;
}

let host: Host;
test.beforeEach(async () => {
  host = new Host();
  await host.start();
});
test.afterEach(() => host.close());

// A whole manual is saved in each test.
test.describe.configure({timeout: 240_000});

/** Cuts or restores the connection, for pages and for the service worker. */
async function connect(connected: boolean, context: BrowserContext): Promise<void> {
  host.left = connected ? Infinity : 0;
  await context.setOffline(!connected);
}

const card = (page: Page) => page.getByRole('region', {name: 'Čeština', exact: true});
const button = (page: Page, action: string) =>
  page.getByRole('button', {name: text('cs', `site.offlinePage.${action}`)}).first();
const saved = (page: Page) => card(page).getByText(/^Uloženo\s\d/);
const title = (page: Page) => page.getByRole('heading', {level: 1}).first();
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', {name, exact: true}).click();

async function save(page: Page): Promise<void> {
  await open(page, host.url('offline/'));
  await button(page, 'action.save').click();
  await expect(saved(page)).toBeVisible({timeout: 60_000});
}

/** Names of the caches, and scopes of the service workers, that are in the browser. */
const traces = (page: Page) =>
  page.evaluate(async () => [
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({scope}) => scope),
  ]);

/** Whether the page is from the next release, and whether one of its scripts is. */
const marks = (page: Page) =>
  page
    .evaluate((mark) => [document.querySelector(`meta[name=${mark}]`) !== null, mark in window], MARK)
    .catch(() => []);

test('the manual is saved, also after an interruption, and read without a connection', async ({page, context}) => {
  await test.step('nothing is there before the reader asks for it', async () => {
    await open(page, host.url('offline/'));
    await expect(card(page)).toContainText(/Stáhne se asi \d+(?:,\d)?\sMB, v\szařízení zabere \d+(?:,\d)?\sMB/);
    expect(await traces(page)).toEqual([]);
    expect(host.requests.filter((file) => file.includes('assets/offline'))).toEqual([]);
  });
  await test.step('an interruption is said, and what is there is not fetched again', async () => {
    host.left = 220;
    await button(page, 'action.save').click();
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    await expect(card(page)).toContainText(text('cs', 'site.offlinePage.failure.network'), {timeout: 60_000});
    const before = host.requests.splice(0).filter((file) => file.startsWith('/docs/'));
    await connect(true, context);
    await open(page, host.url('offline/'));
    await expect(saved(page)).toBeVisible({timeout: 60_000});
    expect(before.length).toBeGreaterThan(5);
    expect(host.requests.filter((file) => before.includes(file))).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
  await connect(false, context);
  await test.step('the open page leads on', async () => {
    await follow(page, 'Slovník pojmů');
    await expect(title(page)).toHaveText('Slovník pojmů');
  });
  for (const [address, final = address] of [
    ['docs/ext-charts/intro', 'docs/ext-charts/intro/'],
    ['docs/hardware/geosnake/modbus/index.html?a=1#b', 'docs/hardware/geosnake/modbus/?a=1#b'],
    ['docs', 'docs/web-portal/intro/'],
    [''],
  ] as const) {
    await test.step(`/${address} opens`, async () => {
      await open(page, host.url(address));
      await expect(page).toHaveURL(host.url(final));
      await expect(title(page)).toBeVisible();
    });
  }
  await test.step('pictures are there in both color modes, and the search leads on', async () => {
    await open(page, host.url('docs/web-portal/dashboard/'));
    for (const mode of ['light', 'dark']) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
      const picture = page.locator(`main img[src*=".${mode}."]`).first();
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await page.keyboard.press('Control+k');
    await page.keyboard.type('modbus');
    await expect(page.getByRole('option').first()).toBeVisible({timeout: 40_000});
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/modbus/);
  });
  await test.step('a page that is not saved says so, and opens when the connection is back', async () => {
    await follow(page, 'Slovník pojmů');
    await page.evaluate((address) => window.location.assign(address), host.url('en/docs/hardware/intro/?q=1'));
    await expect(page.getByRole('heading', {name: text('cs', 'site.offlinePage.missing.title')})).toBeVisible();
    await expect(page.getByRole('main')).toContainText('/en/docs/hardware/intro/?q=1');
    await expect(saved(page)).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await connect(true, context);
    await expect(page).toHaveURL(host.url('en/docs/hardware/intro/?q=1'), {timeout: 30_000});
  });
});

test('a newer release takes over as a whole and when the reader wants it', async ({page, context}) => {
  const next = await makeNextRelease();
  const notice = page.getByText(text('cs', 'site.offlinePage.notice.text'));
  await save(page);
  await open(page, host.url('docs/web-portal/intro/'));
  const other = await context.newPage();
  await test.step('half of it changes nothing', async () => {
    host.folders = [next];
    host.left = 60;
    await page.reload();
    await expect.poll(() => host.left, {timeout: 30_000}).toBeLessThan(0);
    await connect(false, context);
    await open(page, host.url('docs/hardware/intro/'));
    await follow(page, 'Články');
    await expect(title(page)).toHaveText('Blog');
    expect(await marks(page)).toEqual([false, false]);
    await expect(notice).toHaveCount(0);
  });
  await test.step('complete, it is offered; pages go on with theirs until it is accepted', async () => {
    host.requests = [];
    await connect(true, context);
    await expect(notice).toBeVisible({timeout: 60_000});
    expect(
      host.requests.filter((file) => file.startsWith('/img/')),
      'the same as before',
    ).toEqual([]);
    await open(other, host.url('docs/web-portal/intro/'));
    expect(await marks(other)).toEqual([false, false]);
  });
  await test.step('accepted, it is there without a connection, and the other open page stays whole', async () => {
    await connect(false, context);
    await button(page, 'notice.accept').click();
    await expect.poll(() => marks(page)).toEqual([true, true]);
    await follow(other, 'Externí grafy');
    await expect(other).toHaveURL(host.url('docs/ext-charts/intro/'));
    await expect(title(other)).toBeVisible();
    expect(await marks(other)).toEqual([false, false]);
    await other.reload();
    await expect.poll(() => marks(other)).toEqual([true, true]);
  });
  fs.rmSync(next, {recursive: true});
});

test('what is saved is removed by the reader, and by a build with OFFLINE=off', {tag: '@full'}, async ({page}) => {
  await save(page);
  await button(page, 'action.remove').click();
  await expect(button(page, 'action.save')).toBeVisible();
  await expect.poll(() => traces(page)).toEqual([]);

  await save(page);
  const removal = fs.mkdtempSync(path.join(os.tmpdir(), 'removal-release-'));
  process.env.OFFLINE = 'off';
  await writeOffline({dir: removal, baseUrl: '/'});
  delete process.env.OFFLINE;
  host.folders = [removal, BUILD_DIR];
  host.requests = [];
  await page.reload();
  await expect.poll(() => traces(page).catch(() => ['…']), {timeout: 30_000}).toEqual([]);
  await expect.poll(() => host.requests, 'the page comes from the host again').toContain('/offline/');
  fs.rmSync(removal, {recursive: true});
});

test('the site can be installed in either language', async ({page, context}) => {
  const browser = await context.newCDPSession(page);
  for (const home of ['', 'en/']) {
    await open(page, host.url(home));
    expect(await browser.send('Page.getAppManifest')).toMatchObject({
      url: host.url(`${home}manifest.webmanifest`),
      errors: [],
    });
    const {installabilityErrors} = await browser.send('Page.getInstallabilityErrors');
    // Pages of tests have no profile, which some versions of the browser take for a private window.
    expect(installabilityErrors.filter(({errorId}) => errorId !== 'in-incognito')).toEqual([]);
  }
});
