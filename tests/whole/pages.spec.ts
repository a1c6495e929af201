/** Checks of every page that need a browser. tests/built checks the rest in the finished files. */
import {DEFAULT_LOCALE} from '../../src/config/locales';
import {TITLE} from '../../src/config/site';
import {prefix, sampledLocales, sitemapPages} from '../support/pages';
import {FULL} from '../support/sites';
import {expect, expectTextStays, hydrated, open, test} from '../support/test';

const PAGES_PER_TEST = 8;
/** Outside of the full run, one of so many pages is opened: an odd number, so that the languages take turns. */
const SAMPLE = 5;
/** Window widths from the narrowest phone to a large screen; a change of layout at any of them may need a few px more. */
const WIDTHS_PX = FULL
  ? Array.from({length: 81}, (_, step) => 320 + 20 * step)
  : [320, 480, 620, 700, 980, 1000, 1280, 1440];

/** Every page in both languages, or a sample in which they alternate. */
const pages = sitemapPages(DEFAULT_LOCALE).flatMap(({route}, index) =>
  FULL || index % SAMPLE === 0
    ? sampledLocales(index).map((locale) => ({address: prefix(locale) + route, site: TITLE[locale]}))
    : [],
);

/** How many px the page is wider than the window, and the first elements that reach beyond the window. */
async function overflow(width: number): Promise<string[]> {
  // Media queries follow a resized window with one of the next frames.
  do {
    await new Promise(requestAnimationFrame);
  } while (!matchMedia(`(width: ${width}px)`).matches);
  const {clientWidth, scrollWidth} = document.documentElement;
  if (scrollWidth <= clientWidth) {
    return [];
  }
  const elements = [...document.querySelectorAll('main *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  const widest = elements.slice(0, 3).map(({outerHTML}) => outerHTML.slice(0, 120));
  return [`is ${scrollWidth - clientWidth} px wider than ${clientWidth} px`, ...widest];
}

/** Lines that the tags of a task take, 0 on a page without. */
function tagLines(): number {
  const tags = document.querySelector('[data-task-tags]');
  return tags ? Math.round(tags.clientHeight / parseFloat(getComputedStyle(tags).lineHeight)) : 0;
}

for (let first = 0; first < pages.length; first += PAGES_PER_TEST) {
  const batch = pages.slice(first, first + PAGES_PER_TEST);
  test(`pages hydrate, log nothing and fit: ${batch[0]?.address} … ${batch.at(-1)?.address}`, async ({page, gate}) => {
    const problems: string[] = [];
    for (const {address, site} of batch) {
      const lines: string[] = [];
      // As wide as many phones. A resized page would keep the layout of the old width for some frames.
      await page.setViewportSize({width: 390, height: 640});
      await page.goto(address, {waitUntil: 'domcontentloaded'});
      await hydrated(page);
      const tags = await page.evaluate(tagLines);
      lines.push(...(tags > 3 ? [`has ${tags} lines of tags on a phone`] : []));
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({width, height: 640});
        lines.push(...(await page.evaluate(overflow, width)));
      }
      const title = await page.title();
      lines.push(...(title.endsWith(` | ${site}`) ? [] : [`has the title "${title}"`]), ...gate.take());
      problems.push(...lines.map((line) => `${address} ${line}`));
    }
    expect(problems).toEqual([]);
  });
}

test('painted text stays while the page starts', async ({page}) => {
  for (const address of ['/', '/docs/hardware/laser/modbus/', '/glossary/', '/blog/']) {
    await expectTextStays(page, address);
  }
});

test.describe('markup in texts', () => {
  test.use({allowed: [/Content Security Policy|Trusted/]});

  test('runs nothing', async ({page}) => {
    await open(page, '/');
    const refused = page.evaluate(
      () => new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve, {once: true})),
    );
    await page.evaluate(() => {
      const box = document.body.appendChild(document.createElement('div'));
      box.innerHTML = '<b onclick="window.ran = true"></b>';
      box.querySelector('b')?.click();
      box.append(Object.assign(document.createElement('script'), {textContent: 'window.ran = true'}));
    });
    await refused;
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});
