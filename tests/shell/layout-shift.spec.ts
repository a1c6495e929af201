import type {Page, Route} from '@playwright/test';
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

/** Appearance and place of everything in the page, one line per element. */
const readLook = (page: Page) =>
  page.evaluate(() => {
    // Nothing moves and nobody points at anything at the first paint.
    const later = /^(?:-webkit-)?(?:transition|animation|cursor)/;
    return [...document.querySelectorAll('body *:not(link, script)')].flatMap((element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`;
      return [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const values = [...style]
          .filter((property) => !property.startsWith('--') && !later.test(property))
          .map((property) => `${property}: ${style.getPropertyValue(property)}`);
        return [`${name}${pseudo ?? ''}`, [x, y, width, height].join(), ...values];
      });
    });
  });

for (const [address, mode] of [
  ['/', 'dark'],
  ['/docs/web-portal/charts/basics/', 'light'],
  ['/docs/hardware/geosnake/modbus/', 'dark'],
  ['/docs/category/hw-dynasense/', 'light'],
  ['/blog/', 'light'],
  ['/blog/rs485-wiring-mistakes/', 'dark'],
  ['/en/glossary/', 'light'],
  ['/en/field-card/', 'dark'],
  ['/en/search/', 'light'],
  ['/404.html', 'dark'],
] as const) {
  test(`the whole stylesheet changes nothing that is painted on ${address} in ${mode} mode @both`, async ({page}) => {
    const held: Route[] = [];
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await page.route('**/*.css', (route) => void held.push(route));
    // Hydration would change the page too.
    await page.route('**/*.js', () => undefined);
    await page.goto(address, {waitUntil: 'commit'});
    const links = page.locator('body > link[rel=stylesheet]');
    await expect(links).not.toHaveCount(0);
    const before = await readLook(page);
    expect(held.length, 'no stylesheet blocks the first paint').toBe(await links.count());
    for (const route of held) {
      await route.continue();
    }
    await expect.poll(() => links.evaluateAll((all) => all.every((link) => 'sheet' in link && link.sheet))).toBe(true);
    const after = await readLook(page);
    const changed = after.flatMap((look, index) =>
      look.filter((line, part) => line !== before[index]?.[part]).map((line) => `${look[0]} ${line}`),
    );
    expect(changed.slice(0, 20)).toEqual([]);
    expect(after).toHaveLength(before.length);
  });
}

test('no font blocks the first paint; what a document lacks is fetched once @desktop', async ({page}) => {
  const stylesheets: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && stylesheets.push(request.url()));
  await open(page, '/docs/mobile-app/intro/');
  await expect(page.locator('head style')).toHaveCount(1);
  await expect(page.locator('head link[rel=stylesheet], link[rel=preload][as=font]')).toHaveCount(0);
  expect(stylesheets).toEqual([expect.stringMatching(/assets\/css\/styles\./)]);
  await navbar(page).locator('a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  await navbar(page).getByRole('link', {name: 'Hardware'}).click();
  await expect(page).toHaveURL('/docs/hardware/intro/');
  expect(stylesheets.slice(1)).toEqual([expect.stringMatching(/assets\/css\/pages\./)]);
});
