import {LOCALES} from '../src/config/locales';
import {prefix} from './support/pages';
import {navbar, scrollTo} from './support/shell';
import {STATISTICS_HOST} from './support/sites';
import {expect, open, test} from './support/test';
import {text, textPattern} from './support/texts';

test.describe('code', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('is copied by its button, which confirms it for a moment', async ({page}) => {
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

for (const locale of LOCALES) {
  test(`the back-to-top button appears while scrolling up (${locale}) @both`, async ({page}) => {
    await open(page, `${prefix(locale)}/docs/web-portal/charts/basics/`);
    const button = page.getByRole('button', {name: text(locale, 'theme.BackToTopButton.buttonAriaLabel')});
    await scrollTo(page, 1500);
    await scrollTo(page, 1200);
    // Where less motion is wanted, as in these tests, it jumps.
    expect(await button.evaluate((element: HTMLElement) => (element.click(), window.scrollY))).toBe(0);
  });

  test(`the sidebar is collapsed on other pages too, and expanded again (${locale})`, async ({page}) => {
    const sidebar = page.getByRole('navigation', {name: text(locale, 'theme.docs.sidebar.navAriaLabel')});
    const expand = page.getByRole('button', {name: text(locale, 'theme.docs.sidebar.expandButtonAriaLabel')});
    await open(page, `${prefix(locale)}/docs/web-portal/map/`);
    await page.getByRole('button', {name: text(locale, 'theme.docs.sidebar.collapseButtonAriaLabel')}).click();
    await expect(sidebar).toBeHidden();
    await navbar(page, locale).getByRole('link', {name: 'Hardware'}).click();
    await expect(page).toHaveURL(`${prefix(locale)}/docs/hardware/intro/`);
    await expect(sidebar).toBeHidden();
    await expand.click();
    await expect(sidebar).toBeVisible();
  });

  test(`under the title: last change, reading time, on wide screens the actions (${locale}) @both`, async ({
    page,
    isMobile,
  }) => {
    await open(page, `${prefix(locale)}/docs/web-portal/users/roles/`);
    const article = page.getByRole('article');
    const title = await article.getByRole('heading', {level: 1}).boundingBox();
    const facts = article.getByText(textPattern(locale, 'site.page.updated'));
    await expect(facts).toContainText(/20\d\d/);
    await expect(article.getByText(locale === 'cs' ? /Čtení na \d+/ : /\d+ min read|One min/).first()).toBeVisible();
    expect((await facts.boundingBox())?.y).toBeGreaterThan(title?.y ?? Infinity);
    const copy = article.getByRole('button', {name: text(locale, 'site.markdown.copy')});
    const view = article.getByRole('link', {name: text(locale, 'site.markdown.viewLabel')});
    for (const action of [copy, view]) {
      await expect(action).toBeVisible({visible: !isMobile});
    }
    await expect(page.getByRole('link', {name: text(locale, 'site.report.link')})).toHaveCount(0);
  });

  test(`articles are listed with a line of facts and a link of their own (${locale}) @both`, async ({page}) => {
    await open(page, `${prefix(locale)}/blog/`);
    const entries = page.getByRole('main').getByRole('article');
    expect(await entries.count()).toBeGreaterThan(3);
    const names: string[] = [];
    for (const entry of await entries.all()) {
      const facts = entry.locator('time').locator('xpath=ancestor::span[last()]');
      expect(await facts.evaluate((line) => line.getClientRects().length), await facts.innerText()).toBe(1);
      const heading = (await entry.getByRole('heading').innerText()).replace(/\s/g, ' ');
      const more = entry.getByRole('link', {name: text(locale, 'theme.blog.post.readMore')});
      await expect(more).toHaveAccessibleName(/:\s.*\w/);
      names.push(heading);
    }
    expect(new Set(names).size).toBe(names.length);
  });
}

test('category pages have a drawn icon on each card @both', async ({page}) => {
  await open(page, '/docs/category/bluetooth-komunikace/');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Komunikace přes Bluetooth');
  const cards = page.getByRole('main').getByRole('article').getByRole('article');
  expect(await cards.count()).toBe(6);
  const icons = await cards.locator('svg path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(new Set(icons).size).toBeGreaterThan(4);
});

test('breadcrumbs stay on one line @phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await open(page, '/docs/web-portal/construction/measurement-point/params/');
  const trail = page.getByRole('navigation', {name: text('cs', 'theme.docs.breadcrumbs.navAriaLabel')});
  await expect(trail.getByRole('listitem')).toHaveCount(4);
  const tops = await trail
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
});

test('a wide table becomes cards on a phone, with the name of the column above each value @phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await open(page, '/docs/web-portal/map/');
  const table = page.getByRole('main').locator('table[data-stacked]').first();
  await table.scrollIntoViewIfNeeded();
  const [frame, cells] = await table.evaluate(
    (element) =>
      [
        element.getBoundingClientRect().right,
        [...element.querySelectorAll('tbody td')].slice(0, 3).map((cell) => ({
          left: cell.getBoundingClientRect().left,
          label: getComputedStyle(cell, '::before').content,
        })),
      ] as const,
  );
  expect(frame).toBeLessThanOrEqual(360);
  expect(new Set(cells.map(({left}) => Math.round(left))).size, 'one below the other').toBe(1);
  expect(cells[1]?.label).toMatch(/\p{L}/u);
});

test.describe('reports of problems', {tag: '@full'}, () => {
  // The site counts its views too, on a host that does not exist.
  test.use({site: 'hosted', allowed: [new RegExp(STATISTICS_HOST)]});

  for (const locale of LOCALES) {
    test(`say which page they are about (${locale})`, async ({page}) => {
      await open(page, `${prefix(locale)}/docs/web/`);
      const links = page.getByRole('link', {name: text(locale, 'site.report.link'), exact: true});
      await expect(links).toHaveCount(1);
      const name = await page.getByRole('heading', {level: 1}).innerText();
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('href', /^https:\/\/git\.example\.org\/new\?labels=docs&title=/);
        const {searchParams} = new URL((await link.getAttribute('href')) ?? '');
        expect(searchParams.get('title')).toContain(name);
        expect(searchParams.get('body')).toContain(`${prefix(locale)}/docs/web/`);
        expect(searchParams.get('body')).toMatch(new RegExp(`${locale}, .*\\d+\\.\\d+\\.\\d+`));
      }
    });
  }
});
