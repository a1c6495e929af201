import type {Page} from '@playwright/test';
import {accessibilityProblems} from '../support/axe';
import {navbar, shownMode} from '../support/shell';
import {expect, open, test} from '../support/test';
import {text} from '../support/texts';

async function chooseVersion(page: Page, name: string): Promise<void> {
  const expand = text('cs', 'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel');
  await navbar(page).getByRole('button', {name: expand}).click();
  await navbar(page).getByRole('listitem').getByRole('link', {name, exact: true}).click();
}

test.describe('navbar with groups and versions', {tag: '@full'}, () => {
  test.use({site: 'shell-full'});

  test('a group marks the current page, and is accessible in both modes of the system @chromium', async ({page}) => {
    await open(page, '/long/');
    await navbar(page).getByRole('button', {name: 'Skupina'}).click();
    await expect(navbar(page).getByRole('link', {name: 'Dlouhá stránka'})).toHaveAttribute('aria-current', 'page');
    await expect(navbar(page).getByText('Poznámka')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await expect(shownMode(page, colorScheme, 'system')).toBeAttached();
      expect(await accessibilityProblems(page)).toEqual([]);
    }
  });

  test('versions lead to the same page with query and hash, and the choice is remembered', async ({page}) => {
    await open(page, '/docs/?a=1#section');
    await chooseVersion(page, '1.0');
    await expect(page).toHaveURL('/docs/1.0/?a=1#section');
    await open(page, '/plain/');
    for (const name of ['1.0', 'Panel']) {
      await expect(navbar(page).getByRole('link', {name, exact: true}).last()).toHaveAttribute('href', '/docs/1.0/');
    }
    await chooseVersion(page, 'Next');
    await expect(page).toHaveURL('/docs/');
  });
});
