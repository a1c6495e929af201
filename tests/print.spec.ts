import type {Page} from '@playwright/test';
import {expect, open, test} from './support/test';
import {text, textPattern} from './support/texts';

/** What is printed: texts outside of `main`, the text of the article, and the colors of text and background. */
const readPaper = (page: Page) =>
  page.evaluate(() => {
    const article = document.querySelector('article');
    if (!article) {
      throw new Error('The page has no article.');
    }
    const visible = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        element.checkVisibility({visibilityProperty: true}) &&
        // The skip link is off-screen.
        element.getBoundingClientRect().left < innerWidth &&
        element.innerText,
    );
    return {
      outside: visible
        .filter((element) => !element.closest('main'))
        .flatMap(({children, innerText}) => (children.length === 0 ? innerText : [])),
      text: article.innerText,
      colors: [...new Set([...article.querySelectorAll('h1, h2, p, td')].map((part) => getComputedStyle(part).color))],
      background: getComputedStyle(document.body).backgroundColor,
    };
  });

test('in print: the text alone, black on white in dark mode too', async ({page}) => {
  await open(page, '/docs/web-portal/construction/measurement-point/params/');
  const headings = await page.locator('article :is(h1, h2, h3)').allInnerTexts();
  await page.emulateMedia({media: 'print'});
  await expect.poll(async () => (await readPaper(page)).colors).toContain('rgb(0, 0, 0)');
  const light = await readPaper(page);
  expect(light.outside).toEqual([]);
  expect(headings.length).toBeGreaterThan(2);
  for (const heading of headings) {
    expect.soft(light.text).toContain(heading);
  }
  for (const id of ['theme.common.editThisPage', 'theme.docs.paginator.next']) {
    expect.soft(light.text).not.toContain(text('cs', id));
  }
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await readPaper(page);
  expect(dark.colors).toEqual(light.colors);
  expect(dark.background).toBe(light.background);
});

test('highlighted code keeps its lines and spaces in print', async ({page}) => {
  await open(page, '/docs/hardware/geosnake/modbus/');
  await page.emulateMedia({media: 'print'});
  const code = page.locator('pre code', {hasText: 'crc16'});
  const [shown, written] = await code.evaluate((element: HTMLElement) => [element.innerText, element.textContent]);
  expect(written).toContain('def crc16(data):\n    crc = 0xFFFF\n');
  expect(shown.trim()).toBe(written.trim());
});

test('on paper a document names its site, its address and its last check, and has the light pictures and the addresses of links to other sites', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, '/docs/web-portal/map/');
  await page.emulateMedia({media: 'print'});
  const article = page.getByRole('article');
  await expect(article.getByText(/^Monitoring mostů a budov · https:.*\/docs\/web-portal\/map\/$/)).toBeVisible();
  await expect(article.getByText(textPattern('cs', 'site.page.updated'))).toBeVisible();
  await expect(article.getByRole('link', {name: text('cs', 'site.markdown.view')})).toBeHidden();
  const pictures = article.locator('figure img:visible');
  await expect(pictures).not.toHaveCount(0);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('src', /\.light\./);
  }
  const behind = await page.evaluate(() => {
    const paragraph = document.createElement('p');
    paragraph.innerHTML = '<a href="https://example.org/outside">Ven</a> a <a href="/docs/intro/">dovnitř</a>';
    document.querySelector('article .markdown')?.append(paragraph);
    return [...paragraph.querySelectorAll('a')].map((link) => getComputedStyle(link, '::after').content);
  });
  expect(behind[0]).toContain('https://example.org/outside');
  expect(behind[1]).toBe('none');
});

test('what is folded on the screen is printed', async ({page}) => {
  await open(page, '/practice/');
  const results = page.locator('main details p');
  await expect(results.first()).toBeHidden();
  await page.emulateMedia({media: 'print'});
  for (const result of await results.all()) {
    await expect.soft(result).toBeVisible();
  }
});
