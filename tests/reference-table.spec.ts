import type {Locator, Page} from '@playwright/test';
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

/** Announcement for a number of rows, in the Czech plural form. */
function announced(count: number, total: number): string {
  const forms = text('cs', 'site.referenceTable.count', {count: String(count), total: String(total)}).split('|');
  return forms[['one', 'few', 'many', 'other'].indexOf(new Intl.PluralRules('cs').select(count))] ?? '';
}

/** Waits until the background of `row` differs from that of `plain`, or equals it if `isMarked` is `false`. */
async function expectMarked(row: Locator, plain: Locator, isMarked = true): Promise<void> {
  const background = (of: Locator) =>
    of
      .locator('td')
      .last()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  await expect.poll(async () => (await background(row)) !== (await background(plain))).toBe(isMarked);
}

test('a table is filtered without regard to diacritics, and announces the number of rows', async ({page}) => {
  await open(page, GEOSNAKE);
  const {filter, status, shownRows, row, rows} = reference(page, 'geosnake-commands');
  await expect(status).toBeEmpty();
  await expect(shownRows).toHaveCount(rows);
  for (const [query, count] of [
    ['NADVZORKOVANI', 2],
    ['mlx', 10],
  ] as const) {
    await filter.fill(query);
    await expect(shownRows).toHaveCount(count);
    await expect(status).toHaveText(announced(count, rows));
  }
  await expect(row('cmd-restart')).toBeHidden();
  await expect(page.locator('#commands-mlx')).toBeVisible();
  await expect(page.locator('#commands-adxl')).toBeHidden();
  await filter.fill('');
  await expect(status).toBeEmpty();
  await expect(shownRows).toHaveCount(rows);
});

test('a table says that no row matches, and is printed complete without its tools', async ({page}) => {
  await open(page, '/docs/web-portal/construction/measurement-point/used-params/');
  const {filter, status, shownRows, download, rows} = reference(page, 'parameter-groups');
  await filter.fill('qqq');
  await expect(shownRows).toHaveCount(0);
  await expect(status).toHaveText(announced(0, rows));
  await expectAccessible(page, '[data-reference-table=parameter-groups]');
  await filter.fill('teplotni kompenzace');
  await expect(shownRows).toHaveCount(1);
  await page.emulateMedia({media: 'print'});
  await expect(shownRows).toHaveCount(rows);
  await expect(filter).toBeHidden();
  await expect(download('CSV')).toBeHidden();
});

test('every row has an address, and is marked when it is followed', async ({page}) => {
  await open(page, `${LASER}#reg-5`);
  const {row, root} = reference(page, 'laser-registers');
  await expect(row('reg-5')).toBeInViewport();
  await expectMarked(row('reg-5'), row('reg-4'));
  await root.getByRole('link', {name: text('cs', 'site.referenceTable.rowLink', {row: '7'}), exact: true}).click();
  await expect(page).toHaveURL(/#reg-7$/);
  await expectMarked(row('reg-5'), row('reg-4'), false);
  await expectMarked(row('reg-7'), row('reg-4'));
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

test('filters work on a page that the browser has translated', async ({page}) => {
  await open(page, LASER);
  const {filter, status} = reference(page, 'laser-registers');
  for (const [query, count] of [
    ['qqq', /^0/],
    ['', /^$/],
    ['Wi-Fi', /\d/],
  ] as const) {
    await wrapTextNodes(page);
    await filter.fill(query);
    await expect(status).toHaveText(count);
  }
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
