/** Pagefind over the built pages, queried in a browser; a result is the best section of a page. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {launchBrowser} from '../../../scripts/browser';
import {LIMIT, type BuiltIndex} from '../../search/embeddedEngine';
import {serve} from '../server';
import {BUILD_DIR} from '../../support/sites';
import type {Engine} from './engines';

/** Parts of `<main>` that are not content. */
const NOT_TEXT = ['nav', 'aside', 'footer', 'form', 'button', '.hash-link', '[data-search="off"]'];

interface Client {
  init: () => Promise<void>;
  search: (query: string) => Promise<{results: {data: () => Promise<PagefindResult>}[]} | null>;
}

interface PagefindResult {
  url: string;
  sub_results: {url: string; weighted_locations: {balanced_score: number}[]}[];
}

declare global {
  var pagefindClient: Client;
}

async function writeIndex({locale, index}: BuiltIndex, folder: string): Promise<void> {
  // Published as an ES module only.
  const {createIndex, close} = await import('pagefind');
  const made = await createIndex({forceLanguage: locale, rootSelector: 'main', excludeSelectors: NOT_TEXT});
  for (const {url} of index.pages) {
    const content = fs.readFileSync(path.join(BUILD_DIR, decodeURI(url), 'index.html'), 'utf8');
    await made.index?.addHTMLFile({url, content});
  }
  const written = await made.index?.writeFiles({outputPath: folder});
  await close();
  if (written === undefined || written.errors.length > 0) {
    throw new Error(`Pagefind made no index: ${[...made.errors, ...(written?.errors ?? [])].join('; ')}`);
  }
}

export async function pagefind(built: BuiltIndex): Promise<Engine> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pagefind-'));
  await writeIndex(built, path.join(folder, 'pagefind'));
  fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Pagefind</title>');
  const server = await serve(folder, {secure: false});
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(server.origin);
  await page.evaluate(async (script) => {
    globalThis.pagefindClient = (await import(script)) as Client;
    await globalThis.pagefindClient.init();
  }, '/pagefind/pagefind.js');
  return {
    search: async (query) => {
      const pages = await page.evaluate(
        async ([text, limit]) => {
          const answer = await globalThis.pagefindClient.search(text);
          return Promise.all((answer?.results ?? []).slice(0, limit).map((result) => result.data()));
        },
        [query, LIMIT] as const,
      );
      const score = (section: PagefindResult['sub_results'][number]) =>
        section.weighted_locations.reduce((sum, {balanced_score: part}) => sum + part, 0);
      return pages.map(({url, sub_results: sections}) =>
        decodeURI([...sections].sort((one, other) => score(other) - score(one))[0]?.url ?? url),
      );
    },
    close: async () => {
      await browser.close();
      server.close();
      fs.rmSync(folder, {recursive: true});
    },
  };
}
