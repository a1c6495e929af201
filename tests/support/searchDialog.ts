import type {Page} from '@playwright/test';
import {expect} from './test';

/** Expects the first result of the dialog to link to an address. It is a link once the pointer is over it. */
export async function expectFirstHit(page: Page, address: string | RegExp): Promise<void> {
  const hit = page.locator('.DocSearch-Hits .DocSearch-Hit a').first();
  await expect(async () => {
    await hit.hover({timeout: 3000});
    await expect(hit).toHaveAttribute('href', address, {timeout: 1500});
  }).toPass({timeout: 30_000});
}
