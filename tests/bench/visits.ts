/** Measures how long a reader waits for a page, and for the next page after following a link. */
import {devices, type Browser, type BrowserContext, type BrowserContextOptions, type Page} from '@playwright/test';

export const CPU_SLOWDOWN = 4;

/** Slow 4G as Lighthouse defines it: latency in ms, rates in bits per second. */
export const NETWORK = {latency: 150, download: 1_600_000, upload: 750_000} as const;

/** Time in ms without a request or a long task after which a page counts as loaded. */
const QUIET_TIME = 5000;
const TIMEOUT_VISIT = 60_000;

export interface Visit {
  /** Times of the first and of the largest paint, in ms since navigation. */
  firstPaint: number;
  largestPaint: number;
  /** Blocking time in ms: what each task takes beyond 50 ms after the first paint, summed over all tasks. */
  blocking: number;
  shift: number;
  requests: number;
  /** Bytes transferred, compressed. */
  bytes: number;
  pictureBytes: number;
  /** Bytes of scripts that the page runs. Prefetched scripts do not count. */
  scriptBytes: number;
}

interface Watched {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  tasks: {start: number; duration: number}[];
}

declare global {
  interface Window {
    benchVisit: Watched;
  }
}

/** Script that defines `__name`. Code compiled by tsx calls this helper, but pages do not have it. */
const TSX_HELPER = 'globalThis.__name = (named) => named;';

export async function withPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  task: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    await context.addInitScript(TSX_HELPER);
    return await task(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

export async function slowDown(page: Page, {cpu = CPU_SLOWDOWN, network = true} = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpu});
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
  observe('largest-contentful-paint', ({startTime}) => (state.largestPaint = startTime));
  observe('layout-shift', (entry) => (state.shift += (entry as PerformanceEntry & {value: number}).value));
  observe('longtask', ({startTime, duration}) => state.tasks.push({start: startTime, duration}));
}

/** Counts requests and bytes of a page, without those of the service worker. The returned counters keep counting. */
async function watchTraffic(page: Page) {
  const traffic = {requests: 0, bytes: 0, pictureBytes: 0, scriptBytes: 0, last: performance.now()};
  const types = new Map<string, 'picture' | 'script' | 'other'>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({requestId, request}) => {
    if (request.url.startsWith('http')) {
      traffic.requests += types.has(requestId) ? 0 : 1;
      types.set(requestId, 'other');
      traffic.last = performance.now();
    }
  });
  session.on('Network.responseReceived', ({requestId, response: {mimeType}, type}) => {
    types.set(requestId, mimeType.startsWith('image/') ? 'picture' : type === 'Script' ? 'script' : 'other');
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const type = types.get(requestId);
    traffic.bytes += encodedDataLength;
    traffic.pictureBytes += type === 'picture' ? encodedDataLength : 0;
    traffic.scriptBytes += type === 'script' ? encodedDataLength : 0;
    traffic.last = performance.now();
  });
  return traffic;
}

/** Measures a visit with an empty cache on an emulated slow phone. Only `shift` includes the scroll to the end. */
export function visit(browser: Browser, url: string): Promise<Visit> {
  return withPage(browser, devices['Pixel 7']!, async (page) => {
    await page.addInitScript(watchVisit);
    const traffic = await watchTraffic(page);
    await slowDown(page);
    await page.goto(url, {timeout: TIMEOUT_VISIT});
    for (const started = performance.now(); performance.now() - started < TIMEOUT_VISIT; ) {
      await page.waitForTimeout(250);
      const sinceTask = await page.evaluate(() => {
        const {start, duration} = window.benchVisit.tasks.at(-1) ?? {start: 0, duration: 0};
        return performance.now() - start - duration;
      });
      if (performance.now() - traffic.last > QUIET_TIME && sinceTask > QUIET_TIME) {
        break;
      }
    }
    // Scrolling loads further pictures and ends the search for the largest paint.
    const {last: _, ...weight} = traffic;
    const {firstPaint, largestPaint, tasks} = await page.evaluate(() => window.benchVisit);
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight * 0.8) {
        window.scrollTo(0, top);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
    await page.waitForTimeout(500);
    const {shift} = await page.evaluate(() => window.benchVisit);
    const blocking = tasks
      .map(({start, duration}) => start + duration - Math.max(start, firstPaint))
      .reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
    return {firstPaint, largestPaint, blocking, shift, ...weight};
  });
}

/** Console message with which `watchLink` reports that the page behind the link has been painted. */
const PAINTED = 'bench: painted';

/** Runs in the page. Logs `message` when a click leads to a new `<h1>`. `sessionStorage` survives a full page load. */
function watchLink(message: string): void {
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const onClick = () => {
    sessionStorage.setItem('pressed', String(now()));
    sessionStorage.setItem('before', heading());
  };
  window.addEventListener('click', onClick, {capture: true});
  const check = () => {
    const {pressed, painted, before} = sessionStorage;
    if (pressed === undefined || painted !== undefined || heading() === '' || heading() === before) {
      return;
    }
    sessionStorage.setItem('painted', '');
    requestAnimationFrame(() => {
      // The message arrives after the frame has been painted.
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => {
        sessionStorage.setItem('painted', String(now()));
        console.debug(message);
      };
      port2.postMessage(undefined);
    });
  };
  new MutationObserver(check).observe(document, {childList: true, subtree: true, characterData: true});
}

/**
 * Opens `url`, scrolls to the first link to the path `target`, and clicks it after `pause` ms. While a reader reads the
 * line, sites prefetch the page; without a pause, sites where the link was in view from the beginning are ahead.
 * @returns ms from the click until `target` is painted
 */
export function follow(
  browser: Browser,
  url: string,
  target: string,
  {isPhone, pause}: {isPhone: boolean; pause: number},
): Promise<number> {
  const options = isPhone ? devices['Pixel 7']! : {viewport: {width: 1280, height: 800}};
  return withPage(browser, options, async (page) => {
    await page.addInitScript(watchLink, PAINTED);
    await slowDown(page);
    await page.goto(url, {waitUntil: 'networkidle', timeout: TIMEOUT_VISIT});
    const link = page.locator(`main :is(p, li) > a:is([href="${target}"], [href="${target}/"])`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(pause);
    // Of its first line: where a link wraps, another one may stand at the corner of its box.
    const {x, y} = await link.evaluate((element) => element.getClientRects()[0]!.toJSON() as DOMRect);
    // By its place, and without asking the page: the driver's scripts would run between the click and the paint.
    const painted = page.waitForEvent('console', (message) => message.text() === PAINTED);
    await (isPhone ? page.touchscreen.tap(x + 8, y + 8) : page.mouse.click(x + 8, y + 8));
    await painted;
    return page.evaluate(() => Number(sessionStorage.painted) - Number(sessionStorage.pressed));
  });
}
