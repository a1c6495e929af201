import fs from 'node:fs/promises';
import type {Locator, Page} from '@playwright/test';
import {load} from 'cheerio';
import {DEFAULT_LOCALE, LOCALES, type Locale} from '../src/config/locales';
import {REFERENCE_TABLE_NAMES, referenceTables, type ReferenceTableName} from '../src/data/tables';
import {CONTRAST, accessibilityProblems, showColorMode} from './support/axe';
import {prefix, sitemapPages} from './support/pages';
import {readBuild} from './support/sites';
import {expect, open, test} from './support/test';
import {text} from './support/texts';

const LASER = '/docs/hardware/laser/modbus/';
const GEOSNAKE = '/docs/hardware/geosnake/bluetooth/';

/** The table of that caption, with its tools. */
function reference(page: Page, locale: Locale, name: ReferenceTableName) {
  const {title, rows} = referenceTables[name](locale);
  const root = page
    .locator('[data-reference-table]')
    .filter({has: page.getByRole('table', {name: title, exact: true})});
  return {
    root,
    rows: rows.length,
    table: root.getByRole('table'),
    filter: root.getByRole('searchbox', {name: text(locale, 'site.referenceTable.filter')}),
    status: root.getByRole('status'),
    row: (id: string) => root.locator(`tr[id="${id}"]`),
    shownRows: root.locator('tr[id]:not([id|="commands"]):visible'),
    download: (format: 'CSV' | 'JSON') =>
      root.getByRole('link', {name: text(locale, 'site.referenceTable.downloadLabel', {format, title})}),
  };
}

/** Announcement for a number of rows, in the plural form of the language. */
function announced(locale: Locale, count: number, total: number): string {
  const forms = text(locale, 'site.referenceTable.count', {count: String(count), total: String(total)}).split('|');
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
  const rules = new Intl.PluralRules(locale);
  const categories = order.filter((category) => rules.resolvedOptions().pluralCategories.includes(category));
  return forms[categories.indexOf(rules.select(count))] ?? '';
}

/** Waits until a row has another background than a plain one, or the same. */
async function expectMarked(row: Locator, plain: Locator, isMarked = true): Promise<void> {
  const background = (of: Locator) =>
    of
      .locator('td')
      .last()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  await expect.poll(async () => (await background(row)) !== (await background(plain))).toBe(isMarked);
}

for (const locale of LOCALES) {
  const at = (path: string) => `${prefix(locale)}${path}`;

  test.describe(`reference tables in ${locale}`, {tag: locale === DEFAULT_LOCALE ? [] : '@full'}, () => {
    test('stand on a page each, with caption, headers, every row, and files to download', () => {
      const missing = new Set(REFERENCE_TABLE_NAMES);
      for (const {path} of sitemapPages(locale)) {
        const html = readBuild(`${path}index.html`);
        // Parsing is slow, and most pages have none.
        const page = load(html.includes('data-reference-table') ? html : '');
        for (const element of page('[data-reference-table]').toArray()) {
          const table = page(element);
          const name = table.attr('data-reference-table') as ReferenceTableName;
          const {rows, columns} = referenceTables[name](locale);
          const shown = columns.filter(({only}) => only !== 'download');
          missing.delete(name);
          expect.soft(table.find('caption').length, name).toBe(1);
          expect.soft(table.find('th[scope=col]').length, name).toBe(shown.length);
          expect.soft(table.find('th[scope=row]').length, name).toBe(rows.length);
          for (const format of ['csv', 'json']) {
            const file = at(`/downloads/${name}.${format}`);
            expect.soft(table.find(`a[href="${file}"]`).length, file).toBe(1);
            expect.soft(readBuild(file), file).not.toBe('');
          }
        }
      }
      expect([...missing]).toEqual([]);
    });

    test('are filtered without regard to diacritics, and announce the number of rows', async ({page}) => {
      await open(page, at(GEOSNAKE));
      const {filter, status, shownRows, row, rows} = reference(page, locale, 'geosnake-commands');
      await expect(status).toBeEmpty();
      await expect(shownRows).toHaveCount(rows);

      await filter.fill(locale === 'cs' ? 'NADVZORKOVANI' : 'OVERSAMPLING');
      await expect(shownRows).toHaveCount(2);
      await expect(row('cmd-set_mlx_osr')).toBeVisible();
      await expect(row('cmd-restart')).toBeHidden();
      await expect(status).toHaveText(announced(locale, 2, rows));

      await filter.fill('mlx');
      await expect(shownRows).toHaveCount(10);
      await expect(status).toHaveText(announced(locale, 10, rows));
      await expect(page.locator('#commands-mlx')).toBeVisible();
      await expect(page.locator('#commands-adxl')).toBeHidden();

      await filter.fill('');
      await expect(status).toBeEmpty();
      await expect(shownRows).toHaveCount(rows);
    });

    test('say that no row matches, and are printed complete without their tools', async ({page}) => {
      await open(page, at(LASER));
      const {filter, status, shownRows, download, rows} = reference(page, locale, 'laser-registers');
      await filter.fill('qqq');
      await expect(shownRows).toHaveCount(0);
      await expect(status).toHaveText(announced(locale, 0, rows));
      expect(await accessibilityProblems(page, {except: []}, '[data-reference-table]')).toEqual([]);
      await showColorMode(page, 'dark');
      expect(await accessibilityProblems(page, {only: [CONTRAST]}, '[data-reference-table]')).toEqual([]);
      await filter.fill('Wi-Fi');
      await expect(shownRows).toHaveCount(1);
      await page.emulateMedia({media: 'print'});
      await expect(shownRows).toHaveCount(rows);
      await expect(filter).toBeHidden();
      await expect(download('CSV')).toBeHidden();
    });

    test('have an address for every row, marked when it is followed', async ({page}) => {
      await open(page, at(`${LASER}#reg-5`));
      const {row, root, filter} = reference(page, locale, 'laser-registers');
      await expect(row('reg-5')).toBeInViewport();
      await expectMarked(row('reg-5'), row('reg-4'));
      await root
        .getByRole('link', {name: text(locale, 'site.referenceTable.rowLink', {row: '7'}), exact: true})
        .click();
      await expect(page).toHaveURL(/#reg-7$/);
      await expectMarked(row('reg-5'), row('reg-4'), false);
      await expectMarked(row('reg-7'), row('reg-4'));

      // A link to a filtered row shows it again.
      await filter.fill('Wi-Fi');
      await expect(row('reg-3')).toBeHidden();
      await page.evaluate(() => location.assign('#reg-3'));
      await expect(row('reg-3')).toBeInViewport();
      await expect(filter).toHaveValue('');
    });

    test('are downloaded as CSV for the spreadsheet of the language', async ({page}) => {
      await open(page, at(GEOSNAKE));
      const {download, rows} = reference(page, locale, 'adxl-data-rates');

      const [csvFile] = await Promise.all([page.waitForEvent('download'), download('CSV').click()]);
      expect(csvFile.suggestedFilename()).toBe('adxl-data-rates.csv');
      const csv = await fs.readFile(await csvFile.path());
      expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const lines = csv.toString('utf8').slice(1).split('\r\n');
      expect(lines).toHaveLength(rows + 2);
      expect(lines[7]).toBe(locale === 'cs' ? '6;62,5;15,63;32,768;0,0305' : '6,62.5,15.63,32.768,0.0305');
    });
  });

  test.describe(`reference tables in ${locale} without JavaScript`, () => {
    test.use({javaScriptEnabled: false});

    test('show every row, mark the one followed, and can be downloaded', async ({page}) => {
      await page.goto(at(`${LASER}#reg-5`));
      const {shownRows, rows, filter, download, row} = reference(page, locale, 'laser-registers');
      await expect(shownRows).toHaveCount(rows);
      await expect(filter).toHaveCount(0);
      await expect(download('CSV')).toHaveAttribute('href', at('/downloads/laser-registers.csv'));
      await expectMarked(row('reg-5'), row('reg-4'));
    });
  });
}

test.describe('reference tables on a narrow screen', () => {
  test.use({viewport: {width: 320, height: 700}});

  test('become cards with column names, or scroll with a sticky first column @both', async ({page}) => {
    await open(page, LASER);
    const cards = reference(page, 'cs', 'laser-registers');
    const cell = cards.row('reg-7').locator('td').first();
    await expect(cell).toHaveAttribute('data-label', 'Obsah');
    // Firefox names the attribute, Chromium its value.
    expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toMatch(/data-label|Obsah/);
    await expect(cards.row('reg-1').locator('td[data-empty]').first()).toBeHidden();

    await open(page, GEOSNAKE);
    const figures = reference(page, 'cs', 'adxl-data-rates');
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
