/** What the site leaves to the browser: colors of contrast themes, the place of a target, fields on a touch screen, large text. */
import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from './support/test';

/** The colors in which an element is drawn. */
const colors = (element: Locator) =>
  element.evaluate((node) => {
    const {color, backgroundColor, borderColor} = getComputedStyle(node);
    return [color, backgroundColor, borderColor].join(' ');
  });

const PAIRS: readonly {name: string; address: string; states: (page: Page) => readonly [Locator, Locator]}[] = [
  {
    name: 'the present page in the sidebar',
    address: '/docs/web-portal/map/',
    states: (page) => [
      page.locator('.theme-doc-sidebar-menu [aria-current=page]').last(),
      page.locator('.theme-doc-sidebar-menu a.menu__link:not([aria-current]):visible').last(),
    ],
  },
  {
    name: 'the present section in the contents',
    address: '/docs/web-portal/map/#problems',
    states: (page) => [
      page.locator('.table-of-contents__link--active'),
      page.locator('.table-of-contents__link:not(.table-of-contents__link--active)').last(),
    ],
  },
  {
    name: 'the row that a link leads to',
    address: '/docs/hardware/geosnake/bluetooth/#cmd-restart',
    states: (page) => [
      page.locator('tr[data-targeted] td').last(),
      page.locator('tr[id]:not([data-targeted]) td').last(),
    ],
  },
  {
    name: 'the term that a link leads to',
    address: '/glossary/#strain',
    states: (page) => [page.locator('dl > :target'), page.locator('dl > [id]:not(:target)').first()],
  },
  {
    name: 'the present language',
    address: '/docs/web-portal/map/',
    states: (page) => [
      page.locator('.dropdown__link--active'),
      page.locator('.dropdown__link:not(.dropdown__link--active)').last(),
    ],
  },
];

test('contrast themes, light and dark, tell states apart', async ({page}) => {
  const themes = async (look: () => Promise<void>) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({forcedColors: 'active', colorScheme});
      await test.step(colorScheme, look);
    }
  };
  for (const {name, address, states} of PAIRS) {
    await page.goto('about:blank');
    await open(page, address);
    const [chosen, other] = states(page);
    await themes(async () => {
      await expect(chosen.first(), name).toBeAttached();
      await expect.poll(async () => (await colors(chosen.first())) === (await colors(other)), name).toBe(false);
    });
  }
  const box = (checked: boolean) =>
    page
      .getByRole('checkbox', {checked})
      .first()
      .evaluate((node) => getComputedStyle(node, '::before').backgroundColor);
  await open(page, '/field-card/');
  await page.getByRole('checkbox').first().press('Space');
  await themes(async () => {
    await expect
      .poll(async () => (await box(true)) === (await box(false)), 'a checked step looks as an open one')
      .toBe(false);
    // A contrast theme draws the pressed button of an area as every other unless told otherwise.
    const pressed = await page.evaluate(() => {
      const buttons = ['true', 'false'].map((state) => {
        const button = document.createElement('button');
        button.setAttribute('aria-pressed', state);
        return document.body.appendChild(button);
      });
      return buttons.map((button) => getComputedStyle(button).backgroundColor);
    });
    expect.soft(pressed[0], 'a pressed button').not.toBe(pressed[1]);
  });
});

const TARGETS = [
  '/docs/web-portal/dashboard/',
  '/docs/hardware/geosnake/bluetooth/',
  '/glossary/',
  '/en/blog/rs485-wiring-mistakes/',
];
const WINDOWS = [
  {width: 1280, height: 800},
  {width: 390, height: 844},
  // Of a window of 1280 × 1024 at 400 %.
  {width: 320, height: 256},
];

test('the target of a link lies just under the bar', async ({page}) => {
  for (const address of TARGETS) {
    await open(page, address);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      const places = await page.evaluate(() => {
        const bar = document.querySelector('.navbar')?.getBoundingClientRect().height ?? 0;
        const all = [...document.querySelectorAll(':is(.markdown :is(h2, h3), tr, dl > *)[id]')];
        return all.slice(1, 12).flatMap((target) => {
          target.scrollIntoView();
          const {top} = target.getBoundingClientRect();
          const isLast = innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
          return isLast || !target.checkVisibility() ? [] : [{id: target.id, below: Math.round(top - bar)}];
        });
      });
      expect(places.length, address).toBeGreaterThan(0);
      for (const {id, below} of places) {
        expect.soft(below, `${address}#${id} at ${size.width} px`).toBeGreaterThanOrEqual(0);
        expect.soft(below, `${address}#${id} at ${size.width} px`).toBeLessThanOrEqual(32);
      }
    }
  }
});

const FIELDS = ['/search/', '/glossary/', '/docs/hardware/geosnake/modbus/', '/docs/hardware/geosnake/bluetooth/'];

test('a phone does not enlarge the page at a field: letters of at least 16 px', async ({page}) => {
  for (const address of FIELDS) {
    await open(page, address);
    const fields = page.locator('input:not([type=checkbox], [type=radio]), select, textarea');
    const sizes = await fields.evaluateAll((all) =>
      all.map((field) => `${Math.min(16, parseFloat(getComputedStyle(field).fontSize))} px ${field.id}`),
    );
    expect(sizes.length, address).toBeGreaterThan(0);
    expect
      .soft(
        sizes.filter((size) => !size.startsWith('16 px')),
        address,
      )
      .toEqual([]);
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
