import {footer as footerConfig} from '../../src/config/footer';
import {LOCALES} from '../../src/config/locales';
import {prefix} from '../support/pages';
import {expect, open, test} from '../support/test';
import {configuredLabel, text} from '../support/texts';

const footer = footerConfig();

for (const locale of LOCALES) {
  test(`footer has its columns, links and copyright line (${locale})`, async ({page}) => {
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
        const link = links.nth(place);
        await expect(link).toHaveAttribute('href', target);
        const mark = link.getByLabel(text(locale, 'theme.IconExternalLink.ariaLabel'));
        await expect(mark).toHaveCount('href' in item ? 1 : 0);
      }
    }
    const owner = {cs: 'Provozovatel monitorovacího systému', en: 'Operator of the monitoring system'}[locale];
    await expect(contents.getByText(`© ${new Date().getUTCFullYear()} ${owner}`, {exact: true})).toBeVisible();
  });
}

test.describe('footer as a single row', {tag: '@full'}, () => {
  test.use({site: 'shell-full'});

  test('has its links, the copyright line, and the logo of the color mode @chromium', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, '/plain/');
    const contents = page.getByRole('contentinfo');
    await expect(contents.getByRole('link', {name: 'První v patičce'})).toHaveAttribute('href', '/plain/');
    await expect(contents.getByText('Holé html')).toBeVisible();
    await expect(contents.getByText('Zkušební web & nic víc')).toBeVisible();

    const logo = contents.getByRole('img', {name: 'Značka v patičce'});
    await expect(logo).toHaveAttribute('src', '/mark-light.svg');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(logo).toHaveAttribute('src', '/mark-dark.svg');
    const link = contents.getByRole('link', {name: 'Značka v patičce'});
    await expect(link).toHaveAttribute('href', 'https://example.com/mark');
  });
});
