import type {Page} from '@playwright/test';
import {expect} from './test';

/** Parts of the search dialog. */
export const searchDialog = (page: Page) => page.locator('dialog:has([role="combobox"])');
export const searchInput = (page: Page) => searchDialog(page).getByRole('combobox');
export const searchHits = (page: Page) => searchDialog(page).getByRole('option');

/** Opens the dialog by its shortcut, unless it is open, and fills in a query. */
export async function searchFor(page: Page, query: string): Promise<void> {
  // A page that has just been reached listens a moment later.
  await expect(async () => {
    if (!(await searchInput(page).isVisible())) {
      await page.keyboard.press('Control+k');
    }
    await expect(searchInput(page)).toBeVisible({timeout: 1000});
  }).toPass({timeout: 10_000});
  await searchInput(page).fill(query);
}

/** Expects the first hit of the dialog to link to an address. */
export async function expectFirstHit(page: Page, address: string | RegExp): Promise<void> {
  await expect(searchHits(page).first()).toHaveAttribute('href', address, {timeout: 30_000});
}
