import {LOCALES} from '../../src/config/locales';
import {prefix} from '../support/pages';
import {navbar} from '../support/shell';
import {expect, open, test} from '../support/test';

/** A page of each kind. */
const PAGES = [
  '/',
  '/docs/web-portal/charts/basics/',
  '/docs/category/data/',
  '/blog/',
  '/glossary/',
  '/search/?q=modbus',
];

for (const locale of LOCALES) {
  test(`text of twice the size keeps every page in the window (${locale}) @desktop`, async ({page}) => {
    for (const address of PAGES) {
      await open(page, prefix(locale) + address);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      // The bar takes some frames to wrap.
      await expect(async () => {
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(tooWide, address).toBeLessThanOrEqual(0);
        // Nothing in the bar is cut off or covered.
        const bar = await navbar(page, locale).boundingBox();
        for (const item of await navbar(page, locale).locator('a:visible, button:visible').all()) {
          const box = await item.boundingBox();
          expect(box && bar && box.x >= 0 && box.x + box.width <= 1280 && box.y + box.height <= bar.height + 1).toBe(
            true,
          );
        }
      }).toPass({timeout: 7000});
    }
  });
}
