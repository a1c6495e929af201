import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {launchBrowser} from '../browser';
import {LIMIT, type Engine} from './engine';
import {compressed, type Corpus} from './sections';

/** What stands in the main part of a page without being its text. */
const NOT_TEXT = ['nav', 'aside', 'footer', 'form', 'button', '.hash-link', '[data-search="off"]'];

/** Path of the index on its server; Pagefind finds its other files beside its script. */
const FOLDER = '/pagefind/';

/** The part of Pagefind's interface in the browser that is used here. */
interface PagefindClient {
  init: () => Promise<void>;
  search: (query: string) => Promise<{results: {data: () => Promise<PagefindPage>}[]} | null>;
}

interface PagefindPage {
  url: string;
  sub_results: {url: string; weighted_locations: {balanced_score: number}[]}[];
}

declare global {
  var pagefindClient: PagefindClient | undefined;
}

type Files = ReadonlyMap<string, Buffer>;

/** Pages of the build as they are, their main part only, in the language asked for. */
async function buildIndex({pages, dir, base, language}: Corpus): Promise<Files> {
  const service = await import('pagefind');
  const refuse = (errors: readonly string[]) => {
    if (errors.length > 0) {
      throw new Error(`Pagefind cannot index the build in ${dir}: ${errors.join('; ')}`);
    }
  };
  try {
    const {index, errors} = await service.createIndex({
      forceLanguage: language,
      rootSelector: 'main',
      excludeSelectors: NOT_TEXT,
    });
    refuse(errors);
    if (!index) {
      throw new Error('Pagefind made no index and gave no reason. Reinstall its program with "npm ci".');
    }
    for (const url of pages) {
      const file = path.join(dir, decodeURI(url).slice(base.length), 'index.html');
      refuse((await index.addHTMLFile({url, content: fs.readFileSync(file, 'utf8')})).errors);
    }
    const {files, errors: fileErrors} = await index.getFiles();
    refuse(fileErrors);
    return new Map(files.map(({path: name, content}) => [FOLDER + name, Buffer.from(content)]));
  } finally {
    await service.close();
  }
}

/** Program and interface of Pagefind, which are no index. */
const isCode = (name: string) => /\.(?:js|css)$|\/wasm\./.test(name);

const TYPES: Readonly<Record<string, string>> = {'.js': 'text/javascript', '.json': 'application/json'};

/** Most of Pagefind's files are compressed already. */
const sizeOf = (files: Files, names: Iterable<string>) =>
  [...names]
    .filter((name) => !isCode(name))
    .reduce((sum, name) => sum + Math.min(compressed(files.get(name)!), files.get(name)!.length), 0);

/** Serves the files and an empty page, and notes what is fetched. */
async function serve(files: Files): Promise<{url: string; fetched: Set<string>; close: () => Promise<void>}> {
  const fetched = new Set<string>();
  const server = http.createServer((request, response) => {
    const name = (request.url ?? '/').split('?')[0]!;
    const content = name === '/' ? Buffer.from('<!doctype html><title>Pagefind</title>') : files.get(name);
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    if (name !== '/') {
      fetched.add(name);
    }
    const type = name === '/' ? 'text/html' : (TYPES[path.extname(name)] ?? 'application/octet-stream');
    response.writeHead(200, {'Content-Type': type, 'Cache-Control': 'no-store'}).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    fetched,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

async function openClient(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(async (script) => {
    // A name in a variable keeps the compiler of the tests away from the import.
    globalThis.pagefindClient = (await import(script)) as PagefindClient;
    await globalThis.pagefindClient.init();
  }, `${FOLDER}pagefind.js`);
}

/**
 * Asks for a query and the texts of its results, as Pagefind's own interface does.
 * @returns the best section of each page, and how long it took in the browser
 */
function ask(page: Page, query: string, limit: number): Promise<{found: string[]; milliseconds: number}> {
  return page.evaluate(
    async ([text, most]) => {
      const started = performance.now();
      const answer = await globalThis.pagefindClient!.search(text);
      const pages = await Promise.all((answer?.results ?? []).slice(0, most).map((result) => result.data()));
      const milliseconds = performance.now() - started;
      // Numbers instead of a helper: a function with a name would need a helper of the compiler that the browser lacks.
      const found = pages.map(({url, sub_results: sections}) => {
        const scored = sections.map((section) => ({
          url: section.url,
          score: section.weighted_locations.reduce((sum, {balanced_score: part}) => sum + part, 0),
        }));
        return scored.sort((one, other) => other.score - one.score)[0]?.url ?? url;
      });
      return {found, milliseconds};
    },
    [query, limit] as const,
  );
}

/** Queries of the usual kinds whose fetches are measured, each in a browser that has fetched nothing yet. */
const TYPICAL: Readonly<Record<Corpus['language'], readonly string[]>> = {
  cs: ['měřicí bod', 'aktualizace firmwaru', 'jak změnit heslo', 'set_baudrate', 'export'],
  en: ['measurement point', 'firmware update', 'how to change my password', 'set_baudrate', 'export'],
};

/** Pagefind's interface shows so many results before it is scrolled. */
const SHOWN = 5;

/**
 * Pagefind over the built pages, asked in a headless browser, where its client belongs. A result is the best section of a
 * page, as its interface gives them; times are those on the browser's clock.
 */
export async function pagefind(corpus: Corpus): Promise<Engine> {
  const started = performance.now();
  const files = await buildIndex(corpus);
  const buildTime = performance.now() - started;
  const server = await serve(files);
  const browser = await launchBrowser();
  const close = async () => {
    await browser.close();
    await server.close();
  };
  const sizes: number[] = [];
  try {
    for (const query of TYPICAL[corpus.language]) {
      const context = await browser.newContext();
      const fresh = await context.newPage();
      server.fetched.clear();
      await openClient(fresh, server.url);
      await ask(fresh, query, SHOWN);
      sizes.push(sizeOf(files, server.fetched));
      await context.close();
    }
    const page = await browser.newPage();
    await openClient(page, server.url);
    let elapsed = 0;
    return {
      bytes: () => sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)]!,
      allBytes: () => sizeOf(files, files.keys()),
      buildTime,
      elapsed: () => elapsed,
      search: async (query) => {
        const {found, milliseconds} = await ask(page, query, LIMIT);
        elapsed += milliseconds;
        return found.map((address) => decodeURI(address));
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
