import {expect, open, test} from './support/test';

const WIDTHS_PX = [360, 768, 1280, 1920];

/** A page of each kind, by the name of its pictures. */
const PAGES = {
  home: '/',
  document: '/docs/web-portal/map/',
  tables: '/en/docs/hardware/geosnake/modbus/',
  category: '/docs/category/bluetooth-komunikace/',
  articles: '/blog/',
  article: '/en/blog/vibration-to-natural-frequency/',
  glossary: '/glossary/',
  search: '/en/search/?q=modbus',
  offline: '/offline/',
  missing: '/docs/web-portal/mapp/',
};

/** Pictures of the whole site to be judged by eye, in `test-results/` and in the report. */
test.describe('look', {tag: '@full'}, () => {
  test.use({allowed: [/status (?:of )?404/]});

  for (const [name, address] of Object.entries(PAGES)) {
    for (const width of WIDTHS_PX) {
      test(`${name} at ${width} px, in both colour modes`, async ({page}, info) => {
        await page.setViewportSize({width, height: width < 500 ? 780 : 900});
        const picture = async (look: string) => {
          const path = info.outputPath(`${name}-${width}-${look}.png`);
          await page.screenshot({path, fullPage: true});
          await info.attach(look, {path, contentType: 'image/png'});
        };
        for (const mode of ['light', 'dark'] as const) {
          await open(page, address);
          await page.evaluate((theme) => localStorage.setItem('theme', theme), mode);
          await open(page, address);
          await page.getByRole('heading', {level: 1}).waitFor();
          // Search results come from a worker.
          await page.waitForLoadState('networkidle');
          await page.waitForTimeout(500);
          await page.evaluate(async () => {
            const shown = [...document.images].filter((image) => image.checkVisibility());
            shown.forEach((image) => (image.loading = 'eager'));
            await Promise.all(shown.map((image) => image.decode()));
          });
          await picture(mode);
          const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(tooWide, mode).toBeLessThanOrEqual(0);
        }
        if (width === 768) {
          await page.emulateMedia({media: 'print'});
          await picture('paper');
        }
      });
    }
  }
});
