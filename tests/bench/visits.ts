/** Measures how long a reader waits for a page, and for the next page after following a link. */
import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {devices, type Browser, type BrowserContext, type BrowserContextOptions, type Page} from '@playwright/test';
import {browserPath} from '../../scripts/browser';

export const CPU_SLOWDOWN = 4;

/** Slow 4G as Lighthouse defines it: latency in ms, rates in bits per second. */
export const NETWORK = {latency: 150, download: 1_600_000, upload: 750_000} as const;

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

/** What is read of a report of Lighthouse. */
interface Report {
  audits: Readonly<Record<string, {numericValue?: number; details?: {items: readonly Request[]}}>>;
}

interface Request {
  resourceType?: string;
  transferSize: number;
}

const LIGHTHOUSE = [
  path.join(__dirname, 'node_modules/lighthouse/cli/index.js'),
  ...['--output=json', '--quiet', '--only-categories=performance', '--throttling-method=devtools'],
  `--throttling.requestLatencyMs=${NETWORK.latency}`,
  `--throttling.downloadThroughputKbps=${NETWORK.download / 1000}`,
  `--throttling.uploadThroughputKbps=${NETWORK.upload / 1000}`,
  `--throttling.cpuSlowdownMultiplier=${CPU_SLOWDOWN}`,
];

/** Measures a visit with an empty cache on an emulated slow phone. @param flags of Chromium */
export async function visit(url: string, flags: readonly string[]): Promise<Visit> {
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [...LIGHTHOUSE, `--chrome-flags=${['--headless', '--no-sandbox', '--disable-gpu', ...flags].join(' ')}`, url],
    {env: {...process.env, CHROME_PATH: browserPath()}, maxBuffer: 2 ** 28, timeout: 2 * TIMEOUT_VISIT},
  );
  const {audits} = JSON.parse(stdout) as Report;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  // Pictures inside of styles, and what is in the cache already, transfer nothing.
  const requests = (audits['network-requests']?.details?.items ?? []).filter(({transferSize}) => transferSize > 0);
  const bytesOf = (type?: string) =>
    requests
      .filter(({resourceType}) => type === undefined || resourceType === type)
      .reduce((sum, {transferSize}) => sum + transferSize, 0);
  return {
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    requests: requests.length,
    bytes: bytesOf(),
    pictureBytes: bytesOf('Image'),
    scriptBytes: bytesOf('Script'),
  };
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
