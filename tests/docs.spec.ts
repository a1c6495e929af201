import {LOCALES} from '../src/config/locales';
import {prefix} from './support/pages';
import {scrollTo} from './support/shell';
import {expect, open, test} from './support/test';
import {text} from './support/texts';

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
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test(`links to the previous and next document (${locale})`, async ({page}) => {
    await open(page, `${prefix(locale)}/docs/web-portal/map/`);
    const neighbours = page.getByRole('navigation', {name: text(locale, 'theme.docs.paginator.navAriaLabel')});
    const next = neighbours.getByRole('link', {name: text(locale, 'theme.docs.paginator.next')});
    const target = await next.getAttribute('href');
    await next.click();
    await expect(page).toHaveURL(target ?? '');
    await neighbours.getByRole('link', {name: text(locale, 'theme.docs.paginator.previous')}).click();
    await expect(page).toHaveURL(`${prefix(locale)}/docs/web-portal/map/`);
  });
}

test.describe('lists of articles and the sidebar', {tag: '@full'}, () => {
  test.use({site: 'shell-full'});

  for (const locale of LOCALES) {
    test(`the list links to full articles, and to newer and older entries (${locale})`, async ({page}) => {
      const article = (name: string) => page.getByRole('main').getByRole('heading', {name});
      await open(page, `${prefix(locale)}/blog/`);
      await expect(article('Článek druhý')).toBeVisible();
      await page.getByRole('link', {name: text(locale, 'theme.blog.paginator.olderEntries')}).click();
      await expect(page).toHaveURL(`${prefix(locale)}/blog/page/2/`);
      await expect(article('Článek první')).toBeVisible();
      await page.getByRole('link', {name: text(locale, 'theme.blog.paginator.newerEntries')}).click();
      await expect(page).toHaveURL(`${prefix(locale)}/blog/`);

      await expect(page.getByText('Zbytek článku')).toHaveCount(0);
      const more = text(locale, 'theme.blog.post.readMoreLabel', {title: 'Článek druhý'});
      await page.getByRole('link', {name: more}).click();
      await expect(page.getByText('Zbytek článku „Článek druhý“.')).toBeVisible();
      await page.getByRole('link', {name: text(locale, 'theme.blog.post.paginator.olderPost')}).click();
      await expect(page).toHaveURL(`${prefix(locale)}/blog/older/`);
      await expect(page.getByRole('link', {name: text(locale, 'theme.blog.post.paginator.newerPost')})).toBeVisible();
    });

    test(`the sidebar is collapsed and expanded, and so are its groups (${locale})`, async ({page}) => {
      await open(page, `${prefix(locale)}/docs/`);
      const button = (id: string) => page.getByRole('button', {name: text(locale, id, {label: 'Skupina dokumentů'})});
      const sidebar = page.getByRole('navigation', {name: text(locale, 'theme.docs.sidebar.navAriaLabel')});
      const entry = sidebar.getByRole('link', {name: 'Jen v nové verzi'});
      await expect(entry).toHaveCount(0);
      await button('theme.DocSidebarItem.expandCategoryAriaLabel').click();
      await expect(entry).toBeVisible();
      await button('theme.DocSidebarItem.collapseCategoryAriaLabel').click();
      await expect(entry).toBeHidden();

      await button('theme.docs.sidebar.collapseButtonAriaLabel').click();
      await expect(sidebar).toBeHidden();
      await button('theme.docs.sidebar.expandButtonAriaLabel').click();
      await expect(sidebar).toBeVisible();
    });
  }
});
