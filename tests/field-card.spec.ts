import type {Page} from '@playwright/test';
import {accessibilityProblems} from './support/axe';
import {prefix, sampledLocales} from './support/pages';
import {expect, open, test} from './support/test';
import {text} from './support/texts';

const ADDRESS = '/field-card/';

const boxes = (page: Page) => page.getByRole('main').getByRole('checkbox');
const ticked = (page: Page) => boxes(page).and(page.locator(':checked'));
/** Clicks a checkbox where its text begins: the checkbox covers its text, but a link at the end covers the checkbox. */
const tap = (page: Page, index: number) =>
  boxes(page)
    .nth(index)
    .click({position: {x: 60, y: 20}});
const clear = (page: Page) => page.getByRole('button', {name: text('cs', 'site.checklist.clear'), exact: true});

test('check marks survive a reload, are the same in both languages, and are cleared', async ({page}) => {
  await open(page, ADDRESS);
  await expect(ticked(page)).toHaveCount(0);
  await test.step('with the mouse on the text, and with the keyboard', async () => {
    await tap(page, 2);
    await boxes(page).nth(7).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(ADDRESS);
    await expect(ticked(page)).toHaveCount(2);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
  for (const address of [ADDRESS, `/en${ADDRESS}`]) {
    await open(page, address);
    await expect(ticked(page)).toHaveCount(2);
    await expect(boxes(page).nth(7)).toBeChecked();
  }
  await open(page, ADDRESS);
  await clear(page).click();
  await expect(ticked(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({hasText: text('cs', 'site.checklist.cleared')})).toBeAttached();
});

test('at most 20 steps, each with a link of its own and a row for a thumb', async ({page}) => {
  await open(page, ADDRESS);
  const names = await boxes(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).name));
  expect(names.length).toBeGreaterThan(10);
  expect(names.length).toBeLessThanOrEqual(20);
  expect(new Set(names).size).toBe(names.length);
  const heights = await boxes(page).evaluateAll((all) => all.map((box) => box.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await page.getByRole('main').getByRole('link', {name: 'Síla signálu'}).click();
  await expect(page).toHaveURL('/docs/mobile-app/ble-basics/intro/#signal');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the card can be ticked and cleared', async ({page}) => {
    await page.goto(ADDRESS);
    await tap(page, 1);
    await expect(ticked(page)).toHaveCount(1);
    await clear(page).click();
    await expect(ticked(page)).toHaveCount(0);
  });
});

test('on paper the card is one sheet with boxes and without controls', async ({page, browserName}) => {
  test.skip(browserName !== 'chromium', 'only Chromium makes PDF');
  for (const locale of sampledLocales(0)) {
    await open(page, prefix(locale) + ADDRESS);
    await tap(page, 0);
    await page.emulateMedia({media: 'print'});
    await expect(boxes(page).first()).toBeVisible();
    await expect(page.getByRole('main').locator('button:visible, li a:visible')).toHaveCount(0);
    const pdf = await page.pdf({format: 'A4', preferCSSPageSize: true});
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({media: 'screen'});
  }
});
