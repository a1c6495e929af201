import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {allPages} from '../support/pages';
import {BUILD_DIR, FULL, readBuild} from '../support/sites';
import {expect, hydrated, test} from '../support/test';
import {text} from '../support/texts';

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

/** Finds the file of a page, whatever form the address has. Some hosts do so, with status 200. */
function pageAt(pathname: string): string | undefined {
  const name = pathname.replaceAll('\0', '');
  const forms = [name, name.replace(/(?:\/index\.html|\.html|\/)?$/, '/index.html')];
  return forms.find((file) => fs.statSync(path.join(BUILD_DIR, file), {throwIfNoEntry: false})?.isFile());
}

test('a page hydrates without a console message, whatever form its address has', async ({page}) => {
  await answer(page, pageAt);
  const pages = allPages().filter(({route}) => route !== '/');
  for (const [index, form] of ['', '.html', '/index.html'].entries()) {
    for (const {path: address} of pages.filter((_, place) => place % (FULL ? 9 : 99) === index)) {
      await page.goto(address.replace(/\/$/, form), {waitUntil: 'domcontentloaded'});
      await hydrated(page);
    }
  }
});

test.describe('an address that does not exist', () => {
  test.use({allowed: [/status (?:of )?404/]});

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

  test('shows the page, in its language', async ({page}) => {
    await answer(page, () => undefined, '/en/404.html');
    await page.goto('/en/docs/intro.html?a=1#b');
    await expect(page).toHaveURL('/en/docs/intro/?a=1#b');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('About the system and this manual');
  });
});
