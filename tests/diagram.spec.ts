import type {Locator, Page} from '@playwright/test';
import {LOCALES, type Locale} from '../src/config/locales';
import {accessibilityProblems, showColorMode} from './support/axe';
import {prefix} from './support/pages';
import {expect, open, test} from './support/test';
import {text, textPattern} from './support/texts';

const PAGES = [
  '/docs/intro/',
  '/docs/web-portal/companies/',
  '/docs/web-portal/users/roles/',
  '/docs/hardware/geosnake/modbus/',
  '/docs/hardware/laser/bluetooth/',
  '/docs/mobile-app/ble-basics/intro/',
  '/no-data/',
];
const PAGE = '/docs/hardware/geosnake/modbus/';

const enlargeButton = (page: Page, locale: Locale): Locator =>
  page.getByRole('button', {name: textPattern(locale, 'site.diagram.enlargeLabel')});

/** The figure around the button; other pictures do not count. */
const figure = (page: Page): Locator =>
  page.getByRole('figure').filter({has: page.locator('button[aria-haspopup=dialog]')});

/** Problems of the texts in the visible layout; their number if there are none. */
function textProblems(drawing: Locator): Promise<number | string[]> {
  return drawing.evaluate((element) => {
    const [shown] = [...element.querySelectorAll('svg')].filter((svg) => svg.checkVisibility());
    const frame = shown?.getBoundingClientRect() ?? new DOMRect();
    const texts = [...(shown?.querySelectorAll('text') ?? [])].map((label) => ({
      words: label.textContent,
      box: label.getBoundingClientRect(),
      size: (label.getScreenCTM()?.a ?? 0) * parseFloat(getComputedStyle(label).fontSize),
    }));
    const problems = texts.flatMap(({words, box, size}, index) => [
      ...(size < 12 ? [`“${words}” is too small`] : []),
      ...(box.left < frame.left - 1 ||
      box.right > frame.right + 1 ||
      box.top < frame.top - 1 ||
      box.bottom > frame.bottom + 1
        ? [`“${words}” leaves the drawing`]
        : []),
      ...texts
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 4,
        )
        .map((other) => `“${words}” and “${other.words}” overlap`),
    ]);
    return problems.length > 0 ? problems : texts.length;
  });
}

for (const locale of LOCALES) {
  test(
    `every diagram is one picture with a name, legible at every width: ${locale}`,
    {tag: '@full'},
    async ({page}) => {
      for (const route of PAGES) {
        await open(page, `${prefix(locale)}${route}`);
        const picture = figure(page).getByRole('img');
        await expect(picture, route).toHaveCount(1);
        expect((await picture.getAttribute('aria-label'))?.length, route).toBeGreaterThan(60);
        await expect(figure(page).locator('figcaption')).not.toBeEmpty();
        for (const width of [1280, 768, 320]) {
          await page.setViewportSize({width, height: 800});
          await expect(picture.locator('svg').filter({visible: true}), `${route} at ${width}`).toHaveCount(1);
          expect(await textProblems(picture), `${route} at ${width}`).toBeGreaterThan(4);
          const content = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(content, `${route}: sideways scroll`).toBe(width);
        }
      }
    },
  );

  test(`opens in full screen and closes again @both: ${locale}`, async ({page}) => {
    await open(page, `${prefix(locale)}${PAGE}`);
    const button = enlargeButton(page, locale);
    const dialog = page.getByRole('dialog');
    const caption = await figure(page).locator('figcaption').innerText();
    const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', {name: text(locale, 'site.diagram.close')}).click(),
    ]) {
      await button.press('Enter');
      await expect(dialog).toHaveAccessibleName(caption);
      await expect(dialog.getByRole('img')).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null), 'focus inside').toBe(true);
      expect(await dialog.boundingBox()).toEqual({x: 0, y: 0, width, height});
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });
}

test('follows the colour mode, and is accessible in both, open or closed @both', async ({page}) => {
  await open(page, PAGE);
  const label = figure(page).locator('svg text').first();
  const fill = () => label.evaluate((element) => getComputedStyle(element).fill);
  let before = '';
  for (const mode of ['light', 'dark'] as const) {
    await showColorMode(page, mode);
    await expect.poll(fill).not.toBe(before);
    before = await fill();
    expect(await accessibilityProblems(page, {except: []}, 'figure')).toEqual([]);
    await enlargeButton(page, 'cs').click();
    expect(await accessibilityProblems(page, {except: []}, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('is shown without JavaScript and in print, without the button', async ({page, browser, baseURL}) => {
  await open(page, PAGE);
  await page.emulateMedia({media: 'print'});
  await expect(enlargeButton(page, 'cs')).toBeHidden();
  await expect(figure(page).getByRole('img')).toBeVisible();
  const context = await browser.newContext({javaScriptEnabled: false, baseURL, viewport: page.viewportSize()});
  const withoutScripts = await context.newPage();
  await withoutScripts.goto(PAGE);
  await expect(figure(withoutScripts).getByRole('img')).toBeVisible();
  await expect(figure(withoutScripts).locator('button')).toBeHidden();
  await context.close();
});
