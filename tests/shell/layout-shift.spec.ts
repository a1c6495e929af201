import {layoutShift, navbar, recordLayoutShift} from '../support/shell';
import {expect, open, test} from '../support/test';

/** Long enough that the text is painted in the fallback font first. */
const FONT_DELAY_MS = 800;

for (const address of ['/', '/docs/web-portal/charts/basics/', '/blog/', '/en/docs/hardware/geosnake/modbus/']) {
  test(`nothing moves on ${address} while it loads, with slow fonts`, async ({page}) => {
    let fonts = 0;
    await page.route('**/*.woff2', async (route) => {
      fonts += 1;
      await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
      await route.continue();
    });
    await recordLayoutShift(page);
    await open(page, address);
    await page.evaluate(async () => {
      await document.fonts.ready;
      // Shifts by late fonts are recorded with the next frames.
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    const {sum, moved} = await layoutShift(page);
    expect(sum, moved.join('\n')).toBeLessThan(0.01);
    expect(fonts, 'the page uses own fonts, so the delay was felt').toBeGreaterThan(0);
  });
}

test('no stylesheet and no font blocks the first paint; what a document lacks is fetched once @desktop', async ({
  page,
}) => {
  const stylesheets: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && stylesheets.push(request.url()));
  await open(page, '/docs/mobile-app/intro/');
  await expect(page.locator('head style[data-href]')).toHaveCount(1);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(0);
  expect(stylesheets).toEqual([]);
  await navbar(page).locator('a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  await navbar(page).getByRole('link', {name: 'Hardware'}).click();
  await expect(page).toHaveURL('/docs/hardware/intro/');
  expect(stylesheets).toEqual([expect.stringMatching(/assets\/css\/pages\./)]);
});
