import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {contentType} from '../../src/config/headers';
import {expect, test} from '@playwright/test';
import {FULL} from '../support/sites';

const BUILD = path.resolve(__dirname, '../../build');

/** Outside of the full run every nth page is opened: neighbors in the sitemap are of the same kind. */
const SAMPLE = 12;

/** Paths of all pages, without the slash at their ends. */
function pagePaths(): string[] {
  return ['sitemap.xml', 'en/sitemap.xml'].flatMap((name) =>
    [...fs.readFileSync(path.join(BUILD, name), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, address = '']) => new URL(address).pathname.replace(/\/$/, ''))
      .filter((pathname) => pathname !== ''),
  );
}

let server: http.Server;
let origin = '';

/** A host that answers every form of an address with status 200, as several do. */
test.beforeAll(async () => {
  server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const name = path.join(BUILD, path.normalize(decodeURIComponent(pathname).replaceAll('\0', '')));
    const forms = [name, path.join(name, 'index.html'), name.replace(/\.html$/, '/index.html')];
    const file = forms.find((form) => fs.statSync(form, {throwIfNoEntry: false})?.isFile());
    response.writeHead(file ? 200 : 404, {'content-type': contentType(file ?? '404.html')});
    response.end(fs.readFileSync(file ?? path.join(BUILD, '404.html')));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as {port: number}).port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

for (const form of ['', '.html', '/index.html']) {
  test(`every page hydrates without a console message when its address ends with "${form}"`, async ({page}) => {
    test.setTimeout(300_000);
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        messages.push(`${page.url()}: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => messages.push(`${page.url()}: ${error.message}`));
    for (const pathname of pagePaths().filter((_, index) => FULL || index % SAMPLE === 0)) {
      await page.goto(origin + pathname + form, {waitUntil: 'domcontentloaded'});
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    }
    expect(messages).toEqual([]);
  });
}

for (const pathname of ['/..%2f..%2fetc%2fpasswd', '/en/..%2f..%2fetc%2fpasswd', '/a%25b', '/en/%5c%00', '//x']) {
  test(`the page for missing addresses keeps its text at ${pathname}`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(origin + pathname);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const title = pathname.startsWith('/en/') ? 'Page Not Found' : 'Stránka nenalezena';
    await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    expect(errors).toEqual([]);
  });
}

for (const pathname of ['/docs/none/', '//x', '/..%2f..%2fetc%2fpasswd?a=%']) {
  test(`the answer for a page that is not saved names ${pathname}`, async ({page}) => {
    await page.goto(`${origin}/en/offline/?page=${encodeURIComponent(pathname)}`);
    await expect(page.getByRole('heading', {name: "This page isn't saved"})).toBeVisible();
    await expect(page.getByRole('link', {name: pathname})).toBeVisible();
  });
}
