/** The finished site in Debian's WebKitGTK; skipped where it is not installed. Firefox runs the specs of Playwright. */
import assert from 'node:assert/strict';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, afterEach, beforeAll, describe, test} from 'vitest';
import {startServer, type RunningServer} from '../../scripts/serve';
import {allPages} from '../support/pages';
import {BUILD_DIR, FULL} from '../support/sites';
import {hasWebKit, KEYS, until, WebKit} from './webDriver';

const DOC = '/docs/web-portal/dashboard/';
/** Pages of `npm test`; the full run takes all. */
const SAMPLE = 6;

/** Runs before everything else in a page and keeps what goes wrong; WebDriver has no console. */
function recordProblems(): void {
  const problems: string[] = [];
  Object.assign(window, {problems});
  for (const method of ['error', 'warn', 'assert'] as const) {
    console[method] = (...parts: unknown[]) => problems.push(`console.${method}: ${parts.join(' ')}`);
  }
  addEventListener(
    'error',
    (event) => problems.push(`error: ${event.message || (event.target as Element).outerHTML}`),
    true,
  );
  addEventListener('unhandledrejection', ({reason}) => problems.push(`rejection: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({blockedURI, effectiveDirective, sourceFile}) => {
    problems.push(`policy: ${effectiveDirective} refuses ${blockedURI} in ${sourceFile}`);
  });
}

/** Passes requests on to the site and adds the recorder to each page, as a file, because the policy allows no other script. */
async function startRecordingServer(site: RunningServer): Promise<RunningServer> {
  const server = http.createServer((request, response) => {
    if (request.url === '/recorder.js') {
      response.setHeader('Content-Type', 'text/javascript').end(`(${recordProblems.toString()})()`);
      return;
    }
    const pass = async () => {
      const answer = await fetch(new URL(request.url ?? '/', site.url), {redirect: 'manual'});
      const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'content-length'));
      const isPage = answer.headers.get('content-type')?.startsWith('text/html');
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, headers);
      response.end(isPage ? body.toString().replace(/<head[^>]*>/, '$&<script src="/recorder.js"></script>') : body);
    };
    // A page that is left may still be asking when the site stops.
    pass().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe.skipIf(!hasWebKit)('WebKit', () => {
  let site: RunningServer;
  let recorder: RunningServer;
  let browser: WebKit;

  beforeAll(async () => {
    site = await startServer({dir: BUILD_DIR, port: 0, host: '127.0.0.1'});
    recorder = await startRecordingServer(site);
    browser = await WebKit.start();
    await browser.resize(1280, 900);
  });

  afterAll(async () => {
    await browser.close();
    await recorder.close();
    await site.close();
  });

  const open = async (address: string) => browser.open(recorder.url + encodeURI(address));
  const problems = async () => browser.run(() => (window as unknown as {problems: string[]}).problems.splice(0));
  const isShown = async (css: string) =>
    browser.run((selector) => document.querySelector(selector)?.checkVisibility() === true, css);

  afterEach(async () => {
    assert.deepEqual(await problems(), []);
  });

  test('every page hydrates, is not too wide and logs nothing', {timeout: 300_000}, async () => {
    const pages = allPages();
    const step = FULL ? 1 : Math.ceil(pages.length / SAMPLE);
    for (const {path} of pages.filter((_, index) => index % step === 0)) {
      await open(path);
      const tooWide = await browser.run(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(tooWide <= 0, `${path} is ${tooWide} px too wide`);
      assert.deepEqual(await problems(), [], path);
    }
  });

  test('entries of the contents lead to their headings, Back to where the reader was', async () => {
    await open(DOC);
    const hashes = await browser.run(() =>
      [...document.querySelectorAll('.table-of-contents a')].map((entry) => entry.getAttribute('href') ?? ''),
    );
    assert.ok(hashes.length > 1);
    for (const hash of FULL ? hashes : hashes.slice(-1)) {
      await browser.run(() => scrollTo({top: 300, behavior: 'instant'}));
      await browser.click(`.table-of-contents a[href="${hash}"]`);
      await until(`${hash} is in view`, () =>
        browser.run((id) => {
          const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
          return top >= 0 && top < innerHeight && location.hash === `#${id}`;
        }, hash.slice(1)),
      );
      await browser.run(() => history.back());
      await until(`Back from ${hash}`, () => browser.run(() => Math.abs(scrollY - 300) < 4 && location.hash === ''));
    }
  });

  test('the search opens with its shortcut, finds, and leads to a page', async () => {
    for (const follow of [() => browser.press(KEYS.enter), () => browser.click('dialog [role=option]')]) {
      await open(DOC);
      await browser.press(KEYS.control, 'k');
      await until('the search dialog opens', () => isShown('dialog [role=combobox]'));
      for (const letter of 'modbus') {
        await browser.press(letter);
      }
      await until('it finds', () => isShown('dialog [role=option]'));
      await follow();
      await until('the page of the hit', () => browser.run((start) => !location.pathname.endsWith(start), DOC));
    }
  });

  test('Back from a hit to the search page finds its place', async () => {
    await open('/search/?q=modbus');
    await until('hits', () => isShown('main ol > li:nth-child(12) a'));
    await browser.run(() => scrollTo({top: 900, behavior: 'instant'}));
    await browser.click('main ol > li:nth-child(12) a');
    await until('the page of the hit', () => browser.run(() => !location.pathname.includes('search')));
    await browser.run(() => history.back());
    await until('the place', () =>
      browser.run(() => location.pathname.includes('search') && Math.abs(scrollY - 900) < 4),
    );
  });
});
