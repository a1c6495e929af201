/** Measures the latency of the search dialog with the CPU slowed down to the speed of a phone. */
import type {Locale} from '../../src/config/locales';
import {launchBrowser} from '../../scripts/browser';
import {serve, TRUST} from './server';
import {BUILD_DIR} from '../support/sites';
import {slowDown, withPage} from './visits';

/** Wait in ms after each keystroke. The last change of the list of results during this wait counts. */
const QUIET_TIME = 300;
/** Largest number of characters typed of each query. */
const MAX_TYPED = 12;

declare global {
  interface Window {
    searchWatch: {typed: number; settled: number};
  }
}

function watch(): void {
  const state = {typed: 0, settled: 0};
  window.searchWatch = state;
  const onInput = ({timeStamp}: Event) => Object.assign(state, {typed: timeStamp, settled: 0});
  window.addEventListener('input', onInput, {capture: true});
  new MutationObserver((changes) => {
    if (changes.some(({target}) => (target as Element).closest('.DocSearch-Dropdown'))) {
      state.settled = performance.now();
    }
  }).observe(document, {childList: true, subtree: true, characterData: true, attributes: true});
}

/** Types queries into the search dialog. @returns ms from each keystroke that changes results to their last change */
export async function measureLatency(locale: Locale, queries: readonly string[]): Promise<number[]> {
  const server = await serve(BUILD_DIR);
  const browser = await launchBrowser({args: [TRUST]});
  try {
    return await withPage(browser, {}, async (page) => {
      await page.addInitScript(watch);
      await page.goto(`${server.origin}${locale === 'cs' ? '' : `/${locale}`}/docs/web-portal/dashboard/`);
      await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
      await page.waitForTimeout(1500);
      await slowDown(page, {network: false});
      await page.keyboard.press('Control+k');
      const input = page.locator('.DocSearch-Input');
      await input.and(page.locator(':focus')).waitFor();
      const keys: number[] = [];
      for (const query of queries) {
        await input.fill('');
        await page.waitForTimeout(QUIET_TIME);
        for (const key of query.slice(0, MAX_TYPED)) {
          await page.keyboard.type(key);
          await page.waitForTimeout(QUIET_TIME);
          const {typed, settled} = await page.evaluate(() => window.searchWatch);
          keys.push(...(settled > typed ? [settled - typed] : []));
        }
      }
      return keys;
    });
  } finally {
    await browser.close();
    server.close();
  }
}
