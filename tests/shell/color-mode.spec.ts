import type {Page} from '@playwright/test';
import {backgroundLuminance, colorModeToggle, shownMode} from '../support/shell';
import {expect, open, test} from '../support/test';
import {text} from '../support/texts';

const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

const label = (mode: 'light' | 'dark' | 'system') =>
  text('cs', 'theme.colorToggle.ariaLabel', {mode: text('cs', `theme.colorToggle.ariaLabel.mode.${mode}`)});

/** Answers no script file, so the page stays as it was sent, with its inline scripts only. */
async function blockScripts(page: Page): Promise<void> {
  await page.route('**/assets/js/**', (route) => route.abort('blockedbyclient'));
}

const BLOCKED_ON_PURPOSE = [/ERR_BLOCKED_BY_CLIENT/];

test.describe('colour mode @desktop', () => {
  test('is light until the visitor toggles it, and the choice lasts', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/');
    const toggle = colorModeToggle(page);
    expect(await shownMode(page)).toEqual({mode: 'light', choice: 'light'});
    expect(await storedTheme(page)).toBeNull();
    const light = await backgroundLuminance(page.getByRole('main'));
    expect(light).toBeGreaterThan(0.8);

    await toggle.click();
    await expect(toggle).toHaveAccessibleName(label('dark'));
    expect(await shownMode(page)).toEqual({mode: 'dark', choice: 'dark'});
    expect(await storedTheme(page)).toBe('dark');
    await expect.poll(() => backgroundLuminance(page.getByRole('main'))).toBeLessThan(0.1);

    await page.reload();
    await expect(toggle).toHaveAccessibleName(label('dark'));
    expect(await shownMode(page)).toEqual({mode: 'dark', choice: 'dark'});

    await toggle.click();
    await expect(toggle).toHaveAccessibleName(label('light'));
    expect(await shownMode(page)).toEqual({mode: 'light', choice: 'light'});
    expect(await storedTheme(page)).toBe('light');
  });

  test('follows the choice made in another tab', async ({page, context}) => {
    await open(page, '/');
    const other = await context.newPage();
    await open(other, '/en/docs/intro/');
    await colorModeToggle(page).click();
    await expect.poll(() => shownMode(other)).toEqual({mode: 'dark', choice: 'dark'});
    await expect.poll(() => backgroundLuminance(other.getByRole('main'))).toBeLessThan(0.1);
    await colorModeToggle(other, 'en').click();
    await expect.poll(() => shownMode(page)).toEqual({mode: 'light', choice: 'light'});
  });

  test.describe('without storage', () => {
    test.use({allowed: [/^console warning: Docusaurus browser storage is not available/]});

    test('changes for as long as the page stays open', async ({page}) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
      await open(page, '/');
      await colorModeToggle(page).click();
      await expect.poll(() => shownMode(page)).toEqual({mode: 'dark', choice: 'dark'});
    });
  });

  test.describe('before the page has come alive', () => {
    test.use({allowed: BLOCKED_ON_PURPOSE});

    test('a stored dark mode is there from the first paint, nothing flashes', async ({page}) => {
      await blockScripts(page);
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await page.goto('/docs/web-portal/intro/');
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      expect(await shownMode(page)).toEqual({mode: 'dark', choice: 'dark'});
      expect(await backgroundLuminance(page.getByRole('main'))).toBeLessThan(0.1);
      expect(await backgroundLuminance(page.getByRole('navigation').first())).toBeLessThan(0.1);
    });

    test('the toggle is disabled', async ({page}) => {
      await blockScripts(page);
      await page.goto('/');
      await expect(colorModeToggle(page)).toBeDisabled();
    });
  });

  test('the toggle is enabled as soon as React has taken over', async ({page}) => {
    await open(page, '/');
    await expect(colorModeToggle(page)).toBeEnabled();
  });
});

test.describe('colour mode in the menu @phone', () => {
  test('is chosen there', async ({page}) => {
    await open(page, '/');
    await expect(colorModeToggle(page)).toBeHidden();
    await page.getByRole('button', {name: text('cs', 'theme.docs.sidebar.toggleSidebarButtonAriaLabel')}).click();
    await page
      .getByRole('dialog')
      .getByRole('button', {name: label('light')})
      .click();
    expect(await shownMode(page)).toEqual({mode: 'dark', choice: 'dark'});
  });
});

test.describe('colour mode that follows the system @desktop', () => {
  test.use({site: 'shell-full'});

  test('cycles light, dark, system', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, '/plain/');
    const toggle = colorModeToggle(page);
    expect(await shownMode(page)).toEqual({mode: 'light', choice: 'system'});
    await expect(toggle).toHaveAccessibleName(label('system'));

    for (const mode of ['light', 'dark'] as const) {
      await toggle.click();
      await expect(toggle).toHaveAccessibleName(label(mode));
      expect(await shownMode(page)).toEqual({mode, choice: mode});
      expect(await storedTheme(page)).toBe(mode);
    }

    await toggle.click();
    await expect(toggle).toHaveAccessibleName(label('system'));
    expect(await shownMode(page)).toEqual({mode: 'light', choice: 'system'});
    expect(await storedTheme(page)).toBeNull();
  });

  test('changes with the system, unless the visitor has chosen', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, '/plain/');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect.poll(() => shownMode(page)).toEqual({mode: 'dark', choice: 'system'});
    await page.emulateMedia({colorScheme: 'light'});
    await expect.poll(() => shownMode(page)).toEqual({mode: 'light', choice: 'system'});

    await colorModeToggle(page).click();
    await expect.poll(() => shownMode(page)).toEqual({mode: 'light', choice: 'light'});
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(colorModeToggle(page)).toHaveAccessibleName(label('light'));
    expect(await shownMode(page)).toEqual({mode: 'light', choice: 'light'});
  });

  test.describe('before the page has come alive', () => {
    test.use({allowed: BLOCKED_ON_PURPOSE, colorScheme: 'dark'});

    test('is the mode of the system', async ({page}) => {
      await blockScripts(page);
      await page.goto('/plain/');
      expect(await shownMode(page)).toEqual({mode: 'dark', choice: 'system'});
      expect(await backgroundLuminance(page.getByRole('main'))).toBeLessThan(0.1);
    });
  });
});

test.describe('colour mode with the switch turned off', () => {
  test.use({site: 'shell-plain'});

  test('is the configured one, has no toggle and ignores what is stored', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await open(page, '/plain/');
    expect(await shownMode(page)).toEqual({mode: 'dark', choice: 'dark'});
    await expect(colorModeToggle(page)).toHaveCount(0);
    expect(await backgroundLuminance(page.getByRole('main'))).toBeLessThan(0.1);
  });
});
