/** Pagefind over the built pages, asked in a browser, where its client belongs; a result is the best section of a page. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {LIMIT, type BuiltIndex} from '../../search/embeddedEngine';
import {serve} from '../server';
import {BUILD} from '../sites';
import {launch} from '../visits';
import type {Engine} from './engines';

/** What stands in the main part of a page without being its text. */
const NOT_TEXT = ['nav', 'aside', 'footer', 'form', 'button', '.hash-link', '[data-search="off"]'];

interface Client {
  init: () => Promise<void>;
  search: (query: string) => Promise<{results: {data: () => Promise<Found>}[]} | null>;
}

interface Found {
  url: string;
  sub_results: {url: string; weighted_locations: {balanced_score: number}[]}[];
}

declare global {
  var pagefindClient: Client;
}

async function writeIndex({locale, index}: BuiltIndex, folder: string): Promise<void> {
  // A module of the new kind only.
  const {createIndex, close} = await import('pagefind');
  const made = await createIndex({forceLanguage: locale, rootSelector: 'main', excludeSelectors: NOT_TEXT});
  for (const {url} of index.pages) {
    const content = fs.readFileSync(path.join(BUILD, decodeURI(url), 'index.html'), 'utf8');
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
  const browser = await launch();
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
      const score = (section: Found['sub_results'][number]) =>
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
