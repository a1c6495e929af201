import type {Page} from '@playwright/test';
import type {Locale} from '../src/config/locales';
import {GLOSSARY} from '../src/data/glossary';
import {expectAccessible} from './support/axe';
import {prefix} from './support/pages';
import {expect, open, test} from './support/test';
import {text} from './support/texts';
import {wrapTextNodes} from './support/translate';

/** A page whose first paragraph uses a key term. */
const DOC = '/docs/web-portal/charts/basics/';

const definition = (locale: Locale) =>
  GLOSSARY.find((candidate) => candidate.id === 'measurement-point')?.definition[locale] ?? '';

/** Replaces the non-breaking spaces of the build for comparisons. */
const plain = (value: string | null) => value?.replaceAll('\u00A0', ' ');

const word = (page: Page, locale: Locale) =>
  page.locator(`main a[href="${prefix(locale)}/glossary/#measurement-point"]`).first();

test('a letter leads to its terms', async ({page}) => {
  await open(page, '/glossary/');
  await page
    .getByRole('navigation', {name: text('cs', 'site.glossary.letters')})
    .getByRole('link', {name: 'Ř', exact: true})
    .click();
  await expect(page).toHaveURL(/\/glossary\/#letter-r-caron$/);
  await expect(page.locator('[id="letter-r-caron"]')).toBeInViewport();
});

const popover = (page: Page) => page.locator('[popover]:popover-open');

test('Enter shows the definition, Escape hides it, the next link leads to the glossary', async ({page}) => {
  await open(page, `/en${DOC}`);
  const term = word(page, 'en');
  const tops = () =>
    page.locator('main p').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
  const before = await tops();
  expect(plain(await term.getAttribute('title'))).toBe(definition('en'));
  await term.press('Enter');
  await expect(popover(page)).toBeVisible();
  expect(plain(await popover(page).locator('span').textContent())).toBe(definition('en'));
  expect(await term.getAttribute('title'), 'a second, native tooltip').toBeNull();
  expect(await tops(), 'nothing moves').toEqual(before);
  await expectAccessible(page, 'main p:has([popover])');
  await page.keyboard.press('Escape');
  await expect(popover(page)).toHaveCount(0);
  await expect(term).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/glossary\/#measurement-point$/);
  await expect(page.locator('[id="measurement-point"]')).toBeInViewport();
});

test('a word that is followed at the very moment of closing shows its definition again', async ({page}) => {
  await open(page, `/en${DOC}`);
  const term = word(page, 'en');
  await term.press('Enter');
  await expect(popover(page)).toBeVisible();
  await term.evaluate(async (element: HTMLElement) => {
    const shown = element.nextElementSibling as HTMLElement;
    const toggled = new Promise((resolve) => shown.addEventListener('toggle', resolve, {once: true}));
    shown.hidePopover();
    element.click();
    await toggled;
  });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(popover(page)).toBeVisible();
});

test('a word shows its definition on a page that the browser has translated', async ({page}) => {
  await open(page, `/en${DOC}`);
  await wrapTextNodes(page);
  for (let press = 0; press < 2; press++) {
    await word(page, 'en').click();
    await expect(popover(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popover(page)).toHaveCount(0);
  }
  await word(page, 'en').click();
  await popover(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/glossary\/#measurement-point$/);
  await page.goBack();
  await expect(page).toHaveURL(`/en${DOC}`);
});

test('a click or tap shows the definition inside the window, another one elsewhere hides it @both', async ({page}) => {
  await open(page, DOC);
  await word(page, 'cs').click();
  const box = await popover(page).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0)).toBe(true);
  await expect(page).toHaveURL(new RegExp(`${DOC}$`));
  await page.getByRole('heading', {level: 1}).click();
  await expect(popover(page)).toHaveCount(0);
  await word(page, 'cs').click();
  await page.getByRole('link', {name: text('cs', 'site.term.more')}).click();
  await expect(page).toHaveURL(/\/glossary\/#measurement-point$/);
});
