/**
 * Measures how long a writer waits: from saving a page under `npm start` until the browser shows the change.
 *
 *     npm run bench:edit [-- --page docs/web-portal/map.mdx] [--times 5] [--check]
 *
 * Starts a development server of its own on a free port, writes sentences to the end of the page, and puts the page back as it
 * was. `--check` ends with an error when the median is above a second.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Page} from '@playwright/test';
import {median} from './bench/figures';
import {launchBrowser} from './browser';
import {startDevelopment} from './development/server';

const ROOT = path.resolve(__dirname, '..');

/** Milliseconds. */
const GOAL = 1000;

/** Milliseconds between two changes, so that the work after one is over before the next. */
const PAUSE = 2500;

/** Writes a sentence to the end of the page. @returns milliseconds until it can be seen */
async function timeOfChange(page: Page, file: string, original: string, sentence: string): Promise<number> {
  const seen = page.waitForFunction(
    (wanted) => document.querySelector('article')?.textContent.includes(wanted),
    sentence,
    {polling: 'raf', timeout: 60_000},
  );
  const started = performance.now();
  fs.writeFileSync(file, `${original}\n${sentence}\n`);
  await seen;
  return performance.now() - started;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      page: {type: 'string', default: 'docs/web-portal/map.mdx'},
      times: {type: 'string', default: '5'},
      check: {type: 'boolean', default: false},
    },
  });
  const file = path.join(ROOT, values.page);
  const times = Number(values.times);
  if (!/^docs\/.+\.mdx$/.test(values.page) || !fs.existsSync(file)) {
    throw new Error(`--page: there is no page ${values.page}. Give one such as docs/web-portal/map.mdx.`);
  }
  if (!Number.isInteger(times) || times < 1) {
    throw new Error(`--times: "${values.times}" is no number of measurements. Give a whole number from 1.`);
  }
  const original = fs.readFileSync(file, 'utf8');
  const restore = () => fs.writeFileSync(file, original);
  const server = await startDevelopment(ROOT);
  const browser = await launchBrowser();
  const interrupted = new AbortController();
  process.once('SIGINT', () => {
    interrupted.abort();
    restore();
    void browser.close();
  });
  const measured: number[] = [];
  try {
    const page = await browser.newPage();
    await page.goto(server.url + values.page.replace(/\.mdx$/, '/'));
    await page.waitForSelector('article h1');
    for (let index = 0; index <= times; index += 1) {
      await page.waitForTimeout(PAUSE);
      const milliseconds = await timeOfChange(page, file, original, `Zkušební věta číslo ${index}.`);
      // The first change also loads code that the server and the browser then keep.
      if (index > 0) {
        measured.push(milliseconds);
      }
      console.log(`${index === 0 ? 'first change' : `change ${index}`}: ${milliseconds.toFixed(0)} ms`);
    }
  } catch (error) {
    if (!interrupted.signal.aborted) {
      throw error;
    }
  } finally {
    restore();
    await browser.close();
    await server.stop();
  }
  if (interrupted.signal.aborted) {
    process.exitCode = 1;
    return;
  }
  const middle = median(measured);
  console.log(`From saving to seeing: median ${middle.toFixed(0)} ms of ${times} changes (goal: at most ${GOAL} ms)`);
  process.exitCode = values.check && middle > GOAL ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
