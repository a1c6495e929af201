import type {Page} from '@playwright/test';
import {navbar, scrollTo} from '../support/shell';
import {expect, open, test} from '../support/test';

async function expectShown(page: Page, shown: boolean): Promise<void> {
  const isShown = () => navbar(page).evaluate((bar) => bar.getBoundingClientRect().bottom > 0);
  await expect.poll(isShown).toBe(shown);
}

async function hide(page: Page): Promise<void> {
  await scrollTo(page, 300);
  await scrollTo(page, 600);
  await expectShown(page, false);
}

test.describe('navbar that hides on scroll', {tag: '@full'}, () => {
  test.use({site: 'shell-full'});

  test.beforeEach(async ({page}) => {
    await open(page, '/long/');
    await expectShown(page, true);
  });

  test('hides while scrolling down and shows while scrolling up and near the top @both', async ({page}) => {
    await hide(page);
    await scrollTo(page, 500);
    await expectShown(page, true);
    await scrollTo(page, 700);
    await expectShown(page, false);
    await scrollTo(page, 10);
    await scrollTo(page, 30);
    await expectShown(page, true);
  });

  test('shows while something in it has the focus', async ({page}) => {
    await hide(page);
    // Scrolling to the focused element would show the bar too.
    await navbar(page)
      .getByRole('link', {name: 'Odkaz 1'})
      .evaluate((link) => link.focus({preventScroll: true}));
    await expectShown(page, true);
    await page.getByRole('link', {name: 'Na pátý oddíl'}).evaluate((link) => link.focus({preventScroll: true}));
    await expectShown(page, false);
  });

  test('stays while a dropdown in it is open', async ({page}) => {
    const group = navbar(page).getByRole('button', {name: 'Skupina 1'});
    await group.click();
    await scrollTo(page, 300);
    await scrollTo(page, 600);
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expectShown(page, true);
    await expect(navbar(page).getByRole('link', {name: 'Dlouhá stránka 1'})).toBeInViewport({ratio: 1});
  });
});
