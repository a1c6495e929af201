import type {Page, Route} from '@playwright/test';
import {navbar} from '../support/shell';
import {expect, hydrated, open, test} from '../support/test';

/** Records the layout shifts that no input has caused, on every page that this tab opens from now on. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: [value: number, moved: string][] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & {value: number; hadRecentInput: boolean; sources: {node?: Node}[]};
      for (const {hadRecentInput, value, sources} of list.getEntries() as Shift[]) {
        const moved = sources.map(({node}) => (node instanceof Element ? node.outerHTML.slice(0, 100) : 'a text'));
        shifts.push(...(hadRecentInput ? [] : [[value, moved.join('\n')] as [number, string]]));
      }
    }).observe({type: 'layout-shift', buffered: true});
  });

test('nothing moves while a page loads, with slow fonts', async ({page}) => {
  let held: Route[] | undefined;
  await page.route('**/*.woff2', async (route) => {
    if (held) {
      held.push(route);
    } else {
      await route.continue();
    }
  });
  await recordShifts(page);
  for (const address of ['/', '/docs/web-portal/charts/basics/', '/blog/', '/en/docs/hardware/geosnake/modbus/']) {
    held = [];
    // The page is loaded once its fonts are.
    await page.goto(address, {waitUntil: 'commit'});
    await hydrated(page);
    await expect.poll(() => held?.length, 'the page uses own fonts').toBeGreaterThan(0);
    const canFallBack = await page.evaluate(() =>
      document.fonts.load('600 1em "Barlow fallback"').then(
        ({length}) => length > 0,
        () => false,
      ),
    );
    expect(canFallBack, 'Arial or Liberation Sans is missing: apt-get install fonts-liberation').toBe(true);
    const late: Route[] = held;
    held = undefined;
    await Promise.all(late.map((route) => route.continue()));
    await page.evaluate(async () => {
      await document.fonts.ready;
      // Shifts are recorded in a task after the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
    });
    const shifts = await page.evaluate(() => (window as unknown as {shifts: [number, string][]}).shifts);
    const sum = shifts.reduce((before, [value]) => before + value, 0);
    expect(sum, `${address}: ${shifts.join('\n')}`).toBeLessThan(0.01);
  }
});

/** Styles that determine position and look, of every element. Omits those that change when a picture loads. */
const readLook = (page: Page) =>
  page.evaluate(async () => {
    // Fonts that come meanwhile would change the page too; `fonts.ready` waits for stylesheets.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    const properties =
      'display position color background-color border-top-color border-top-width border-radius box-shadow font-family ' +
      'font-size font-weight line-height letter-spacing text-align text-decoration-line visibility float gap ' +
      'flex-direction flex-grow align-items justify-content grid-template-areas margin-top margin-right margin-bottom ' +
      'margin-left padding-top padding-right padding-bottom padding-left max-width min-height overflow-x white-space';
    return [...document.querySelectorAll('body *:not(link, script)')].flatMap((element) =>
      [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const name = `${element.tagName}.${element.getAttribute('class')}${pseudo ?? ''}`;
        return [name, ...properties.split(' ').map((property) => `${property}: ${style.getPropertyValue(property)}`)];
      }),
    );
  });

for (const [address, mode, tag] of [
  ['/', 'dark', '@desktop'],
  ['/docs/mobile-app/intro/', 'light', '@both'],
  ['/en/blog/', 'dark', '@full'],
  ['/docs/hardware/laser/modbus/', 'light', '@full'],
  ['/blog/rs485-wiring-mistakes/', 'light', '@full'],
  ['/404.html', 'dark', '@full'],
] as const) {
  test(`the whole stylesheets change nothing that is painted on ${address} in ${mode} mode ${tag}`, async ({page}) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    const held: Route[] = [];
    await page.route('**/*.css', (route) => void held.push(route));
    // Hydration would change the page too.
    await page.route('**/*.js', () => undefined);
    await page.goto(address, {waitUntil: 'commit'});
    const links = page.locator('body > link[rel=stylesheet]');
    await expect(links).not.toHaveCount(0);
    await expect(page.locator('head link[rel=stylesheet]')).toHaveCount(0);
    const first = await readLook(page);
    expect(first.length).toBeGreaterThan(100);
    await Promise.all(held.map((route) => route.continue()));
    const missing = () => links.evaluateAll((all: HTMLLinkElement[]) => all.filter(({sheet}) => sheet === null).length);
    await expect.poll(missing).toBe(0);
    const changed = (await readLook(page)).flatMap((look, index) =>
      look.filter((line, part) => line !== first[index]?.[part]).map((line) => `${look[0]} ${line}`),
    );
    expect(changed).toEqual([]);
  });
}

test('no font blocks the first paint; the stylesheet is fetched once and brings no typeface @desktop', async ({
  page,
}) => {
  const stylesheets: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && stylesheets.push(request.url()));
  await open(page, '/docs/mobile-app/intro/');
  const inline = await page.locator('head style').allTextContents();
  expect(inline).toEqual([expect.stringContaining('@font-face'), expect.stringContaining('@layer')]);
  await expect(page.locator('head link[rel=stylesheet], link[rel=preload][as=font]')).toHaveCount(0);
  expect(stylesheets).toEqual([expect.stringMatching(/assets\/css\/styles\./)]);
  const stylesheet = await page.request.get(stylesheets[0] ?? '');
  expect(await stylesheet.text(), 'the page would be laid out anew').not.toContain('@font-face');
  await navbar(page).locator('a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  await navbar(page).getByRole('link', {name: 'Hardware'}).click();
  await expect(page).toHaveURL('/docs/hardware/intro/');
  expect(stylesheets).toHaveLength(1);
});
