import type {Page} from '@playwright/test';
import {colorModeToggle, menu, menuButton, shownMode} from '../support/shell';
import {expect, open, test} from '../support/test';
import {text} from '../support/texts';

const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

const label = (mode: 'light' | 'dark') =>
  text('cs', 'theme.colorToggle.ariaLabel', {mode: text('cs', `theme.colorToggle.ariaLabel.mode.${mode}`)});

test.describe('color mode', () => {
  test('is light until the visitor toggles it, and the choice lasts', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/');
    const toggle = colorModeToggle(page);
    await expect(shownMode(page, 'light')).toHaveCSS('color-scheme', 'light');
    expect(await storedTheme(page)).toBeNull();
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(label('dark'));
    await expect(shownMode(page, 'dark')).toHaveCSS('color-scheme', 'dark');
    await page.reload();
    await expect(toggle).toHaveAccessibleName(label('dark'));
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(label('light'));
    await expect(shownMode(page, 'light')).toBeAttached();
    expect(await storedTheme(page)).toBe('light');
  });

  test('is chosen in the menu of small screens @phone', async ({page}) => {
    await open(page, '/');
    await expect(colorModeToggle(page)).toBeHidden();
    await menuButton(page).click();
    await menu(page)
      .getByRole('button', {name: label('light')})
      .click();
    await expect(shownMode(page, 'dark')).toBeAttached();
  });

  test.describe('before hydration', () => {
    test.use({allowed: [/ERR_BLOCKED_BY_CLIENT/]});

    test('a stored dark mode is there from the first paint, and the toggle is disabled', async ({page}) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await page.route('**/assets/js/**', (route) => route.abort('blockedbyclient'));
      await page.goto('/docs/web-portal/intro/');
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      await expect(shownMode(page, 'dark')).toHaveCSS('color-scheme', 'dark');
      await expect(colorModeToggle(page)).toBeDisabled();
    });
  });
});
