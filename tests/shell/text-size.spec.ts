import {expect, open, test} from '../support/test';

/** A page of each kind, some in Czech and some in English. */
const PAGES = [
  '/',
  '/docs/web-portal/charts/basics/',
  '/en/docs/category/data/',
  '/blog/',
  '/en/glossary/',
  '/en/search/?q=modbus',
];

/** Names `page` if it is wider than the window, and the navbar items outside of the window or below the navbar. */
function cutOff(): string[] {
  const page = document.documentElement;
  const barBottom = document.querySelector('nav.navbar')?.getBoundingClientRect().bottom ?? 0;
  const outside = [...document.querySelectorAll('nav.navbar :is(a, button)')].filter((item) => {
    const {left, right, bottom} = item.getBoundingClientRect();
    return item.checkVisibility() && (left < 0 || right > innerWidth || bottom > barBottom + 1);
  });
  return [...(page.scrollWidth > innerWidth ? ['page'] : []), ...outside.map(({textContent}) => textContent)];
}

test('text of twice the size keeps every page in the window @desktop', async ({page}) => {
  for (const address of PAGES) {
    await open(page, address);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    // Polled, because the bar takes some frames to wrap.
    await expect.poll(() => page.evaluate(cutOff), address).toEqual([]);
  }
});
