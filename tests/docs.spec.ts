import {navbar, scrollTo} from './support/shell';
import {expect, open, test} from './support/test';
import {text} from './support/texts';

test.describe('what is copied', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('code, by its button, which confirms it for a moment', async ({page}) => {
    await open(page, '/en/docs/hardware/geosnake/modbus/');
    const copy = page.getByRole('button', {name: text('en', 'theme.CodeBlock.copyButtonAriaLabel')}).first();
    await copy.scrollIntoViewIfNeeded();
    const code = await copy.locator('xpath=ancestor::div[.//pre][1]//code').innerText();
    await copy.hover();
    await copy.click();
    const copied = page.getByRole('button', {name: text('en', 'theme.CodeBlock.copied')});
    await expect(copied).toBeVisible();
    const clipboard = await page.evaluate(() => navigator.clipboard.readText());
    expect(clipboard.replace(/\s+/g, ' ').trim()).toBe(code.replace(/\s+/g, ' ').trim());
    await expect(copied).toHaveCount(0);
  });
});

test('while the page scrolls the navbar stays in view; scrolling up shows the back-to-top button @both', async ({
  page,
}) => {
  await open(page, '/docs/web-portal/charts/basics/');
  const button = page.getByRole('button', {name: text('cs', 'theme.BackToTopButton.buttonAriaLabel')});
  await scrollTo(page, 1500);
  await expect(navbar(page)).toBeInViewport({ratio: 0.9});
  await scrollTo(page, 1200);
  // Where less motion is wanted, as in these tests, it jumps.
  expect(await button.evaluate((element: HTMLElement) => (element.click(), window.scrollY))).toBe(0);
});

test('a wide table becomes cards on a phone, with the name of the column above each value @phone', async ({page}) => {
  await open(page, '/docs/web-portal/map/');
  const cells = page.getByRole('main').locator('table[data-stacked] tbody tr').first().locator('td');
  const places = await cells.evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  expect(places.length).toBeGreaterThan(1);
  expect(new Set(places).size, 'one below the other').toBe(1);
  expect(await cells.nth(1).evaluate((cell) => getComputedStyle(cell, '::before').content)).toMatch(/\p{L}/u);
});

test.describe('reports of problems', {tag: '@full'}, () => {
  test.use({site: 'hosted'});

  test('say which page they are about', async ({page}) => {
    await open(page, '/en/docs/web/');
    const link = page.getByRole('link', {name: text('en', 'site.report.link'), exact: true});
    await expect(link).toHaveAttribute('href', /^https:\/\/git\.example\.org\/new\?labels=docs&title=/);
    const {searchParams} = new URL((await link.getAttribute('href')) ?? '');
    expect(searchParams.get('title')).toContain('/en/docs/web/');
    expect(searchParams.get('body')).toMatch(/en, .*\d+\.\d+\.\d+/);
  });
});
