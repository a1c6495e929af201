import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {expect, test, type BrowserContext, type Page} from '@playwright/test';
import {contentType} from '../../src/config/headers';
import {filesOf} from '../../src/content/filesOf';
import {writeOffline} from '../../src/plugins/offline/writeOffline';
import {accessibilityProblems} from '../support/axe';
import {BUILD_DIR, FULL} from '../support/sites';
import {navbar} from '../support/shell';
import {open} from '../support/test';
import {text, textPattern} from '../support/texts';
import {wrapTextNodes} from '../support/translate';

const MARK = 'nextRelease';

/** After how many requests of an update the connection is cut, for each of the attempts. */
const CUTS = FULL ? [1, 40, 90] : [60];

/** A host of one test: its releases can change, and its connection can be cut. */
class Host {
  /** A file comes from the first of these folders that has it. */
  folders: readonly string[] = [BUILD_DIR];
  /** How many more requests are answered before the connection is cut. */
  left = Infinity;
  /** Path of a file that the host answers with another content, as in the middle of an update. */
  wrong = '';
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
      response.setHeader('Content-Type', contentType(file));
      if (/^\/(?:en\/)?downloads\//.test(pathname)) {
        response.setHeader('Content-Disposition', 'attachment');
      }
      response.end(pathname === this.wrong ? 'another release' : fs.readFileSync(file));
    } else {
      response.writeHead(404).end();
    }
  });

  private port = 0;

  /** Listens on a free port; after `stop`, on the same one. */
  start = async () => {
    await new Promise<void>((resolve) => void this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  };

  /** The host is gone: connections are refused, though the browser believes that there is a connection. */
  stop = () => {
    this.server.close();
    this.server.closeAllConnections();
  };

  url = (address = '') => `http://127.0.0.1:${this.port}/${address}`;
}

/** Copies the build, renames its scripts, and adds `MARK` to each page and script. The caller deletes the copy. */
async function makeNextRelease(): Promise<string> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'next-release-'));
  const files = filesOf(BUILD_DIR);
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
test.afterEach(() => host.stop());

// A whole manual is saved in each test.
test.describe.configure({timeout: 240_000});

const isFirefox = () => test.info().project.name === 'firefox';

/** Cuts or restores the connection, for pages and for the service worker. */
async function connect(connected: boolean, context: BrowserContext): Promise<void> {
  host.left = connected ? Infinity : 0;
  await context.setOffline(!connected);
}

const card = (page: Page) => page.getByRole('region', {name: 'Čeština', exact: true});
const button = (page: Page, action: string) =>
  page.getByRole('button', {name: text('cs', `site.offlinePage.${action}`)}).first();
/** A sentence of the card, with any numbers. */
const says = (page: Page, id: string) => card(page).getByText(textPattern('cs', `site.offlinePage.${id}`));
const saved = (page: Page) => card(page).getByText(/^Uloženo\s\d/);
const title = (page: Page) => page.getByRole('heading', {level: 1}).first();
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', {name, exact: true}).click();

/** Types a query into the search dialog, and waits for its hits, which follow those of its first letters. */
async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
  const dialog = page.getByRole('dialog');
  const first = dialog
    .getByRole('option')
    .or(dialog.getByRole('link', {name: query}))
    .first();
  await expect(first).toContainText(new RegExp(query, 'i'), {timeout: 40_000});
}

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
    await expect(card(page)).toContainText(/Stáhne se asi \d+(?:,\d)?\sMB, uložená zabere \d+(?:,\d)?\sMB/);
    expect(await traces(page)).toEqual([]);
    expect(host.requests.filter((file) => file.includes('assets/offline'))).toEqual([]);
  });
  await test.step('an interruption is said, and what is there is not fetched again', async () => {
    host.left = 300;
    await button(page, 'action.save').click();
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    await expect(says(page, 'failure.network')).toBeVisible({timeout: 60_000});
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
  for (const [address, final] of [
    ['docs/hardware/geosnake/modbus/index.html?a=1#b', 'docs/hardware/geosnake/modbus/?a=1#b'],
    ['docs', 'docs/web-portal/intro/'],
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
    await search(page, 'modbus');
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

test(
  'what pages offer works from the saved copy, or says that it cannot',
  {tag: '@chromium'},
  async ({page, context}) => {
    await save(page);
    const english = await context.newPage();
    await open(english, host.url('en/docs/web-portal/intro/'));
    host.stop();
    await open(page, host.url('docs/hardware/geosnake/modbus/'));
    await test.step('a reference table is downloaded', async () => {
      for (const format of ['CSV', 'JSON']) {
        const link = page.getByRole('link', {name: new RegExp(`^${format}: `)}).first();
        const download = page.waitForEvent('download');
        await link.click();
        const original = path.join(BUILD_DIR, (await link.getAttribute('href')) ?? '');
        expect(fs.readFileSync(await (await download).path())).toEqual(fs.readFileSync(original));
      }
    });
    await test.step('a page is viewed as Markdown', async () => {
      await page.getByRole('link', {name: text('cs', 'site.markdown.view')}).click();
      await expect(page).toHaveURL(host.url('docs/hardware/geosnake/modbus.md'));
      await expect(page.locator('body')).toContainText('# ');
    });
    await test.step('pages open also when the device has no space left', async () => {
      const browser = await context.newCDPSession(page);
      await browser.send('Storage.overrideQuotaForOrigin', {origin: new URL(host.url()).origin, quotaSize: 1});
      await open(page, host.url('docs/hardware/intro/'));
      await expect(page).toHaveURL(host.url('docs/hardware/intro/'));
      await expect(title(page)).toBeVisible();
    });
    await test.step('the search answers in the saved language, and in the other one says what it needs', async () => {
      await search(page, 'modbus');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/modbus/);
      await english.keyboard.press('Control+k');
      await english.keyboard.type('modbus');
      await expect(english.getByRole('alert')).toContainText(text('en', 'theme.SearchModal.errorScreen.helpText'));
    });
    await test.step('a page of the other language says that it is not saved', async () => {
      await english.keyboard.press('Escape');
      await english.getByRole('contentinfo').getByRole('link', {name: 'Glossary', exact: true}).click();
      await expect(english.getByRole('heading', {name: text('cs', 'site.offlinePage.missing.title')})).toBeVisible();
    });
  },
);

test('a host that is gone is said at once, and saving resumes by itself, also in a translated page @full', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await open(page, host.url('offline/'));
  await expect(button(page, 'action.save')).toBeVisible();
  await wrapTextNodes(page);
  host.stop();
  await button(page, 'action.save').click();
  await expect(says(page, 'failure.network')).toBeVisible();
  await host.start();
  await expect(saved(page)).toBeVisible({timeout: 60_000});
  await button(page, 'action.remove').click();
  await expect(button(page, 'action.save')).toBeVisible();
  expect(errors).toEqual([]);
});

test('what the host sends wrong is said and not saved; what the browser has deleted is fetched again @full', async ({
  page,
}) => {
  host.wrong = '/glossary/';
  await open(page, host.url('offline/'));
  await button(page, 'action.save').click();
  await expect(says(page, 'failure.server')).toBeVisible({timeout: 60_000});
  expect(await page.evaluate(async () => caches.match('/glossary/', {ignoreSearch: true}))).toBeUndefined();
  host.wrong = '';
  await button(page, 'action.resume').click();
  await expect(saved(page)).toBeVisible({timeout: 60_000});

  await page.evaluate(async () => {
    for (const name of (await caches.keys()).filter((key) => key.includes(':cs:'))) {
      await caches.delete(name);
    }
  });
  const other = await page.context().newPage();
  // Requests for saving bypass the worker.
  await other.route('**/offline.json', (route) => route.abort());
  await page.close();
  await open(other, host.url('offline/'));
  await expect(says(other, 'state.damaged')).toBeVisible();
  await other.unroute('**/offline.json');
  await expect(saved(other)).toBeVisible({timeout: 60_000});
});

test('a browser that has no room left says so, also without localStorage @full', async ({page}) => {
  await page.addInitScript(() => {
    const store = Reflect.get(Cache.prototype, 'put') as (...values: unknown[]) => Promise<void>;
    let left = 60;
    Cache.prototype.put = async function put(...values: unknown[]) {
      left -= 1;
      if (left < 0) {
        throw new DOMException('', 'QuotaExceededError');
      }
      return Reflect.apply(store, this, values);
    };
    Object.assign(window, {makeRoom: () => (left = Infinity)});
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
  });
  await open(page, host.url('offline/'));
  await button(page, 'action.save').click();
  await expect(says(page, 'failure.storage')).toBeVisible({timeout: 40_000});
  await page.evaluate(() => (window as unknown as {makeRoom: () => void}).makeRoom());
  await button(page, 'action.resume').click();
  await expect(saved(page)).toBeVisible({timeout: 60_000});
  await expect(says(page, 'failure.storage')).toHaveCount(0);
});

test('a newer release takes over as a whole, and open pages keep theirs', async ({page, context}) => {
  const next = await makeNextRelease();
  await save(page);
  await open(page, host.url('docs/web-portal/intro/'));
  const other = await context.newPage();
  host.folders = [next];
  for (const cut of CUTS) {
    await test.step(`cut after ${cut} more requests, it changes nothing`, async () => {
      await connect(true, context);
      host.left = cut;
      await page.reload();
      await expect.poll(() => host.left, {timeout: 40_000}).toBeLessThan(0);
      await connect(false, context);
      await open(page, host.url('docs/hardware/intro/'));
      await follow(page, 'Články');
      await expect(title(page)).toHaveText('Blog');
      expect(await marks(page)).toEqual([false, false]);
    });
  }
  await test.step('complete, it is what opens, and what is the same as before is not fetched again', async () => {
    host.requests = [];
    await connect(true, context);
    await open(other, host.url('docs/web-portal/intro/'));
    await expect
      .poll(() => other.reload().then(() => marks(other)), {timeout: 60_000, intervals: [1000]})
      .toEqual([true, true]);
    expect(host.requests.filter((file) => file.startsWith('/img/'))).toEqual([]);
  });
  await test.step('a page that was open stays whole, also after the worker has stopped', async () => {
    await connect(false, context);
    if (!isFirefox()) {
      const browser = await context.newCDPSession(page);
      await browser.send('ServiceWorker.enable');
      await browser.send('ServiceWorker.stopAllWorkers');
    }
    await follow(page, 'Externí grafy');
    await expect(page).toHaveURL(host.url('docs/ext-charts/intro/'));
    await expect(title(page)).toBeVisible();
    expect(await marks(page)).toEqual([false, false]);
    await page.reload();
    await expect.poll(() => marks(page)).toEqual([true, true]);
  });
  await test.step('when no page needs the old release, it is deleted', async () => {
    const isCzech = (name: string) => name.includes(':cs:');
    expect((await traces(page)).filter(isCzech)).toHaveLength(2);
    await Promise.all(context.pages().map((opened) => opened.close()));
    const later = await context.newPage();
    await open(later, host.url('docs/web-portal/intro/'));
    expect((await traces(later)).filter(isCzech)).toHaveLength(1);
  });
  fs.rmSync(next, {recursive: true});
});

for (const kept of ['with the hashed files of both', 'without those of the old one']) {
  test(`a tab of the old release goes on when a new one is published, ${kept}`, {tag: '@full'}, async ({context}) => {
    const next = await makeNextRelease();
    const assets = fs.mkdtempSync(path.join(os.tmpdir(), 'old-assets-'));
    for (const folder of kept.startsWith('with ') ? ['assets', 'en/assets'] : []) {
      fs.cpSync(path.join(BUILD_DIR, folder), path.join(assets, folder), {recursive: true});
    }
    const errors: Error[] = [];
    context.on('weberror', (error) => errors.push(error.error()));
    /** Opens a page of the old release, publishes the new one, and expects what is shown then to be of one release. */
    const inOldTab = async (address: string, act: (page: Page) => Promise<void>) => {
      host.folders = [BUILD_DIR];
      const page = await context.newPage();
      await open(page, host.url(address));
      await page.waitForLoadState('networkidle');
      host.folders = [next, assets];
      await act(page);
      await expect
        .poll(async () => new Set(await marks(page)).size, {message: `${address}: page and scripts of one release`})
        .toBe(1);
      await page.close();
    };
    await test.step('links', async () => {
      await inOldTab('docs/web-portal/intro/', async (page) => {
        await follow(page, 'Slovník pojmů');
        await expect(title(page)).toHaveText('Slovník pojmů');
        await navbar(page).getByRole('link', {name: 'Hardware', exact: true}).click();
        await expect(page).toHaveURL(host.url('docs/hardware/intro/'));
        await expect(title(page)).toBeVisible();
      });
    });
    await test.step('search: what was typed is there, also after the page had to be loaded again', async () => {
      await inOldTab('docs/web-portal/intro/', async (page) => {
        // The reader types while the code of the dialog is on its way.
        let typed = Promise.resolve();
        await page.route('**/assets/js/*.js', async (route) => {
          await typed;
          await route.continue();
        });
        typed = page.keyboard.press('Control+k').then(() => page.keyboard.type('modbus'));
        await typed;
        const box = page.getByRole('searchbox').or(page.getByRole('combobox')).filter({visible: true}).first();
        await expect(box).toHaveValue('modbus', {timeout: 30_000});
        if (kept.startsWith('without')) {
          // The old release's code for hits is gone: the query continues on a page of the new release.
          const retry = page.getByRole('dialog').getByRole('button', {name: text('cs', 'site.search.retry')});
          // Where only the worker is gone, the first click just tries again on this page.
          await expect(async () => {
            await retry.click({timeout: 2000});
            await expect(page).toHaveURL(/\/search\/\?q=modbus$/, {timeout: 3000});
          }).toPass({timeout: 30_000});
        }
        const hits = page.getByRole('option').or(page.getByRole('main').getByRole('link', {name: /modbus/i}));
        await expect(hits.first()).toBeVisible({timeout: 30_000});
      });
    });
    // The link under the pointer preloads its page; Docusaurus does not handle the failure of that.
    // Firefox also reports the search worker, which is gone too.
    const isExpected = ({name, message}: Error) =>
      kept.startsWith('without') && (name === 'ChunkLoadError' || message.startsWith('Loading Worker from'));
    expect(errors.filter((error) => !isExpected(error))).toEqual([]);
    [next, assets].forEach((dir) => fs.rmSync(dir, {recursive: true}));
  });
}

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
