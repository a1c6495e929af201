/** Measures the search dialog on an emulated slow phone. */
import {request, type Request} from '@playwright/test';
import {localePath, type Locale} from '../../src/config/locales';
import {launchBrowser} from '../../scripts/browser';
import {serve, TRUST} from './server';
import {slowDown, withPage} from './visits';

const DOC = 'docs/web-portal/dashboard/';

/** Wait in ms after each keystroke. The last change of the list of results during this wait counts. */
const QUIET_TIME = 300;
/** Largest number of characters typed of each query. */
const MAX_TYPED = 12;

/** What a reader waits for and fetches who searches on a page that has just been opened. */
interface SearchVisit {
  /** Times in ms from the shortcut. */
  dialog: number;
  hits: number;
  /** Bytes transferred from the shortcut to the first hits. */
  scriptBytes: number;
  indexBytes: number;
  /** Times in ms from each further keystroke that changes results to their last change. */
  keys: number[];
}

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

/** Opens the dialog by its shortcut on slow 4G with an empty cache, types a word at once, and then queries. */
export async function measureSearch(build: string, locale: Locale, queries: readonly string[]): Promise<SearchVisit> {
  const server = await serve(build);
  const browser = await launchBrowser({args: [TRUST]});
  const base = `${server.origin}/${localePath(locale)}`;
  try {
    return await withPage(browser, {serviceWorkers: 'block'}, async (page) => {
      // The server compresses a file when it is first asked for, for which no reader waits.
      const ahead = await request.newContext({ignoreHTTPSErrors: true});
      await ahead.get(`${base}search-index.txt`, {headers: {'accept-encoding': 'br'}});
      await ahead.dispose();
      await page.addInitScript(watch);
      await page.goto(base + DOC, {waitUntil: 'networkidle'});
      await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
      await page.waitForTimeout(1500);
      await slowDown(page);
      const fetched: Request[] = [];
      page.on('requestfinished', (finished) => fetched.push(finished));
      const started = performance.now();
      await page.keyboard.press('Control+k');
      const input = page.getByRole('combobox');
      await input.and(page.locator(':focus')).waitFor();
      const dialog = performance.now() - started;
      await page.keyboard.type('teplota');
      await page.getByRole('option').first().waitFor();
      const hits = performance.now() - started;
      const bytesOf = async (address: RegExp) => {
        const ours = fetched.filter((one) => address.test(one.url()));
        const sizes = await Promise.all(ours.map((one) => one.sizes()));
        return sizes.reduce((sum, {responseBodySize}) => sum + responseBodySize, 0);
      };
      const [scriptBytes, indexBytes] = [await bytesOf(/\.js$/), await bytesOf(/search-index/)];
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
      return {dialog, hits, scriptBytes, indexBytes, keys};
    });
  } finally {
    await browser.close();
    server.close();
  }
}
