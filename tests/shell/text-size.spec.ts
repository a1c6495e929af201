import {LOCALES} from '../../src/config/locales';
import {prefix} from '../support/pages';
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

/** What is wider than the window, and what of the navbar is cut off or covered. */
function cutOff(): string[] {
  const page = document.documentElement;
  const barBottom = document.querySelector('nav.navbar')?.getBoundingClientRect().bottom ?? 0;
  const outside = [...document.querySelectorAll('nav.navbar :is(a, button)')].filter((item) => {
    const {left, right, bottom} = item.getBoundingClientRect();
    return item.checkVisibility() && (left < 0 || right > innerWidth || bottom > barBottom + 1);
  });
  return [...(page.scrollWidth > innerWidth ? ['page'] : []), ...outside.map(({textContent}) => textContent)];
}

for (const locale of LOCALES) {
  test(`text of twice the size keeps every page in the window (${locale}) @desktop`, async ({page}) => {
    for (const address of PAGES) {
      await open(page, prefix(locale) + address);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      // Polled, because the bar takes some frames to wrap.
      await expect.poll(() => page.evaluate(cutOff), address).toEqual([]);
    }
  });
}
