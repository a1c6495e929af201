import {referenceTables, type ReferenceTableName} from '../src/data/tables';
import {prefix, sampledLocales} from './support/pages';
import {expect, open, test} from './support/test';

const SHEETS = {
  dynasense: 'sheet-dynasense',
  'geosnake-rs485': 'sheet-geosnake',
  'geosnake-logger': 'sheet-logger',
  laser: 'sheet-laser',
} as const satisfies Record<string, ReferenceTableName>;

test('each device has a sheet of at most two pages of paper', async ({page, browserName}) => {
  test.skip(browserName !== 'chromium', 'only Chromium makes PDF');
  for (const [index, [name, table]] of Object.entries(SHEETS).entries()) {
    for (const locale of sampledLocales(index)) {
      await open(page, `${prefix(locale)}/device-sheets/${name}/`);
      await expect(page.getByRole('rowheader')).toHaveCount(referenceTables[table](locale).rows.length);
      const pdf = (await page.pdf({format: 'A4', preferCSSPageSize: true})).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, name).toBeLessThanOrEqual(2);
    }
  }
});
