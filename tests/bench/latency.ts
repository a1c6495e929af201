/** Measures the search dialog with the CPU slowed down to the speed of a phone. */
import {request} from '@playwright/test';
import type {Locale} from '../../src/config/locales';
import {launchBrowser} from '../../scripts/browser';
import {serve, TRUST} from './server';
import {BUILD_DIR} from '../support/sites';
import {slowDown, withPage} from './visits';

const DOC = 'docs/web-portal/dashboard/';

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
    // A text has no `closest`.
    if (changes.some(({target}) => (target instanceof Element ? target : target.parentElement)?.closest('dialog'))) {
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
      await page.goto(`${server.origin}/${locale === 'cs' ? '' : `${locale}/`}${DOC}`);
      await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
      await page.waitForTimeout(1500);
      await slowDown(page, {network: false});
      await page.keyboard.press('Control+k');
      const input = page.getByRole('combobox');
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

/** What a reader waits for and fetches who searches on a page that has just been opened. */
export interface ColdSearch {
  /** Times in ms from the shortcut. */
  dialog: number;
  hits: number;
  /** Bytes transferred from the shortcut to the first hits. */
  scriptBytes: number;
  indexBytes: number;
}

/** Opens the dialog by its shortcut on slow 4G with an empty cache, and types a word at once. */
export async function measureColdSearch(): Promise<ColdSearch> {
  const server = await serve(BUILD_DIR);
  const browser = await launchBrowser({args: [TRUST]});
  try {
    return await withPage(browser, {serviceWorkers: 'block'}, async (page) => {
      // The server compresses a file when it is first asked for, for which no reader waits.
      const ahead = await request.newContext({ignoreHTTPSErrors: true});
      await ahead.get(`${server.origin}/search-index.txt`, {headers: {'accept-encoding': 'br'}});
      await ahead.dispose();
      await page.goto(`${server.origin}/${DOC}`);
      await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(1500);
      const result = {dialog: 0, hits: 0, scriptBytes: 0, indexBytes: 0};
      let isDone = false;
      const sizes: Promise<void>[] = [];
      page.on('requestfinished', (finished) => {
        if (isDone) {
          return;
        }
        const kind = /\.js$/.test(finished.url())
          ? 'scriptBytes'
          : /search/.test(finished.url())
            ? 'indexBytes'
            : undefined;
        const add = async () => {
          const {responseBodySize} = await finished.sizes();
          if (kind) {
            result[kind] += responseBodySize;
          }
        };
        sizes.push(add());
      });
      await page.evaluate(() => {
        const times = {start: 0, dialog: 0, hits: 0};
        Object.assign(window, {coldSearch: times});
        window.addEventListener('keydown', ({timeStamp}) => (times.start ||= timeStamp), {capture: true});
        const look = () => {
          times.dialog ||= document.querySelector('dialog[open] input, .DocSearch-Input') ? performance.now() : 0;
          times.hits ||= document.querySelector('[role="option"]') ? performance.now() : 0;
          if (!times.hits) {
            requestAnimationFrame(look);
          }
        };
        look();
      });
      await slowDown(page);
      await page.keyboard.press('Control+k');
      await page.locator('dialog[open] input, .DocSearch-Input').waitFor();
      await page.keyboard.type('teplota');
      await page.locator('[role="option"]').first().waitFor();
      isDone = true;
      await Promise.all(sizes);
      const {start, dialog, hits} = await page.evaluate(
        () => (window as unknown as {coldSearch: Record<'start' | 'dialog' | 'hits', number>}).coldSearch,
      );
      return {...result, dialog: dialog - start, hits: hits - start};
    });
  } finally {
    await browser.close();
    server.close();
  }
}
