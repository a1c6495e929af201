import {brotliCompressSync} from 'node:zlib';
import {devices, type Browser, type Response} from '@playwright/test';
import type {FetchedFile} from './report';

/** Kinds of files that a web server compresses. */
const COMPRESSED = /text|javascript|json|svg|xml/;

/** Sizes after brotli by address; most files are the same on every page. */
const sizes = new Map<string, number>();

function compressedSize(url: string, type: string, body: Buffer): number {
  const known = sizes.get(url);
  const size = known ?? (COMPRESSED.test(type) ? brotliCompressSync(body).length : body.length);
  sizes.set(url, size);
  return size;
}

/** Pages that the reader may go to next are fetched ahead some seconds later; on a busy machine before this page rests. */
const isAhead = (response: Response): boolean => response.request().headers()['sec-purpose'] === 'prefetch';

/** Opens a page as a phone and notes all that it fetches until it rests, the biggest file first. */
export async function filesOf(browser: Browser, url: string): Promise<FetchedFile[]> {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const pending: Promise<FetchedFile>[] = [];
  const note = (response: Response): void => {
    if (isAhead(response)) {
      return;
    }
    pending.push(
      response.body().then((body) => ({
        kind: response.request().resourceType(),
        path: new URL(response.url()).pathname,
        bytes: compressedSize(response.url(), response.headers()['content-type'] ?? '', body),
      })),
    );
  };
  page.on('response', note);
  await page.goto(url, {waitUntil: 'networkidle'});
  page.off('response', note);
  const files = await Promise.all(pending);
  await context.close();
  return files.sort((one, other) => other.bytes - one.bytes);
}
