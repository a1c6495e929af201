/** What the site leaves to the browser: colors of contrast themes, the place of a target, fields on a touch screen, large text. */
import type {Locator, Page} from '@playwright/test';
import {searchFor, searchHits} from './support/searchDialog';
import {expect, open, test} from './support/test';

/** The colors in which an element is drawn. */
const colors = (element: Locator) =>
  element.evaluate((node) => {
    const {color, backgroundColor, borderColor} = getComputedStyle(node);
    return [color, backgroundColor, borderColor].join(' ');
  });

/** Two states that must look different: address of a page, and selectors of an element in each state. */
const PAIRS = {
  'the present page in the sidebar': [
    '/docs/web-portal/map/',
    '.theme-doc-sidebar-menu [aria-current=page]:not(.menu__link--sublist)',
    '.theme-doc-sidebar-menu a.menu__link:not([aria-current]):visible',
  ],
  'the present section in the contents': [
    '/docs/web-portal/map/#problems',
    '.table-of-contents__link--active',
    '.table-of-contents__link:not(.table-of-contents__link--active)',
  ],
  'the row that a link leads to': [
    '/docs/hardware/geosnake/bluetooth/#cmd-restart',
    'tr[data-targeted] td:last-child',
    'tr[id]:not([data-targeted]) td:last-child',
  ],
  'the term that a link leads to': ['/glossary/#strain', 'dl > :target', 'dl > [id]:not(:target)'],
  'the present language': [
    '/docs/web-portal/map/',
    '.dropdown__link--active',
    '.dropdown__link:not(.dropdown__link--active)',
  ],
  'the chosen area of the search': ['/search/?q=baterie', '[aria-pressed=true]', '[aria-pressed=false]'],
  'a matched word': ['/search/?q=baterie', 'main ol mark', 'main ol mark + span'],
} as const;

/** Runs `look` with a light and with a dark contrast theme. */
async function inContrastThemes(page: Page, look: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    await test.step(colorScheme, look);
  }
}

test('contrast themes, light and dark, tell states apart', async ({page}) => {
  for (const [name, [address, chosen, other]] of Object.entries(PAIRS)) {
    await page.goto('about:blank');
    await open(page, address);
    await inContrastThemes(page, async () => {
      await expect(page.locator(chosen).last(), name).toBeAttached();
      const look = () => Promise.all([chosen, other].map((selector) => colors(page.locator(selector).last())));
      await expect.poll(async () => new Set(await look()).size, name).toBe(2);
    });
  }
  await open(page, '/field-card/');
  await page.getByRole('checkbox').first().press('Space');
  await searchFor(page, 'baterie');
  await expect(searchHits(page).first()).toBeVisible();
  await inContrastThemes(page, async () => {
    const boxes = () =>
      Promise.all(
        [true, false].map((checked) =>
          page
            .locator(`input[type=checkbox]${checked ? ':checked' : ':not(:checked)'}`)
            .first()
            .evaluate((node) => getComputedStyle(node, '::before').backgroundColor),
        ),
      );
    await expect.poll(async () => new Set(await boxes()).size, 'a checked step').toBe(2);
    const hits = () => Promise.all([0, 1].map((place) => colors(searchHits(page).nth(place))));
    await expect.poll(async () => new Set(await hits()).size, 'the selected hit').toBe(2);
  });
});

const TARGETS = ['/docs/web-portal/dashboard/', '/docs/hardware/geosnake/bluetooth/', '/glossary/'];
const WINDOWS = [
  {width: 1280, height: 800},
  // The narrowest with all items in the bar.
  {width: 997, height: 800},
  // Of a window of 1280 × 1024 at 400 %.
  {width: 320, height: 256},
];

test('the target of a link lies just under the bar', async ({page}) => {
  for (const address of TARGETS) {
    await open(page, address);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      const distances = await page.evaluate(() => {
        const bar = document.querySelector('.navbar')?.getBoundingClientRect().height ?? 0;
        const all = [...document.querySelectorAll(':is(.markdown :is(h2, h3), tr, dl > *)[id]')];
        return all.slice(1, 12).flatMap((target) => {
          target.scrollIntoView();
          const isLast = innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
          return isLast || !target.checkVisibility() ? [] : [target.getBoundingClientRect().top - bar];
        });
      });
      expect(distances.length, address).toBeGreaterThan(0);
      expect(Math.min(...distances), `${address} at ${size.width} px`).toBeGreaterThan(-1);
      expect(Math.max(...distances), `${address} at ${size.width} px`).toBeLessThan(33);
    }
  }
});

const FIELDS = ['/search/', '/docs/hardware/geosnake/modbus/', '/docs/hardware/geosnake/bluetooth/'];

test('a phone does not enlarge the page at a field: letters of at least 16 px', async ({page}) => {
  for (const address of FIELDS) {
    await open(page, address);
    const fields = page.locator('input:not([type=checkbox], [type=radio]), select, textarea');
    const sizes = await fields.evaluateAll((all) => all.map((field) => parseFloat(getComputedStyle(field).fontSize)));
    expect(sizes, address).not.toEqual([]);
    expect(Math.min(...sizes), address).toBeGreaterThanOrEqual(16);
  }
});

/** A page of each kind, some in Czech and some in English. */
const LARGE = ['/', '/docs/web-portal/charts/basics/', '/blog/', '/en/search/?q=modbus'];

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

test('text of twice the size keeps every page in the window', async ({page}) => {
  for (const address of LARGE) {
    await open(page, address);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    // Polled, because the bar takes some frames to wrap.
    await expect.poll(() => page.evaluate(cutOff), address).toEqual([]);
  }
});
