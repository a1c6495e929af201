import {followContents} from '../support/contents';
import {PAGES_WITH_CONTENTS} from '../support/pages';
import {navbar, scrollTo} from '../support/shell';
import {expect, hydrated, open, test} from '../support/test';
import {text} from '../support/texts';

/** Heading of the page that the tests navigate to. */
const HARDWARE = 'Měřicí zařízení a jejich rozhraní';

test('a link to another page scrolls to its top; back and forward restore the position', async ({page}) => {
  const position = () => page.evaluate(() => Math.round(window.scrollY));
  await open(page, '/docs/web-portal/charts/basics/');
  await scrollTo(page, 900);
  // A click of the mouse would scroll to the link first.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/docs/hardware/intro/"]')?.click());
  await expect(page.getByRole('heading', {level: 1, name: HARDWARE})).toBeVisible();
  expect(await position()).toBe(0);
  await scrollTo(page, 200);
  await page.goBack();
  await expect.poll(position).toBe(900);
  await page.goForward();
  await expect(page).toHaveURL('/docs/hardware/intro/');
  await expect.poll(position).toBe(200);
});

for (const address of PAGES_WITH_CONTENTS) {
  test(`the contents lead to headings, Back to where the reader was: ${address}`, ({page}) =>
    followContents(page, address));
}

test('a percent sign that is no escape breaks no address: opened, typed, followed, Back', async ({page}) => {
  const heading = page.getByRole('heading', {level: 1});
  await open(page, '/docs/web-portal/dashboard/');
  const name = await heading.textContent();
  for (const fragment of ['#100%', '#%E0%A4%A']) {
    await page.evaluate((hash) => (window.location.hash = hash), fragment);
    await page.locator('a[href="#problems"]:visible').first().click();
    await expect(page).toHaveURL(/#problems$/);
    await page.goBack();
    await expect(page).toHaveURL(/%25/);
    await expect(heading).toHaveText(name ?? '');
    await open(page, `/docs/web-portal/map/${fragment}`);
    await expect(heading).not.toContainText(text('cs', 'theme.ErrorPageContent.title'));
    await open(page, '/docs/web-portal/dashboard/');
  }
});

test('the address changes when the code of the next page is here, and the last link that is followed wins', async ({
  page,
}) => {
  await open(page, '/docs/hardware/intro/');
  await hydrated(page);
  const held: (() => Promise<void>)[] = [];
  await page.route('**/assets/js/*.js', (route) => void held.push(() => route.continue()));
  await page.getByRole('contentinfo').locator('a[href="/glossary/"]').click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(page).toHaveURL('/docs/hardware/intro/');
  await expect(page.getByRole('heading', {level: 1, name: HARDWARE})).toBeVisible();
  // Its code is here already.
  await page.locator('a[href="#tilt"]:visible').first().click();
  await expect(page).toHaveURL('/docs/hardware/intro/#tilt');
  await Promise.all(held.map((release) => release()));
  await page.unroute('**/assets/js/*.js');
  await page.getByRole('contentinfo').locator('a[href="/offline/"]').click();
  await expect(page).toHaveURL('/offline/');
  await page.goBack();
  await expect(page).toHaveURL('/docs/hardware/intro/#tilt');
});

test('a navigation is announced by the title, and the keyboard starts at the beginning of the new page @desktop', async ({
  page,
}) => {
  const skipLink = page.getByRole('link', {name: text('cs', 'theme.common.skipToMainContent')});
  const announcer = page.locator('[role=status][data-route-announcer]');
  await open(page, '/');
  await expect(announcer).toHaveText('');
  await navbar(page).getByRole('link', {name: 'Hardware'}).focus();
  await page.keyboard.press('Enter');
  await expect(announcer).toContainText(`${HARDWARE} |`);
  await expect(page).toHaveTitle(await announcer.innerText());
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  // Between documents the layout stays, and with it the focused link.
  await page.getByRole('main').getByRole('link', {name: 'Dynasense: webové rozhraní', exact: true}).first().focus();
  await page.keyboard.press('Enter');
  // Announced once the new page is complete.
  await expect(announcer).toContainText('Dynasense');
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
});

test('what pages share stands in files of its own, not once more in the file of each page', async ({page}) => {
  const loaded = new Set<string>();
  page.on('request', (request) => loaded.add(/([^/.]+)[^/]*\.js$/.exec(request.url())?.[1] ?? ''));
  for (const [address, shared] of [
    ['/docs/web-portal/intro/', ['shared', 'documents']],
    ['/blog/mode-tracking/', ['shared']],
  ] as const) {
    loaded.clear();
    await open(page, address);
    await hydrated(page);
    expect([...loaded]).toEqual(expect.arrayContaining([...shared]));
  }
});

test('what links in view lead to is fetched ahead, each script once and none that the page has loaded', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && loaded.push(request.url()));
  await open(page, '/docs/hardware/geosnake/modbus/');
  await hydrated(page);
  const ahead = page.locator('link[rel=prefetch]');
  await expect(ahead).not.toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const urls = await ahead.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(urls).toEqual([...new Set(urls)]);
  expect(urls.filter((url) => loaded.includes(url))).toEqual([]);
});
