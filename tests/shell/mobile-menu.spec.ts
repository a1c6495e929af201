import type {Page} from '@playwright/test';
import {accessibilityProblems, expectAccessible} from '../support/axe';
import {menu, menuButton, navbar} from '../support/shell';
import {expect, open, test} from '../support/test';
import {text} from '../support/texts';

const BREAKPOINT_PX = 996;
const MIN_TARGET_PX = 44;

const backButton = (page: Page) =>
  menu(page).getByRole('button', {name: text('cs', 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel')});
const item = (page: Page, name: string) => menu(page).getByRole('link', {name, exact: true});
const scrollingIsLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY === 'hidden');

async function openMenu(page: Page, address: string): Promise<void> {
  await open(page, address);
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
}

test.describe('menu of small screens @phone', () => {
  test('opens with the button, closes with Escape and restores the focus', async ({page}) => {
    await open(page, '/');
    const button = menuButton(page);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    // Nothing in it is focusable while it is closed.
    await expect(page.getByRole('dialog', {includeHidden: true})).toHaveCount(0);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    expect(await scrollingIsLocked(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    expect(await scrollingIsLocked(page)).toBe(false);
  });

  test('closes with its own button, with a tap next to it but not on it, and with back, which stays on the page', async ({
    page,
  }) => {
    await openMenu(page, '/');
    await menu(page)
      .getByRole('button', {name: text('cs', 'theme.docs.sidebar.closeSidebarButtonAriaLabel')})
      .click();
    await expect(menu(page)).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).click();
    const {width = 0} = (await menu(page).boundingBox()) ?? {};
    await page.touchscreen.tap(width / 2, 700);
    await expect(menu(page)).toBeVisible();
    await page.touchscreen.tap(width + 15, 400);
    await expect(menu(page)).toHaveCount(0);
    await menuButton(page).click();
    await item(page, 'Hardware').click();
    // The address changes before the page is drawn.
    await expect(page.getByRole('heading', {level: 1, name: 'Měřicí zařízení'})).toBeVisible();
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(menu(page)).toHaveCount(0);
    await expect(page).toHaveURL('/docs/hardware/intro/');
  });

  test('shows the items of the navbar, and a language list that keeps query and hash', async ({page}) => {
    await openMenu(page, '/markdown-page/?a=1#b');
    await expect(backButton(page)).toHaveCount(0);
    await expect(item(page, 'Slovník pojmů')).toHaveCount(0);
    await menu(page).getByRole('button', {name: 'Další', exact: true}).click();
    await expect(item(page, 'Slovník pojmů')).toBeVisible();
    const languages = menu(page).getByRole('button', {name: text('cs', 'theme.navbar.mobileLanguageDropdown.label')});
    await expect(item(page, 'English')).toHaveCount(0);
    await languages.click();
    await item(page, 'English').click();
    await expect(page).toHaveURL('/en/markdown-page/?a=1#b');
  });

  test('on a document shows its sidebar first, and the items of the navbar one step back', async ({page}) => {
    await openMenu(page, '/docs/web-portal/intro/');
    await expect(item(page, 'Hardware')).toHaveCount(0);
    const document = menu(page).locator('a[href="/docs/web-portal/map/"]');
    await expect(document).toBeVisible();
    await backButton(page).click();
    await expect(item(page, 'Hardware')).toBeVisible();
    await expect(document).toHaveCount(0);
    await expect(menu(page).locator(':focus'), 'the focus stays in the menu').toHaveCount(1);
    await page.keyboard.press('Escape');
    await menuButton(page).click();
    await document.click();
    await expect(page).toHaveURL('/docs/web-portal/map/');
    await expect(menu(page)).toHaveCount(0);
  });

  test('shows what has the focus, forwards and backwards', async ({page}) => {
    await openMenu(page, '/docs/web-portal/intro/');
    await page.setViewportSize({width: 390, height: 400});
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 12; stop++) {
        await page.keyboard.press(key);
        await expect(menu(page).locator(':focus')).toBeInViewport({ratio: 0.9});
      }
    }
  });

  test('is accessible in both modes, and everything in it is large enough for a finger', async ({page}) => {
    await openMenu(page, '/docs/web-portal/intro/');
    expect(await accessibilityProblems(page, 'dialog')).toEqual([]);
    await backButton(page).click();
    await expectAccessible(page, 'dialog');
    const small = await menu(page)
      .locator('a, button')
      .evaluateAll(
        (targets, min) =>
          targets
            .map((target) => ({name: target.textContent, box: target.getBoundingClientRect()}))
            .filter(({box}) => box.width < min || box.height < min)
            .map(({name, box}) => `${name}: ${box.width} × ${box.height}`),
        MIN_TARGET_PX,
      );
    expect(small).toEqual([]);
  });
});

test(`the menu exists up to ${BREAKPOINT_PX} px, and closes when the window grows`, async ({page}) => {
  const link = navbar(page).getByRole('link', {name: 'Hardware'});
  await page.setViewportSize({width: BREAKPOINT_PX, height: 800});
  await open(page, '/');
  await expect(link).toBeHidden();
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({width: BREAKPOINT_PX + 1, height: 800});
  await expect(menu(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeHidden();
  await expect(link).toBeVisible();
  expect(await scrollingIsLocked(page)).toBe(false);
});
