import type {BrowserContext, Locator, Page} from '@playwright/test';
import {expect} from './test';

/** Expects the first result of the dialog to link to an address. It is a link once the pointer is over it. */
export async function expectFirstHit(page: Page, address: string | RegExp): Promise<void> {
  const hit = page.locator('.DocSearch-Hits .DocSearch-Hit a').first();
  await expect(async () => {
    await hit.hover({timeout: 3000});
    await expect(hit).toHaveAttribute('href', address, {timeout: 1500});
  }).toPass({timeout: 30_000});
}

/** Expects a result to open in a new page by a middle and a Ctrl click, and to be a link for the context menu. */
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
