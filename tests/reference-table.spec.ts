import type {Page} from '@playwright/test';
import {referenceTables, type ReferenceTableName} from '../src/data/tables';
import {expectAccessible} from './support/axe';
import {expect, open, test} from './support/test';
import {text} from './support/texts';

const LASER = '/docs/hardware/laser/modbus/';
const GEOSNAKE = '/docs/hardware/geosnake/bluetooth/';

/** Finds a reference table by its caption, and the parts and controls of the table. */
function reference(page: Page, name: ReferenceTableName) {
  const {title} = referenceTables[name]('cs');
  const root = page
    .locator('[data-reference-table]')
    .filter({has: page.getByRole('table', {name: title, exact: true})});
  return {
    root,
    table: root.getByRole('table'),
    row: (id: string) => root.locator(`tr[id="${id}"]`),
    download: (format: 'CSV' | 'JSON') =>
      root.getByRole('link', {name: text('cs', 'site.referenceTable.downloadLabel', {format, title})}),
  };
}

test('a table is printed without its downloads', async ({page}) => {
  await open(page, '/docs/web-portal/construction/measurement-point/used-params/');
  const {table, download} = reference(page, 'parameter-groups');
  await expectAccessible(page, '[data-reference-table=parameter-groups]');
  await expect(download('CSV')).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(table).toBeVisible();
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
