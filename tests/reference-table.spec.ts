import type {Page} from '@playwright/test';
import {referenceTables, type ReferenceTableName} from '../src/data/tables';
import {expectAccessible} from './support/axe';
import {scrollTo} from './support/shell';
import {expect, open, test} from './support/test';
import {text} from './support/texts';
import {wrapTextNodes} from './support/translate';

const LASER = '/docs/hardware/laser/modbus/';
const GEOSNAKE = '/docs/hardware/geosnake/bluetooth/';

/** Finds a reference table by its caption, and the parts and controls of the table. */
function reference(page: Page, name: ReferenceTableName) {
  const {title, rows} = referenceTables[name]('cs');
  const root = page
    .locator('[data-reference-table]')
    .filter({has: page.getByRole('table', {name: title, exact: true})});
  return {
    root,
    rows: rows.length,
    table: root.getByRole('table'),
    filter: root.getByRole('searchbox', {name: text('cs', 'site.referenceTable.filter')}),
    status: root.getByRole('status'),
    row: (id: string) => root.locator(`tr[id="${id}"]`),
    shownRows: root.locator('tr[id]:not([id|="commands"]):visible'),
    download: (format: 'CSV' | 'JSON') =>
      root.getByRole('link', {name: text('cs', 'site.referenceTable.downloadLabel', {format, title})}),
  };
}

test('a table is filtered without regard to diacritics, tells the number of rows, and is printed whole', async ({
  page,
}) => {
  await open(page, GEOSNAKE);
  const {filter, status, shownRows, row, rows, download} = reference(page, 'geosnake-commands');
  await expect(status).toBeEmpty();
  await expect(shownRows).toHaveCount(rows);
  for (const [query, count] of [
    ['NADVZORKOVANI', 2],
    ['qqq', 0],
    ['mlx', 10],
  ] as const) {
    await filter.fill(query);
    await expect(shownRows).toHaveCount(count);
    await expect(status).toContainText(String(count));
  }
  await expectAccessible(page, '[data-reference-table=geosnake-commands]');
  await expect(row('cmd-restart')).toBeHidden();
  await expect(page.locator('#commands-mlx')).toBeVisible();
  await expect(page.locator('#commands-adxl')).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(shownRows).toHaveCount(rows);
  await expect(filter).toBeHidden();
  await expect(download('CSV')).toBeHidden();
});

test('every row has an address, and is marked when it is followed', async ({page}) => {
  await open(page, `${LASER}#reg-5`);
  const {row, root} = reference(page, 'laser-registers');
  const background = (id: string) =>
    row(id)
      .locator('td')
      .last()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  const plain = await background('reg-4');
  await expect(row('reg-5')).toBeInViewport();
  await expect.poll(() => background('reg-5')).not.toBe(plain);
  await root.getByRole('link', {name: text('cs', 'site.referenceTable.rowLink', {row: '7'}), exact: true}).click();
  await expect(page).toHaveURL(/#reg-7$/);
  await expect.poll(() => background('reg-7')).not.toBe(plain);
  await expect.poll(() => background('reg-5')).toBe(plain);
});

test('headings are reached, and Back leads to where the reader was, also past a filter', async ({page}) => {
  const position = () => page.evaluate(() => Math.round(window.scrollY));
  await open(page, LASER);
  const {filter, row} = reference(page, 'laser-registers');
  await filter.fill('Wi-Fi');
  await expect(row('reg-3')).toBeHidden();
  const start = 600;
  await scrollTo(page, start);
  await page.evaluate(() => location.assign('#reg-3'));
  await expect(row('reg-3'), 'a link to a filtered row shows it').toBeInViewport();
  await expect(filter).toHaveValue('');
  // `page.goBack()` waits for a document that is loaded, in Firefox without end.
  await page.evaluate(() => history.back());
  await expect(filter).toHaveValue('Wi-Fi');
  await expect.poll(position).toBe(start);
});

test('a filter works on a page that the browser has translated', async ({page}) => {
  await open(page, LASER);
  const {filter, status} = reference(page, 'laser-registers');
  await wrapTextNodes(page);
  await filter.fill('qqq');
  await expect(status).toHaveText(/^0/);
  await filter.fill('');
  await expect(status).toBeEmpty();
  await filter.fill('Wi-Fi');
  await expect(status).toHaveText(/[1-9]/);
});

test.describe('reference tables on a narrow screen', () => {
  test.use({viewport: {width: 320, height: 700}});

  test('become cards with column names, or scroll with a sticky first column @both', async ({page}) => {
    await open(page, LASER);
    const cards = reference(page, 'laser-registers');
    const cell = cards.row('reg-7').locator('td').first();
    await expect(cell).toHaveAttribute('data-label', 'Obsah');
    // Firefox names the attribute, Chromium its value.
    expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toMatch(/data-label|Obsah/);
    await expect(cards.row('reg-1').locator('td[data-empty]').first()).toBeHidden();

    await open(page, GEOSNAKE);
    const figures = reference(page, 'adxl-data-rates');
    const header = figures.row('odr-3').locator('th');
    const last = figures.row('odr-3').locator('td').last();
    const before = {header: await header.boundingBox(), last: await last.boundingBox()};
    await figures.table.evaluate((table) => table.parentElement?.scrollBy({left: 60, behavior: 'instant'}));
    expect((await header.boundingBox())?.x).toBe(before.header?.x);
    expect((await last.boundingBox())?.x).toBeCloseTo((before.last?.x ?? 0) - 60, 0);
    // Where the browser shows a scrollbar, it takes its width.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
