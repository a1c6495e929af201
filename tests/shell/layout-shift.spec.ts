import type {Page} from '@playwright/test';
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

/** Appearance and place of one element of each kind, told apart by its name, its classes and those of its parent. */
const readLook = (page: Page) =>
  page.evaluate(async () => {
    // Fonts that come meanwhile would change the page too; `fonts.ready` waits for stylesheets.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    // Nobody points at anything at the first paint, and how far an animation is depends on the time.
    const later = /^(?:-webkit-)?(?:transition|animation|cursor|stroke-dashoffset|opacity|scale)/;
    const looks: Record<string, string[]> = {};
    for (const element of document.querySelectorAll('body *:not(link, script)')) {
      const {x, y, width, height} = element.getBoundingClientRect();
      for (const pseudo of [null, '::before', '::after']) {
        const kind = [element.parentElement, element].map((one) => `${one?.tagName}.${one?.getAttribute('class')}`);
        const style = getComputedStyle(element, pseudo);
        looks[`${kind.join(' ')}${pseudo ?? ''}`] ??= [
          [x, y, width, height].map(Math.round).join(),
          ...[...style]
            .filter((property) => !property.startsWith('--') && !later.test(property))
            .map((property) => `${property}: ${style.getPropertyValue(property)}`),
        ];
      }
    }
    return looks;
  });

for (const [address, mode, tag] of [
  ['/', 'dark', '@both'],
  ['/docs/mobile-app/intro/', 'light', '@both'],
  ['/en/blog/', 'dark', '@desktop'],
  ['/en/search/', 'light', '@desktop'],
  ['/docs/web-portal/charts/basics/', 'dark', '@full'],
  ['/docs/hardware/geosnake/modbus/', 'light', '@full'],
  ['/blog/rs485-wiring-mistakes/', 'light', '@full'],
  ['/en/field-card/', 'light', '@full'],
  ['/en/glossary/', 'dark', '@full'],
  ['/404.html', 'dark', '@full'],
] as const) {
  test(`the whole stylesheet changes nothing that is painted on ${address} in ${mode} mode ${tag}`, async ({page}) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await page.route('**/*.css', async (route) => {
      await released;
      await route.continue();
    });
    // Hydration would change the page too.
    await page.route('**/*.js', () => undefined);
    await page.goto(address, {waitUntil: 'commit'});
    const links = page.locator('body > link[rel=stylesheet]');
    await expect(links).not.toHaveCount(0);
    expect(await page.locator('head link[rel=stylesheet]').count(), 'no stylesheet blocks the first paint').toBe(0);
    const before = await readLook(page);
    release();
    await expect
      .poll(() => links.evaluateAll((all: HTMLLinkElement[]) => all.every(({sheet}) => sheet !== null)))
      .toBe(true);
    const after = await readLook(page);
    const changed = Object.entries(after).flatMap(([kind, look]) =>
      look.filter((line, index) => line !== before[kind]?.[index]).map((line) => `${kind} ${line}`),
    );
    expect(Object.keys(before).length).toBeGreaterThan(20);
    expect(changed.slice(0, 20)).toEqual([]);
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
