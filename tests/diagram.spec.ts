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
  '/docs/hardware/intro/',
  '/docs/hardware/geosnake/modbus/',
  '/docs/hardware/laser/modbus/',
  '/docs/hardware/laser/bluetooth/',
  '/docs/mobile-app/ble-basics/intro/',
];
const PAGE = '/docs/hardware/geosnake/modbus/';
const MODES = ['light', 'dark'] as const;

const enlargeButton = (page: Page, locale: Locale): Locator =>
  page.getByRole('button', {name: textPattern(locale, 'site.diagram.enlargeLabel')});

/** The figure around the button, so that pictures of another kind do not count. */
const figure = (page: Page): Locator =>
  page.getByRole('figure').filter({has: page.locator('button[aria-haspopup=dialog]')});

/** Texts of the arrangement that shows, and whether each lies inside of the drawing and at which size. */
function shownTexts(drawing: Locator): Promise<{words: string; inside: boolean; size: number}[]> {
  return drawing.evaluate((element) => {
    const [shown] = [...element.querySelectorAll('svg')].filter((svg) => svg.checkVisibility());
    const frame = shown?.getBoundingClientRect();
    return [...(shown?.querySelectorAll('text') ?? [])].map((label) => {
      const box = label.getBoundingClientRect();
      const scale = label.getScreenCTM()?.a ?? 0;
      return {
        words: label.textContent,
        inside:
          frame !== undefined &&
          box.left >= frame.left - 1 &&
          box.right <= frame.right + 1 &&
          box.top >= frame.top - 1 &&
          box.bottom <= frame.bottom + 1,
        size: scale * parseFloat(getComputedStyle(label).fontSize),
      };
    });
  });
}

for (const locale of LOCALES) {
  test(`every diagram is one picture with a name, legible at 320 px: ${locale}`, async ({page}) => {
    for (const route of PAGES) {
      await open(page, `${prefix(locale)}${route}`);
      const pictures = figure(page).getByRole('img');
      await expect(pictures, route).toHaveCount(1);
      expect((await pictures.getAttribute('aria-label'))?.length, route).toBeGreaterThan(60);
      await expect(figure(page).locator('figcaption')).not.toBeEmpty();
      for (const width of [1280, 768, 320]) {
        await page.setViewportSize({width, height: 800});
        await expect(pictures.locator('svg').filter({visible: true}), `${route} at ${width}`).toHaveCount(1);
        const found = await shownTexts(pictures);
        expect(found.length, route).toBeGreaterThan(4);
        expect(
          found.filter(({inside}) => !inside).map(({words}) => words),
          `${route} at ${width}: leave the drawing`,
        ).toEqual([]);
        expect(
          found.filter(({size}) => size < 12).map(({words}) => words),
          `${route} at ${width}: too small`,
        ).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${route}: sideways scroll`).toBe(
          width,
        );
      }
    }
  });

  test(`opens on the whole screen and closes again @both: ${locale}`, async ({page}) => {
    await open(page, `${prefix(locale)}${PAGE}`);
    const button = enlargeButton(page, locale);
    const dialog = page.getByRole('dialog');
    const closings: readonly [string, () => Promise<void>][] = [
      ['Escape', () => page.keyboard.press('Escape')],
      ['button', () => dialog.getByRole('button', {name: text(locale, 'site.diagram.close')}).click()],
    ];
    for (const [name, close] of closings) {
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      const caption = await figure(page).locator('figcaption').innerText();
      await expect(dialog).toHaveAccessibleName(caption);
      await expect(dialog.getByRole('img')).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null), 'focus inside').toBe(true);
      const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
      expect(await dialog.boundingBox()).toEqual({x: 0, y: 0, width, height});
      const cramped = await dialog
        .getByRole('button')
        .evaluateAll((buttons) => buttons.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).length);
      expect(cramped, 'buttons narrower than their text').toBe(0);
      await close();
      await expect(dialog, `closed by ${name}`).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });
}

test('the enlarged diagram is larger than the one on the page', async ({page}) => {
  await open(page, PAGE);
  const before = await shownTexts(figure(page).getByRole('img'));
  await enlargeButton(page, 'cs').click();
  const after = await shownTexts(page.getByRole('dialog').getByRole('img'));
  expect(Math.min(...after.map(({size}) => size))).toBeGreaterThan(1.2 * Math.min(...before.map(({size}) => size)));
});

test('follows the colour mode, and has no problem of accessibility in either, open or shut @both', async ({page}) => {
  await open(page, PAGE);
  const colors: string[] = [];
  for (const mode of MODES) {
    await showColorMode(page, mode);
    const token = await page.evaluate(() => {
      const probe = document.createElement('span');
      probe.style.color = 'var(--site-text)';
      document.body.append(probe);
      const {color} = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    await expect(figure(page).locator('svg text').first()).toHaveCSS('fill', token);
    colors.push(token);
    expect(await accessibilityProblems(page)).toEqual([]);
    await enlargeButton(page, 'cs').click();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  expect(new Set(colors).size).toBe(MODES.length);
});

test('is printed in dark colours from the dark mode too, without the button', async ({page}) => {
  await open(page, PAGE);
  await showColorMode(page, 'dark');
  await page.emulateMedia({media: 'print'});
  await expect(enlargeButton(page, 'cs')).toBeHidden();
  const drawing = figure(page).getByRole('img');
  await expect(drawing).toBeVisible();
  const strokes = await drawing
    .locator('svg :is(path, text)')
    .filter({visible: true})
    .evaluateAll((shapes) => {
      const light = (color: string) => {
        const parts = color.match(/[\d.]+/g)?.map(Number) ?? [];
        return parts.length >= 3 && parts.slice(0, 3).every((part) => part > 150);
      };
      return shapes.filter((shape) => {
        const {fill, stroke} = getComputedStyle(shape);
        return shape.tagName === 'text' ? light(fill) : fill === 'none' && light(stroke);
      }).length;
    });
  // The marks inside of the coloured circles are white on paper as well.
  const marks = 3;
  expect(strokes).toBe(marks);
});

test('is there without JavaScript and takes the same place as with it', async ({page, browser, baseURL}) => {
  await open(page, PAGE);
  const height = async (on: Page): Promise<number | undefined> => (await figure(on).boundingBox())?.height;
  const withScripts = await height(page);
  const context = await browser.newContext({javaScriptEnabled: false, baseURL, viewport: page.viewportSize()});
  try {
    const plain = await context.newPage();
    await plain.goto(PAGE);
    await expect(figure(plain).getByRole('img')).toBeVisible();
    await expect(figure(plain).locator('button')).toBeHidden();
    expect(await height(plain)).toBeCloseTo(withScripts ?? 0, 0);
  } finally {
    await context.close();
  }
});
