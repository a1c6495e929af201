import type {Page} from '@playwright/test';
import {menu, menuButton, navbar, scrollTo} from '../support/shell';
import {expect, open, test} from '../support/test';

/** Whether any part of the bar is on the screen. */
const isShown = (page: Page) => navbar(page).evaluate((bar) => bar.getBoundingClientRect().bottom > 0);

async function expectShown(page: Page, shown: boolean): Promise<void> {
  await expect.poll(() => isShown(page)).toBe(shown);
}

const bottom = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

test.describe('navbar that hides on scroll', () => {
  test.use({site: 'shell-full'});

  test.beforeEach(async ({page}) => {
    await open(page, '/long/');
    await expectShown(page, true);
  });

  test('hides while scrolling down and shows while scrolling up', async ({page}) => {
    await scrollTo(page, 300);
    await scrollTo(page, 600);
    await expectShown(page, false);
    await scrollTo(page, 500);
    await expectShown(page, true);
    await scrollTo(page, 700);
    await expectShown(page, false);
  });

  test('shows near the top, whatever the direction', async ({page}) => {
    await scrollTo(page, 10);
    await scrollTo(page, 30);
    await expectShown(page, true);
    await scrollTo(page, 600);
    await scrollTo(page, 700);
    await expectShown(page, false);
    await scrollTo(page, 20);
    await expectShown(page, true);
  });

  test('stays hidden at the very bottom, where browsers bounce', async ({page}) => {
    const end = await bottom(page);
    await scrollTo(page, end - 300);
    await scrollTo(page, end);
    await expectShown(page, false);
    await scrollTo(page, end - 15);
    await expectShown(page, false);
    await scrollTo(page, end - 300);
    await expectShown(page, true);
  });

  test('hides when a link leads to a place on the page', async ({page}) => {
    await page.getByRole('link', {name: 'Na pátý oddíl'}).click();
    await expect(page).toHaveURL('/long/#part-5');
    await expectShown(page, false);
    const heading = page.getByRole('heading', {name: 'Oddíl 5'});
    await expect(heading).toBeInViewport({ratio: 1});
  });

  test('shows on another page', async ({page}) => {
    await scrollTo(page, 300);
    await scrollTo(page, 600);
    await expectShown(page, false);
    await page.evaluate(() => {
      [...document.querySelectorAll('a')].find(({textContent}) => textContent === 'na krátkou stránku')?.click();
    });
    await expect(page).toHaveURL('/plain/');
    await expectShown(page, true);
  });

  test('shows as soon as something in it has the focus, and hides after @desktop', async ({page}) => {
    await scrollTo(page, 300);
    await scrollTo(page, 600);
    await expectShown(page, false);
    // Scrolling to what has the focus would show the bar for another reason.
    await navbar(page)
      .getByRole('link', {name: 'Odkaz 1'})
      .evaluate((link) => {
        link.focus({preventScroll: true});
      });
    await expectShown(page, true);
    await page.getByRole('link', {name: 'Na pátý oddíl'}).evaluate((link) => {
      link.focus({preventScroll: true});
    });
    await expectShown(page, false);
  });

  test('stays while a dropdown in it is open @desktop', async ({page}) => {
    const group = navbar(page).getByRole('button', {name: 'Skupina 1'});
    await group.click();
    await scrollTo(page, 300);
    await scrollTo(page, 600);
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expectShown(page, true);
    await expect(navbar(page).getByRole('link', {name: 'Dlouhá stránka 1'})).toBeInViewport({ratio: 1});
  });

  test('hands its menu out also when it was hidden before @phone', async ({page}) => {
    await scrollTo(page, 300);
    await scrollTo(page, 600);
    await expectShown(page, false);
    await scrollTo(page, 450);
    await expectShown(page, true);
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await expectShown(page, true);
  });
});
