import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {allPages} from '../support/pages';
import {BUILD_DIR, FULL, readBuild} from '../support/sites';
import {expect, hydrated, test} from '../support/test';
import {text} from '../support/texts';

/** Outside of the full run, each address ending in `FORMS` is tested only on every `SAMPLE`th page. */
const SAMPLE = 99;
const FORMS = ['', '.html', '/index.html'];

const isMissing = /status (?:of )?404/;

/** Answers like a host without redirects, which sends the file that an address names. */
async function answer(
  page: Page,
  fileOf: (pathname: string) => string | undefined,
  errorPage = '404.html',
): Promise<void> {
  await page.route('**/*', async (route) => {
    const pathname = decodeURIComponent(new URL(route.request().url()).pathname);
    if (!route.request().isNavigationRequest()) {
      await route.continue();
      return;
    }
    const file = fileOf(pathname);
    const body = readBuild(file ?? errorPage);
    await route.fulfill({status: file ? 200 : 404, contentType: 'text/html;charset=utf-8', body});
  });
}

/** Finds the file of a page, whichever of `FORMS` ends the address. Some hosts do so, with status 200. */
function pageAt(pathname: string): string | undefined {
  const name = pathname.replaceAll('\0', '');
  const forms = [name, name.replace(/(?:\/index\.html|\.html|\/)?$/, '/index.html')];
  return forms.find((file) => fs.statSync(path.join(BUILD_DIR, file), {throwIfNoEntry: false})?.isFile());
}

for (const [place, form] of FORMS.entries()) {
  test(`every page hydrates without a console message when its address ends with "${form}"`, async ({page}) => {
    test.setTimeout(300_000);
    await answer(page, pageAt);
    const first = (place * SAMPLE) / FORMS.length;
    const pages = allPages().filter(({route}, index) => route !== '/' && (FULL || index % SAMPLE === first + 1));
    for (const {path: address} of pages) {
      await page.goto(address.replace(/\/$/, form), {waitUntil: 'domcontentloaded'});
      await hydrated(page);
    }
  });
}

test('a page that is not saved is named, whatever its address', async ({page}) => {
  for (const pathname of ['/docs/none/', '//x', '/..%2f..%2fetc%2fpasswd?a=%']) {
    await page.goto(`/en/offline/?page=${encodeURIComponent(pathname)}`);
    await expect(page.getByRole('heading', {name: text('en', 'site.offlinePage.missing.title')})).toBeVisible();
    await expect(page.getByRole('link', {name: pathname})).toBeVisible();
  }
});

test.describe('an address that does not exist', () => {
  test.use({allowed: [isMissing]});

  test('shows the error page, whatever it is', async ({page, baseURL}) => {
    await answer(page, pageAt);
    for (const address of ['..%2f..%2fetc%2fpasswd', 'en/a%25b%5c%00', '/x']) {
      await page.goto(String(baseURL) + address);
      await hydrated(page);
      const title = text(address.startsWith('en/') ? 'en' : 'cs', 'theme.NotFound.title');
      await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
      // Firefox reports scripts that leaving a page aborts.
      await page.waitForLoadState('networkidle');
    }
  });
});

test.describe('an address with .html that the host does not know @desktop', () => {
  // React reports that it has rendered the page in place of the error page.
  test.use({allowed: [/status (?:of )?404|onRecoverableError/]});

  for (const base of ['', '/en']) {
    test(`${base}/….html shows the page`, async ({page}) => {
      await answer(page, () => undefined, `${base}/404.html`);
      await page.goto(`${base}/docs/intro.html?a=1#b`);
      await expect(page).toHaveURL(`${base}/docs/intro/?a=1#b`);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        base ? 'About the system and this manual' : 'O systému a této příručce',
      );
    });
  }
});
