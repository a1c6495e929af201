import {footer as footerConfig} from '../../src/config/footer';
import {LOCALES} from '../../src/config/locales';
import {prefix} from '../support/pages';
import {expect, open, test} from '../support/test';
import {configuredLabel, text} from '../support/texts';

const footer = footerConfig();

test.describe('footer', () => {
  for (const locale of LOCALES) {
    test(`has its columns, links and copyright line (${locale})`, async ({page}) => {
      await open(page, `${prefix(locale)}/`);
      const contents = page.getByRole('contentinfo');
      const titles = footer.links.map(({title}) => configuredLabel(locale, 'footer', 'link.title', title));
      await expect(contents.getByRole('heading', {level: 2})).toHaveText(titles);
      for (const [index, {items}] of footer.links.entries()) {
        const links = contents.getByRole('list', {name: titles[index], exact: true}).getByRole('link');
        await expect(links).toHaveText(
          items.map(({label}) => configuredLabel(locale, 'footer', 'link.item.label', label)),
        );
        for (const [place, item] of items.entries()) {
          const target = 'to' in item && item.to ? `${prefix(locale)}${item.to}/` : String(item.href);
          await expect(links.nth(place)).toHaveAttribute('href', target);
          await expect(links.nth(place).getByLabel(text(locale, 'theme.IconExternalLink.ariaLabel'))).toHaveCount(
            'href' in item ? 1 : 0,
          );
        }
      }
      const copyright =
        locale === 'cs' ? footer.copyright : 'Documentation of the bridge and building monitoring system';
      await expect(contents.getByText(copyright)).toBeVisible();
    });
  }
});

test.describe('footer as a single row', () => {
  test.use({site: 'shell-full'});

  test('lists its links without headings, raw markup included', async ({page}) => {
    await open(page, '/plain/');
    const contents = page.getByRole('contentinfo');
    await expect(contents.getByRole('heading')).toHaveCount(0);
    const entries = contents.getByRole('listitem');
    await expect(entries).toHaveText(['První v patičce', 'Venku', 'Holé html']);
    await expect(contents.getByRole('link', {name: 'První v patičce'})).toHaveAttribute('href', '/plain/');
    await expect(contents.getByText('Zkušební web & nic víc')).toBeVisible();
  });

  test('stands in one line on a wide screen @desktop', async ({page}) => {
    await open(page, '/plain/');
    const boxes = await page
      .getByRole('contentinfo')
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top + item.clientHeight / 2));
    expect(Math.max(...boxes) - Math.min(...boxes)).toBeLessThan(8);
  });

  test('shows the logo of the colour mode, linked', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, '/plain/');
    const contents = page.getByRole('contentinfo');
    const logo = contents.getByRole('img', {name: 'Značka v patičce'});
    await expect(logo).toHaveAttribute('src', '/mark-light.svg');
    await expect(logo).toHaveCount(1);
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(logo).toHaveAttribute('src', '/mark-dark.svg');
    await expect(contents.getByRole('link', {name: 'Značka v patičce'})).toHaveAttribute(
      'href',
      'https://example.com/mark',
    );
  });
});

test.describe('footer in columns, dark, without a logo', () => {
  test.use({site: 'shell-plain'});

  test('has what is configured and nothing else', async ({page}) => {
    await open(page, '/');
    const contents = page.getByRole('contentinfo');
    await expect(contents.getByRole('heading', {level: 2})).toHaveText(['První sloupec', 'Druhý sloupec']);
    await expect(contents.getByRole('list', {name: 'První sloupec'}).getByRole('link')).toHaveText([
      'Krátká stránka',
      'Dokument',
    ]);
    await expect(contents.getByRole('img', {includeHidden: true}).filter({hasNotText: 'otevře'})).toHaveCount(1);
  });
});
