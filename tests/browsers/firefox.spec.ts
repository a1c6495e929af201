import {followContents} from '../support/contents';
import {allPages} from '../support/pages';
import {searchFor, searchHits} from '../support/searchDialog';
import {readBuild} from '../support/sites';
import {expect, open, test} from '../support/test';

const DOC = '/docs/web-portal/dashboard/';
const SAMPLE = 6;

test('pages log nothing, and each fetches the code of linked pages ahead', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const pages = allPages();
  const step = Math.ceil(pages.length / SAMPLE);
  for (const {path} of pages.filter((_, index) => index % step === 0)) {
    fetched.length = 0;
    await open(page, path);
    const own = new Set(readBuild(`${path}index.html`).match(/\/assets\/js\/[\w.~-]+\.js/g));
    // The gate of the fixture collects what Firefox refuses.
    await expect.poll(() => fetched.filter((file) => file.endsWith('.js') && !own.has(file)).length).toBeGreaterThan(0);
  }
});

test('a reader searches and follows a hit', async ({page}) => {
  await open(page, DOC);
  await searchFor(page, 'modbus');
  await searchHits(page).first().click();
  await expect(page).not.toHaveURL(new RegExp(DOC));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('the contents lead to headings, Back to where the reader was', async ({page}) => {
  await followContents(page, DOC);
});
