/**
 * Measures in a browser what a reader waits for: from a key to a dialog that takes letters, and from a letter to the settled
 * list of results. The page runs four times slower, as on a phone; the browser cannot slow its workers down. All times are
 * taken inside the page: the way from here to the browser and back takes longer than what is measured.
 */
import type {Page} from '@playwright/test';
import {launchBrowser} from '../browser';
import {startServer} from '../serve';
import {parseQueries} from './quality';

/** How many times slower than this machine. */
export const SLOWDOWN = 4;

/** After the list has not changed for so long it counts as settled, in ms. */
const QUIET_MS = 250;

/** Every so many labelled queries are typed. */
const TYPED_EVERY = 12;

/** Longest piece of a query that is typed; a settled list does not take longer for a longer one. */
const TYPED_LETTERS = 12;

/** What is typed of a file of labelled queries. */
export function typedQueries(text: string): string[] {
  return parseQueries(text)
    .filter((_, position) => position % TYPED_EVERY === 0)
    .map(({query}) => query.slice(0, TYPED_LETTERS));
}

/** All times in ms. */
export interface Latency {
  /** From the first Ctrl+K to a field that takes letters, nothing fetched yet. */
  coldOpen: number;
  /** The same when the dialog was open before. */
  warmOpen: number;
  /** Time of each letter from its event to the last change of the list's elements. */
  keys: number[];
  /** Slowest task of the page while somebody typed: typing cannot be answered meanwhile. */
  longestTask: number;
}

declare global {
  interface Window {
    searchWatch: {opening: number; open: number; key: number; settled: number; longestTask: number};
  }
}

function watch(): void {
  const state = {opening: 0, open: 0, key: 0, settled: 0, longestTask: 0};
  window.searchWatch = state;
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'k' && event.ctrlKey) {
        state.opening = event.timeStamp;
      }
    },
    {capture: true},
  );
  window.addEventListener('focusin', ({target}) => {
    if ((target as Element).matches('.DocSearch-Input')) {
      state.open = performance.now();
    }
  });
  window.addEventListener(
    'input',
    (event) => {
      state.key = event.timeStamp;
      state.settled = 0;
    },
    {capture: true},
  );
  new MutationObserver((changes) => {
    if (changes.some(({target}) => (target as Element).closest('.DocSearch-Dropdown'))) {
      state.settled = performance.now();
    }
  }).observe(document, {childList: true, subtree: true, characterData: true, attributes: true});
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) {
      state.longestTask = Math.max(state.longestTask, duration);
    }
  }).observe({type: 'longtask'});
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
}

async function timeToOpen(page: Page): Promise<number> {
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').and(page.locator(':focus')).waitFor();
  const {opening, open} = await page.evaluate(() => window.searchWatch);
  return open - opening;
}

/**
 * Types queries letter by letter on a page of the finished build.
 * @param dir folder of the build
 * @param address page to search from
 */
export async function measureLatency(dir: string, address: string, queries: readonly string[]): Promise<Latency> {
  const server = await startServer({dir, port: 0, host: '127.0.0.1'});
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.addInitScript(watch);
    await page.goto(new URL(address, server.url).href);
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    await page.waitForTimeout(1500);
    await slowDown(page);
    const coldOpen = await timeToOpen(page);
    await page.waitForTimeout(4000);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
    const warmOpen = await timeToOpen(page);
    const input = page.locator('.DocSearch-Input');
    const keys: number[] = [];
    await page.evaluate(() => {
      window.searchWatch.longestTask = 0;
    });
    for (const query of queries) {
      await input.fill('');
      await page.waitForTimeout(QUIET_MS);
      for (const letter of query) {
        await page.keyboard.type(letter);
        await page.waitForTimeout(QUIET_MS);
        const {key, settled} = await page.evaluate(() => window.searchWatch);
        if (settled > key) {
          keys.push(settled - key);
        }
      }
    }
    const {longestTask} = await page.evaluate(() => window.searchWatch);
    return {coldOpen, warmOpen, keys, longestTask};
  } finally {
    await browser.close();
    await server.close();
  }
}
