import type {Page} from '@playwright/test';
import {scrollTo} from './shell';
import {FULL} from './sites';
import {expect, open} from './test';

/**
 * Clicks entries of the table of contents of a page, in the full run all of them. Each leads to its heading, Back
 * returns to where the reader was, and a second click leads to the same place as the first.
 */
export async function followContents(page: Page, address: string): Promise<void> {
  const position = () => page.evaluate(() => Math.round(window.scrollY));
  // Firefox rounds a position up or down.
  const expectAt = (place: number) => expect.poll(async () => Math.abs((await position()) - place)).toBeLessThan(4);
  await open(page, address);
  const entries = page.locator('.table-of-contents a:visible');
  expect(await entries.count()).toBeGreaterThan(1);
  for (const entry of FULL ? await entries.all() : [entries.first(), entries.last()]) {
    const id = decodeURIComponent((await entry.getAttribute('href'))?.slice(1) ?? '');
    await scrollTo(page, 300);
    // The driver of Firefox scrolls a little before it clicks.
    await page.evaluate(() =>
      window.addEventListener('click', () => Object.assign(window, {left: Math.round(window.scrollY)}), {
        capture: true,
        once: true,
      }),
    );
    await entry.click();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    const left = await page.evaluate(() => (window as unknown as {left: number}).left);
    await expect.poll(position).not.toBe(left);
    const reached = await position();
    // `page.goBack()` waits for a document that is loaded, in Firefox without end.
    await page.evaluate(() => history.back());
    await expectAt(left);
    await scrollTo(page, 0);
    await entry.click();
    await expectAt(reached);
  }
}
