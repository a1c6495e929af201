/** Measures the latency of the search dialog on a processor as slow as that of a phone. */
import type {Locale} from '../../src/config/locales';
import {launchBrowser} from '../../scripts/browser';
import {serve, TRUST} from './server';
import {BUILD_DIR} from '../support/sites';
import {slowDown, withPage} from './visits';

/** Milliseconds without a change after which the list of results counts as settled. */
const QUIET_TIME = 300;
/** Characters of a query that are typed at most. */
const MAX_TYPED = 12;

declare global {
  interface Window {
    searchWatch: {pressed: number; opened: number; typed: number; settled: number};
  }
}

function watch(): void {
  const state = {pressed: 0, opened: 0, typed: 0, settled: 0};
  window.searchWatch = state;
  const capture = {capture: true};
  window.addEventListener(
    'keydown',
    ({timeStamp, ctrlKey}) => (state.pressed = ctrlKey ? timeStamp : state.pressed),
    capture,
  );
  window.addEventListener('input', ({timeStamp}) => Object.assign(state, {typed: timeStamp, settled: 0}), capture);
  window.addEventListener('focusin', ({target}) => {
    if ((target as Element).matches('.DocSearch-Input')) {
      state.opened = performance.now();
    }
  });
  new MutationObserver((changes) => {
    if (changes.some(({target}) => (target as Element).closest('.DocSearch-Dropdown'))) {
      state.settled = performance.now();
    }
  }).observe(document, {childList: true, subtree: true, characterData: true, attributes: true});
}

export interface Latency {
  /** Milliseconds from Ctrl+K to a focused search field. */
  open: number;
  /** Milliseconds from each key to the last change of the list. */
  keys: number[];
}

/** @param queries to type, one key after the other */
export async function measureLatency(locale: Locale, queries: readonly string[]): Promise<Latency> {
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
      const open = await page.evaluate(() => window.searchWatch.opened - window.searchWatch.pressed);
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
      return {open, keys};
    });
  } finally {
    await browser.close();
    server.close();
  }
}
