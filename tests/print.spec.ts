import type {Page} from '@playwright/test';
import {pageCountOfPdf} from '../scripts/pdf/objects';
import {footer} from '../src/config/footer';
import {fillColorsOfPdf, textOfPdf} from './support/pdf';
import {expect, open, test} from './support/test';
import {text} from './support/texts';

const packed = (line: string) => line.normalize('NFKC').replace(/[\s\u200b]+/g, '');

/** The page on paper, in A4 with backgrounds, as the print dialogue of a browser makes it. */
async function print(page: Page): Promise<Buffer> {
  // Pictures below the fold are fetched for the printer too.
  await page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')].filter((image) =>
      image.checkVisibility(),
    );
    await Promise.all(images.map((image) => ((image.loading = 'eager'), image.decode().catch(() => undefined))));
  });
  return page.pdf({format: 'A4', printBackground: true});
}

for (const [address, locale] of [
  ['/docs/web-portal/construction/measurement-point/params/', 'cs'],
  ['/docs/web-portal/charts/basics/', 'cs'],
  ['/en/blog/rs485-wiring-mistakes/', 'en'],
] as const) {
  test(`${address} on paper: the text without the frame, black on white also out of the dark mode`, async ({page}) => {
    await open(page, address);
    const contents = await page.evaluate(() => ({
      headings: [...document.querySelectorAll('article :is(h1, h2, h3)')].map(({textContent}) => textContent),
      paragraphs: [...document.querySelectorAll<HTMLElement>('article .markdown > p')]
        // Letters of formulas and code are in fonts of their own and are painted in another order.
        .filter((paragraph) => paragraph.children.length === 0)
        .map(({textContent}) => textContent),
      outsideLinks: [...document.querySelectorAll<HTMLAnchorElement>('article .markdown a[href^=http]')].map(
        (link) => link.getAttribute('href') ?? '',
      ),
    }));
    const light = await print(page);
    const printed = textOfPdf(light);
    expect(contents.headings.length).toBeGreaterThan(2);
    for (const line of [...contents.headings, ...contents.paragraphs]) {
      expect.soft(printed).toContain(packed(line));
    }
    for (const href of contents.outsideLinks) {
      expect.soft(printed).toContain(`(${href})`);
    }
    for (const id of [
      'theme.common.skipToMainContent',
      'theme.common.editThisPage',
      'theme.SearchBar.label',
      'theme.docs.paginator.next',
      'theme.blog.post.paginator.olderPost',
    ]) {
      expect.soft(printed, id).not.toContain(packed(text(locale, id)));
    }
    expect.soft(printed).not.toContain(packed(footer().copyright));
    expect(pageCountOfPdf(light)).toBeLessThan(15);

    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const dark = fillColorsOfPdf(await print(page));
    expect([...dark].sort()).toEqual([...fillColorsOfPdf(light)].sort());
    expect(dark).toContain('0 0 0');
  });
}

test('coloured code keeps its lines and the blanks between its words on paper', async ({page}) => {
  await open(page, '/docs/hardware/geosnake/modbus/');
  await page.emulateMedia({media: 'print'});
  const code = page.locator('pre code', {hasText: 'crc16'});
  const [shown, written] = await code.evaluate((element: HTMLElement) => [element.innerText, element.textContent]);
  expect(written).toContain('def crc16(data):\n    crc = 0xFFFF\n');
  expect(shown.trim()).toBe(written.trim());
});

test('an address stands behind a link to another site, and only there', async ({page}) => {
  await open(page, '/docs/web-portal/charts/basics/');
  await page.evaluate(() => {
    const paragraph = document.createElement('p');
    paragraph.innerHTML = '<a href="https://example.org/outside">Ven</a> a <a href="/docs/intro/">dovnitř</a>';
    document.querySelector('article .markdown')?.append(paragraph);
  });
  const printed = textOfPdf(await print(page));
  expect(printed).toContain('Ven(https://example.org/outside)adovnitř');
  expect(printed).not.toContain('(/docs/intro/)');
});
