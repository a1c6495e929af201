import type {Page} from '@playwright/test';
import {accessibilityProblems, showColorMode} from '../support/axe';
import {menu, menuButton, navbar} from '../support/shell';
import {expect, open, test} from '../support/test';
import {text} from '../support/texts';

const BACK = text('cs', 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel');

async function openMenu(page: Page, address: string): Promise<void> {
  await open(page, address);
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
}

const focusIsIn = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    const {activeElement, body} = document;
    return activeElement === body ? 'browser' : dialog?.contains(activeElement) ? 'menu' : activeElement?.outerHTML;
  });

test.describe('menu of small screens @phone', () => {
  test('opens with the button, keeps the focus, closes with Escape and hands the focus back', async ({page}) => {
    await open(page, '/');
    const button = menuButton(page);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    expect(await focusIsIn(page)).toBe('menu');
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      // Past its last element a modal dialog lets the focus go to the browser's own controls, never into the page.
      expect(['menu', 'browser']).toContain(await focusIsIn(page));
    }
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes with its own button and hands the focus back', async ({page}) => {
    await openMenu(page, '/');
    await menu(page)
      .getByRole('button', {name: text('cs', 'theme.docs.sidebar.closeSidebarButtonAriaLabel')})
      .click();
    await expect(menu(page)).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
  });

  test('closes with a tap beside it, not with one on it', async ({page}) => {
    await openMenu(page, '/');
    const box = await menu(page).boundingBox();
    expect(box).not.toBeNull();
    const {width = 0} = box ?? {};
    await page.touchscreen.tap(width / 2, 700);
    await expect(menu(page)).toBeVisible();
    await page.touchscreen.tap(width + 15, 400);
    await expect(menu(page)).toHaveCount(0);
  });

  test('locks the scrolling of the page while it is shown', async ({page}) => {
    const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
    await openMenu(page, '/');
    expect(await overflow()).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    expect(await overflow()).not.toBe('hidden');
  });

  test('has nothing to focus while it is shut', async ({page}) => {
    await open(page, '/docs/web-portal/intro/');
    await expect(page.getByRole('dialog', {includeHidden: true})).toHaveCount(0);
    await menuButton(page).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', {includeHidden: true})).toHaveCount(0);
  });

  test('shows the items of the navbar, leads on and closes', async ({page}) => {
    await openMenu(page, '/');
    await expect(menu(page).getByRole('button', {name: BACK})).toHaveCount(0);
    for (const name of ['Webový portál', 'Mobilní aplikace', 'Hardware', 'Blog']) {
      await expect(menu(page).getByRole('link', {name, exact: true})).toBeVisible();
    }
    await menu(page).getByRole('link', {name: 'Hardware', exact: true}).click();
    await expect(page).toHaveURL('/docs/hardware/intro/');
    await expect(menu(page)).toHaveCount(0);
  });

  test('on a document shows its sidebar first, and the items of the navbar one step back', async ({page}) => {
    await openMenu(page, '/docs/hardware/intro/');
    const page2 = menu(page).getByRole('link', {name: 'GeoSnake', exact: true});
    await expect(page2).toBeVisible();
    await expect(menu(page).getByRole('link', {name: 'Blog', exact: true})).toHaveCount(0);
    await menu(page).getByRole('button', {name: BACK}).click();
    await expect(menu(page).getByRole('link', {name: 'Blog', exact: true})).toBeVisible();
    await expect(page2).toHaveCount(0);
  });

  test('leads to a page of the sidebar and closes', async ({page}) => {
    await openMenu(page, '/docs/web-portal/intro/');
    await menu(page).locator('a[href="/docs/web-portal/map/"]').click();
    await expect(page).toHaveURL('/docs/web-portal/map/');
    await expect(menu(page)).toHaveCount(0);
  });

  test("the browser's back button closes it and stays on the page", async ({page}) => {
    await open(page, '/');
    await menuButton(page).click();
    await menu(page).getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL('/blog/');
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(menu(page)).toHaveCount(0);
    await expect(page).toHaveURL('/blog/');
  });

  test('the language list opens in place and keeps query and hash', async ({page}) => {
    await openMenu(page, '/markdown-page/?a=1#b');
    const languages = menu(page).getByRole('button', {name: text('cs', 'theme.navbar.mobileLanguageDropdown.label')});
    await expect(languages).toHaveAttribute('aria-expanded', 'false');
    await expect(menu(page).getByRole('link', {name: 'English'})).toHaveCount(0);
    await languages.click();
    await expect(languages).toHaveAttribute('aria-expanded', 'true');
    await menu(page).getByRole('link', {name: 'English'}).click();
    await expect(page).toHaveURL('/en/markdown-page/?a=1#b');
  });

  for (const mode of ['light', 'dark'] as const) {
    test(`is accessible in ${mode} mode, primary and secondary`, async ({page}) => {
      await openMenu(page, '/docs/hardware/geosnake/modbus/');
      await showColorMode(page, mode);
      expect(await accessibilityProblems(page)).toEqual([]);
      await menu(page).getByRole('button', {name: BACK}).click();
      await menu(page).getByRole('button', {name: 'Jazyky'}).click();
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  }

  test('everything in it is large enough for a finger', async ({page}) => {
    await openMenu(page, '/');
    const small = await menu(page)
      .locator('a, button')
      .evaluateAll((targets) =>
        targets
          .map((target) => ({
            name: target.textContent || target.getAttribute('aria-label'),
            box: target.getBoundingClientRect(),
          }))
          .filter(({box}) => box.width < 44 || box.height < 44)
          .map(({name, box}) => `${name}: ${box.width.toFixed(0)} × ${box.height.toFixed(0)}`),
      );
    expect(small).toEqual([]);
  });
});

test.describe('menu at the breakpoint @desktop', () => {
  test('exists up to 996 px, is gone from 997 px', async ({page}) => {
    await page.setViewportSize({width: 996, height: 800});
    await open(page, '/');
    await expect(menuButton(page)).toBeVisible();
    await expect(navbar(page).getByRole('link', {name: 'Hardware'})).toBeHidden();
    await page.setViewportSize({width: 997, height: 800});
    await expect(menuButton(page)).toBeHidden();
    await expect(navbar(page).getByRole('link', {name: 'Hardware'})).toBeVisible();
  });

  test('closes when the window grows to desktop width, and stays closed when it shrinks again', async ({page}) => {
    await page.setViewportSize({width: 996, height: 800});
    await open(page, '/');
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({width: 997, height: 800});
    await expect(menu(page)).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden');
    await page.setViewportSize({width: 996, height: 800});
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(menu(page)).toHaveCount(0);
  });
});

test.describe('menu with every item type @phone', () => {
  test.use({site: 'shell-full'});

  test('opens a group by itself when one of its items is the present page', async ({page}) => {
    await openMenu(page, '/long/');
    const group = menu(page).getByRole('button', {name: 'Skupina 1'});
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(menu(page).getByRole('link', {name: 'Dlouhá stránka 1'})).toBeVisible();
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(menu(page).getByRole('link', {name: 'Dlouhá stránka 1'})).toBeHidden();
  });

  test('keeps a group shut when none of its items is the present page', async ({page}) => {
    await openMenu(page, '/plain/');
    const group = menu(page).getByRole('button', {name: 'Skupina 1'});
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(menu(page).getByRole('link', {name: 'Dlouhá stránka 1'})).toHaveCount(0);
    await group.focus();
    await page.keyboard.press('Space');
    await expect(menu(page).getByRole('link', {name: 'Dlouhá stránka 1'})).toBeVisible();
  });

  test('lists every item', async ({page}) => {
    await openMenu(page, '/plain/');
    for (const end of ['1', '2']) {
      for (const name of [`Odkaz ${end}`, `Dokument ${end}`, `Panel ${end}`, `Verze ${end}`]) {
        await expect(menu(page).getByRole('link', {name, exact: true})).toBeVisible();
      }
      await expect(menu(page).getByText(`Html ${end}`)).toBeVisible();
      await expect(menu(page).getByRole('button', {name: `Skupina ${end}`})).toBeVisible();
    }
    await expect(
      menu(page).getByRole('button', {name: text('cs', 'theme.navbar.mobileLanguageDropdown.label')}),
    ).toHaveCount(2);
    await expect(
      menu(page).getByRole('button', {name: text('cs', 'theme.navbar.mobileVersionsDropdown.label')}),
    ).toHaveCount(2);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('remembers the version chosen in it', async ({page}) => {
    await openMenu(page, '/plain/');
    await menu(page)
      .getByRole('button', {name: text('cs', 'theme.navbar.mobileVersionsDropdown.label')})
      .first()
      .click();
    await menu(page).getByRole('link', {name: '1.0', exact: true}).click();
    await expect(page).toHaveURL('/docs/1.0/');
    await expect(menu(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('1.0');
  });
});

test.describe('menu without items @phone', () => {
  test.use({site: 'shell-plain'});

  test('does not exist where there is nothing to show', async ({page}) => {
    await open(page, '/plain/');
    await expect(menuButton(page)).toHaveCount(0);
  });

  test('holds the sidebar of a document, with no way back', async ({page}) => {
    await openMenu(page, '/docs/first/');
    await expect(menu(page).getByRole('link', {name: 'Druhý dokument'})).toBeVisible();
    await expect(menu(page).getByRole('button', {name: BACK})).toHaveCount(0);
  });
});
