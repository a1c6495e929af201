import type {Locator} from '@playwright/test';
import {prefix, sampledLocales} from './support/pages';
import {expect, open, test} from './support/test';

const PAGES = [
  '/docs/intro/',
  '/docs/web-portal/companies/',
  '/docs/hardware/geosnake/modbus/',
  '/docs/hardware/laser/bluetooth/',
];

/** Finds texts of a drawing that are too small, overlap or lie outside. @returns the number of texts if all are fine */
function textProblems(drawing: Locator): Promise<number | string[]> {
  return drawing.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    const texts = [...element.querySelectorAll('strong, p, li, span')].map((label) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      return {label, words: label.textContent, box: range.getBoundingClientRect()};
    });
    const problems = texts.flatMap(({label, words, box}, index) => {
      const isInside = box.left >= frame.left - 1 && box.right <= frame.right + 1;
      const overlapping = texts
        .slice(index + 1)
        .filter((other) => !label.contains(other.label))
        .filter(
          ({box: {left, right, top, bottom}}) =>
            Math.min(box.right, right) - Math.max(box.left, left) > 2 &&
            Math.min(box.bottom, bottom) - Math.max(box.top, top) > 4,
        );
      return [
        ...(parseFloat(getComputedStyle(label).fontSize) < 12 ? [`“${words}” is too small`] : []),
        ...(isInside ? [] : [`“${words}” leaves the drawing`]),
        ...overlapping.map((other) => `“${words}” and “${other.words}” overlap`),
      ];
    });
    return problems.length > 0 ? problems : texts.length;
  });
}

test('every diagram is one picture with a name, legible at every width and printed', async ({page}) => {
  for (const [index, route] of PAGES.entries()) {
    for (const locale of sampledLocales(index)) {
      await open(page, `${prefix(locale)}${route}`);
      const picture = page.getByRole('main').locator('[role=img]');
      await expect(picture, route).toHaveCount(1);
      expect((await picture.getAttribute('aria-label'))?.length, route).toBeGreaterThan(60);
      await expect(page.locator('figure:has([role=img]) figcaption')).not.toBeEmpty();
      for (const width of [1280, 640, 320]) {
        await page.setViewportSize({width, height: 800});
        expect(await textProblems(picture), `${route} at ${width}`).toBeGreaterThan(4);
      }
    }
  }
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('figure [role=img]')).toBeVisible();
});
