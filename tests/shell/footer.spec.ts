import {expect, open, test} from '../support/test';

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
