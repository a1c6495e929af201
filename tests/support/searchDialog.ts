import type {BrowserContext, Locator, Page} from '@playwright/test';
import {expect} from './test';

/**
 * Expects the first result of the dialog to link to an address. Hovers first, because only then does the link get its
 * address.
 */
export async function expectFirstHit(page: Page, address: string | RegExp): Promise<void> {
  const hit = page.locator('.DocSearch-Hits .DocSearch-Hit a').first();
  await expect(async () => {
    await hit.hover({timeout: 3000});
    await expect(hit).toHaveAttribute('href', address, {timeout: 1500});
  }).toPass({timeout: 30_000});
}

/**
 * Expects a middle click and a Ctrl/Cmd click on a result to open the address in a new tab, and a right click to hit a
 * link to the address.
 */
export async function expectLink(page: Page, context: BrowserContext, hit: Locator, address: RegExp): Promise<void> {
  for (const options of [{button: 'middle'} as const, {modifiers: ['ControlOrMeta' as const]}]) {
    const opened = context.waitForEvent('page');
    await hit.click(options);
    const other = await opened;
    await expect(other).toHaveURL(address);
    await other.close();
  }
  await page.evaluate(() => {
    addEventListener('contextmenu', ({target}) => {
      document.body.dataset.menu = (target as Element).closest('a')?.getAttribute('href') ?? 'none';
    });
  });
  await hit.click({button: 'right'});
  await expect(page.locator('body')).toHaveAttribute('data-menu', address);
}
