import {LOCALES} from '../src/config/locales';
import {prefix} from './support/pages';
import {scrollTo} from './support/shell';
import {expect, open, test} from './support/test';
import {text} from './support/texts';

test.describe('code', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  for (const locale of LOCALES) {
    test(`is copied by its button, which says so for a moment (${locale})`, async ({page}) => {
      await open(page, `${prefix(locale)}/docs/hardware/geosnake/modbus/`);
      const copy = page.getByRole('button', {name: text(locale, 'theme.CodeBlock.copyButtonAriaLabel')}).first();
      await copy.scrollIntoViewIfNeeded();
      const code = await copy.locator('xpath=ancestor::div[.//pre][1]//code').innerText();
      await copy.hover();
      await copy.click();
      const copied = page.getByRole('button', {name: text(locale, 'theme.CodeBlock.copied')});
      await expect(copied).toBeVisible();
      const clipboard = await page.evaluate(() => navigator.clipboard.readText());
      expect(clipboard.replace(/\s+/g, ' ').trim()).toBe(code.replace(/\s+/g, ' ').trim());
      await expect(copied).toHaveCount(0);
    });
  }
});

for (const locale of LOCALES) {
  test(`the way back to the top is offered while scrolling up (${locale})`, async ({page}) => {
    await open(page, `${prefix(locale)}/docs/web-portal/charts/basics/`);
    const button = page.getByRole('button', {name: text(locale, 'theme.BackToTopButton.buttonAriaLabel')});
    await scrollTo(page, 1500);
    await scrollTo(page, 1200);
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test(`previous and next document lead on (${locale})`, async ({page}) => {
    await open(page, `${prefix(locale)}/docs/web-portal/map/`);
    const neighbours = page.getByRole('navigation', {name: text(locale, 'theme.docs.paginator.navAriaLabel')});
    const next = neighbours.getByRole('link', {name: text(locale, 'theme.docs.paginator.next')});
    await expect(neighbours.getByRole('link', {name: text(locale, 'theme.docs.paginator.previous')})).toHaveCount(1);
    const target = await next.getAttribute('href');
    await next.click();
    await expect(page).toHaveURL(target ?? '');
    await neighbours.getByRole('link', {name: text(locale, 'theme.docs.paginator.previous')}).click();
    await expect(page).toHaveURL(`${prefix(locale)}/docs/web-portal/map/`);
  });
}

test.describe('lists of articles and the sidebar', () => {
  test.use({site: 'shell-full'});

  for (const locale of LOCALES) {
    test(`the list leads to the whole article, and to newer and older entries (${locale})`, async ({page}) => {
      await open(page, `${prefix(locale)}/blog/`);
      await expect(page.getByRole('main').getByRole('heading', {name: 'Článek druhý'})).toBeVisible();
      const older = page.getByRole('link', {name: text(locale, 'theme.blog.paginator.olderEntries')});
      const newer = page.getByRole('link', {name: text(locale, 'theme.blog.paginator.newerEntries')});
      await expect(newer).toHaveCount(0);
      await older.click();
      await expect(page).toHaveURL(`${prefix(locale)}/blog/page/2/`);
      await expect(page.getByRole('main').getByRole('heading', {name: 'Článek první'})).toBeVisible();
      await expect(older).toHaveCount(0);
      await newer.click();
      await expect(page).toHaveURL(`${prefix(locale)}/blog/`);

      const more = text(locale, 'theme.blog.post.readMoreLabel', {title: 'Článek druhý'});
      await expect(page.getByText('Zbytek článku')).toHaveCount(0);
      await page.getByRole('link', {name: more}).click();
      await expect(page.getByText('Zbytek článku „Článek druhý“.')).toBeVisible();
      await page.getByRole('link', {name: text(locale, 'theme.blog.post.paginator.olderPost')}).click();
      await expect(page).toHaveURL(`${prefix(locale)}/blog/older/`);
      await expect(page.getByRole('link', {name: text(locale, 'theme.blog.post.paginator.newerPost')})).toBeVisible();
    });

    test(`the sidebar is collapsed and expanded, and so are its groups (${locale})`, async ({page}) => {
      await open(page, `${prefix(locale)}/docs/`);
      const sidebar = page.getByRole('navigation', {name: text(locale, 'theme.docs.sidebar.navAriaLabel')});
      const label = {label: 'Skupina dokumentů'};
      const entry = sidebar.getByRole('link', {name: 'Jen v nové verzi'});
      await expect(entry).toHaveCount(0);
      await sidebar
        .getByRole('button', {name: text(locale, 'theme.DocSidebarItem.expandCategoryAriaLabel', label)})
        .click();
      await expect(entry).toBeVisible();
      await sidebar
        .getByRole('button', {name: text(locale, 'theme.DocSidebarItem.collapseCategoryAriaLabel', label)})
        .click();
      await expect(entry).toBeHidden();

      await page.getByRole('button', {name: text(locale, 'theme.docs.sidebar.collapseButtonAriaLabel')}).click();
      await expect(sidebar).toBeHidden();
      await page.getByRole('button', {name: text(locale, 'theme.docs.sidebar.expandButtonAriaLabel')}).click();
      await expect(sidebar).toBeVisible();
    });
  }
});
