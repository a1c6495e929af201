/** What a reader with a phone waits for when a page is opened, and when a link leads on. */
import {devices, type Browser, type Page} from '@playwright/test';
import {totalBlockingTime, type LongTask} from './figures';

/** How many times slower than this machine. */
export const SLOWDOWN = 4;

/** Slow 4G, as Lighthouse has it: milliseconds to and from the server, bits per second. */
export const NETWORK = {latency: 150, download: 1_600_000, upload: 750_000} as const;

/** Size of the window where links are followed; a device that can be touched would have no pointer. */
const PHONE = {width: 412, height: 839};

/** A page that has neither fetched nor worked for so long has come to rest, in milliseconds. */
const QUIET = 5000;

/** A page that never rests is given up, in milliseconds. */
const LONGEST_WAIT = 60_000;

/** Milliseconds; the layout shift is the sum of all shifts, without a unit. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
}

interface Watched {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  tasks: LongTask[];
}

declare global {
  interface Window {
    benchVisit: Watched;
    benchClick: {pressed: number; painted: number};
  }
}

function watchVisit(): void {
  const state: Watched = {firstPaint: 0, largestPaint: 0, shift: 0, tasks: []};
  window.benchVisit = state;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({type, buffered: true});
  };
  observe('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') {
      state.firstPaint = startTime;
    }
  });
  observe('largest-contentful-paint', ({startTime}) => {
    state.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    state.shift += (entry as PerformanceEntry & {value: number}).value;
  });
  observe('longtask', ({startTime, duration}) => {
    state.tasks.push({start: startTime, duration});
  });
}

function watchClick(): void {
  const state = {pressed: 0, painted: 0};
  window.benchClick = state;
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  let before = '';
  const press = (event: Event) => {
    if (state.pressed === 0 && (!(event instanceof KeyboardEvent) || event.key === 'Enter')) {
      state.pressed = event.timeStamp;
      before = heading();
    }
  };
  window.addEventListener('keydown', press, {capture: true});
  window.addEventListener('click', press, {capture: true});
  new MutationObserver(() => {
    if (state.pressed > 0 && state.painted === 0 && heading() !== '' && heading() !== before) {
      state.painted = -1;
      requestAnimationFrame(() => {
        // The message comes after the frame has been painted.
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => {
          state.painted = performance.now();
        };
        port2.postMessage(undefined);
      });
    }
  }).observe(document, {childList: true, subtree: true, characterData: true});
}

/** tsx marks named functions with a helper of its own, which pages do not have. */
const HELPER = 'globalThis.__name = (named) => named;';

async function slowDown(page: Page, network: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: NETWORK.latency,
      downloadThroughput: NETWORK.download / 8,
      uploadThroughput: NETWORK.upload / 8,
    });
  }
}

/** Waits until the page has neither fetched nor worked for a while. */
async function rest(page: Page, lastFetch: () => number): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < LONGEST_WAIT) {
    await page.waitForTimeout(250);
    const sinceTask = await page.evaluate(() => {
      const {start, duration} = window.benchVisit.tasks.at(-1) ?? {start: 0, duration: 0};
      return performance.now() - start - duration;
    });
    if (performance.now() - lastFetch() > QUIET && sinceTask > QUIET) {
      return;
    }
  }
}

/** Opens a page as a phone that has never been here, and reads it to its end. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({...devices['Pixel 7'], ignoreHTTPSErrors: true});
  try {
    const page = await context.newPage();
    let lastFetch = performance.now();
    const fetched = () => {
      lastFetch = performance.now();
    };
    page.on('request', fetched);
    page.on('requestfinished', fetched);
    await page.addInitScript(HELPER);
    await page.addInitScript(watchVisit);
    await slowDown(page, true);
    await page.goto(url, {timeout: LONGEST_WAIT});
    await rest(page, () => lastFetch);
    // Scrolling ends the search for the largest paint, and work that it causes does not hold up the first look.
    const {firstPaint, largestPaint, tasks} = await page.evaluate(() => window.benchVisit);
    await page.evaluate(async () => {
      const step = window.innerHeight * 0.8;
      for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
        window.scrollTo(0, top);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
    await page.waitForTimeout(500);
    const {shift} = await page.evaluate(() => window.benchVisit);
    return {firstPaint, largestPaint, blocking: totalBlockingTime(tasks, firstPaint), shift};
  } finally {
    await context.close();
  }
}

/** Documents that the text of a page leads to by links out of sight only, without a slash at the end of their paths. */
export async function linksOf(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({viewport: PHONE, ignoreHTTPSErrors: true});
  try {
    await page.addInitScript(HELPER);
    await page.goto(url);
    return await page.evaluate(() => {
      const pathOf = ({pathname}: HTMLAnchorElement) => pathname.replace(/\/$/, '');
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="/docs/"]')];
      const near = links.filter((link) => link.getBoundingClientRect().top < window.innerHeight * 2).map(pathOf);
      return links
        .filter((link) => link.closest('article') !== null && link.hash === '' && link.host === location.host)
        .map(pathOf)
        .filter((path) => !near.includes(path) && path !== location.pathname.replace(/\/$/, ''));
    });
  } finally {
    await page.close();
  }
}

/**
 * Opens a page with a slow processor and follows a link.
 * @param target path of the link, without a slash at its end
 * @param ahead whether the pointer rests on the link long enough for its page to be fetched; otherwise it is out of sight and
 *   followed with the keyboard
 * @returns milliseconds from the press until the other page is painted
 */
export async function follow(browser: Browser, url: string, target: string, ahead: boolean): Promise<number> {
  const context = await browser.newContext({viewport: PHONE, ignoreHTTPSErrors: true});
  try {
    const page = await context.newPage();
    await page.addInitScript(HELPER);
    await page.addInitScript(watchClick);
    await page.goto(url);
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    await page.waitForTimeout(500);
    await slowDown(page, false);
    const link = page.locator(`article a[href="${target}"], article a[href="${target}/"]`).last();
    if (ahead) {
      await link.hover();
      await page.waitForTimeout(3000);
      await link.click();
    } else {
      await link.evaluate((element) => (element as HTMLElement).focus({preventScroll: true}));
      await page.keyboard.press('Enter');
    }
    await page.waitForFunction(() => window.benchClick.painted > 0);
    return await page.evaluate(() => window.benchClick.painted - window.benchClick.pressed);
  } finally {
    await context.close();
  }
}
