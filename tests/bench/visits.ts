/** Measures how long a reader waits for a page, and for the next page after following a link. */
import {devices, type Browser, type BrowserContextOptions, type Page} from '@playwright/test';

export const CPU_SLOWDOWN = 4;

/** Slow 4G as Lighthouse defines it: latency in ms, rates in bits per second. */
export const NETWORK = {latency: 150, download: 1_600_000, upload: 750_000} as const;

const TIMEOUT_VISIT = 60_000;

/** Script that defines `__name`. Code compiled by tsx calls this helper, but pages do not have it. */
const TSX_HELPER = 'globalThis.__name = (named) => named;';

export async function withPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  task: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    await context.addInitScript(TSX_HELPER);
    return await task(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Makes a page as slow as on a phone on slow 4G. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.latency,
    downloadThroughput: NETWORK.download / 8,
    uploadThroughput: NETWORK.upload / 8,
  });
}

/**
 * Measures a visit with an empty cache on an emulated slow phone by Lighthouse. Prefetched files count everywhere except in
 * `scripts that run`.
 * @param port on which the browser listens
 */
export async function visit(port: number, url: string): Promise<Readonly<Record<string, number>>> {
  // An ES module, which only `import()` loads into these scripts.
  const {default: lighthouse} = await import('lighthouse');
  const throttling = {
    requestLatencyMs: NETWORK.latency,
    downloadThroughputKbps: NETWORK.download / 1000,
    uploadThroughputKbps: NETWORK.upload / 1000,
    cpuSlowdownMultiplier: CPU_SLOWDOWN,
  };
  const flags = {port, onlyCategories: ['performance'], throttlingMethod: 'devtools', throttling} as const;
  const {audits} = (await lighthouse(url, flags as never))!.lhr;
  const valueOf = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const {items} = audits['resource-summary']?.details as {items: Record<string, string | number>[]};
  const filesOf = (type: string, what: string) => Number(items.find(({resourceType}) => resourceType === type)?.[what]);
  return {
    'first contentful paint, ms': valueOf('first-contentful-paint'),
    'largest contentful paint, ms': valueOf('largest-contentful-paint'),
    'total blocking time, ms': valueOf('total-blocking-time'),
    'layout shift × 1000': valueOf('cumulative-layout-shift') * 1000,
    'all but pictures, kB': (filesOf('total', 'transferSize') - filesOf('image', 'transferSize')) / 1000,
    'scripts that run, kB': filesOf('script', 'transferSize') / 1000,
    requests: filesOf('total', 'requestCount'),
  };
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
