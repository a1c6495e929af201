import {test as base, expect, type BrowserContext, type Page} from '@playwright/test';
import {FULL, siteAddress, type SiteName} from './sites';

export interface SiteOptions {
  /** The site that relative addresses belong to. */
  site: SiteName;
  /**
   * Console messages and failed requests that the test provokes on purpose. Use one pattern with alternatives: Playwright
   * misreads an option array whose second element is an object.
   */
  allowed: RegExp[];
}

/**
 * Collects what no test may cause: console warnings and errors, uncaught errors, failed requests, requests to another
 * origin.
 */
class Gate {
  private readonly lines: string[] = [];

  constructor(
    private readonly origin: string,
    private readonly allowed: readonly RegExp[],
  ) {}

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (['error', 'warning', 'assert'].includes(message.type())) {
        this.report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (error) => this.report(`uncaught: ${error.error().stack ?? error.error().message}`));
    context.on('request', (request) => {
      const {protocol, origin} = new URL(request.url());
      if (protocol.startsWith('http') && origin !== this.origin) {
        this.report(`request to another origin: ${request.url()}`);
      }
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Navigating away aborts pending requests; the second names are Firefox's.
      if (!/^(?:net::ERR_ABORTED|NS_BINDING_ABORTED|NS_ERROR_ABORT)$/.test(reason)) {
        this.report(`request failed: ${request.url()} ${reason}`);
      }
    });
    context.on('response', (response) => {
      if (response.status() >= 400) {
        this.report(`status ${response.status()}: ${response.url()}`);
      }
    });
  }

  private report(line: string): void {
    // Only Firefox reports that leaving a page aborts a font.
    if (/font: download failed .*status=2152398850/.test(line)) {
      return;
    }
    if (!this.allowed.some((pattern) => pattern.test(line))) {
      this.lines.push(line);
    }
  }

  /** Returns the problems since the last call, one line each. */
  take(): string[] {
    return this.lines.splice(0);
  }
}

interface Fixtures {
  /** Fails the test at the end if the gate has collected a problem. */
  gate: Gate;
}

export const test = base.extend<SiteOptions & Fixtures>({
  site: ['real', {option: true}],
  allowed: [[], {option: true}],
  baseURL: async ({site}, use, info) => {
    info.skip(!FULL && site !== 'real', 'site variants are only built by npm run test:full');
    await use(siteAddress(site));
  },
  gate: [
    async ({context, site, allowed}, use) => {
      const gate = new Gate(new URL(siteAddress(site)).origin, allowed);
      gate.watch(context);
      await use(gate);
      expect(gate.take(), 'console, requests and origins').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
}

/** Opens an address of the site under test and waits for hydration. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/**
 * Opens an address with scripts that arrive late, each after the other, and expects that the text of `main` which has been
 * painted never becomes shorter until the page is hydrated, and for a moment after.
 */
export async function expectTextStays(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    let longest = 0;
    const state = {lost: ''};
    Object.assign(window, {textWatch: state});
    const look = () => {
      const words = document.querySelector('main')?.innerText.trim() ?? '';
      if (document.readyState !== 'loading' && words.length < longest / 2) {
        state.lost ||= `of ${longest} characters ${words.length} are left`;
      }
      longest = Math.max(longest, words.length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  let wait = 0;
  let isStarting = true;
  await page.route('**/assets/js/*.js', async (route) => {
    wait += isStarting ? 100 : 0;
    // What is fetched ahead afterwards changes nothing.
    await new Promise((resolve) => setTimeout(resolve, isStarting ? wait : 0));
    await route.continue();
  });
  await open(page, address);
  isStarting = false;
  await page.waitForLoadState('networkidle');
  const lost = await page.evaluate(() => (window as unknown as {textWatch: {lost: string}}).textWatch.lost);
  // A script that is being fetched ahead just now may arrive by itself.
  await page.unrouteAll({behavior: 'ignoreErrors'});
  expect(lost, address).toBe('');
}
