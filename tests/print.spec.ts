import {expect, open, test} from './support/test';
import {text, textPattern} from './support/texts';

test('in print: the text alone, black on white in dark mode too', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, '/docs/web-portal/construction/measurement-point/params/');
  await page.emulateMedia({media: 'print'});
  const parts = page.locator('article :is(h1, h2, .markdown > p)');
  const colors = () => parts.evaluateAll((all) => [...new Set(all.map((part) => getComputedStyle(part).color))]);
  await expect.poll(colors).toEqual(['rgb(0, 0, 0)']);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const heading of await page.locator('article :is(h1, h2, h3)').all()) {
    await expect.soft(heading).toBeVisible();
  }
  await expect(page.locator(':is(nav, aside, footer, button):visible')).toHaveCount(0);
  await expect(page.getByRole('link', {name: text('cs', 'theme.common.editThisPage')})).toBeHidden();
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
