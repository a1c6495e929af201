/** How long a writer waits: from saving a page under `docusaurus start` until the browser shows the change; see README.md. */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {median, QuietMachine, start} from './measure';
import {writeSites} from './sites';
import {launch} from './visits';

/** Milliseconds. */
const GOAL = 1000;
const TIMEOUT_START = 180_000;
/** Milliseconds after a change in which the work it caused ends. */
const PAUSE = 2500;
const CHANGES = 5;
const PORT = 3987;
const PAGE = 'docs/web-portal/map';

start(async () => {
  const machine = new QuietMachine(!process.argv.includes('--noisy'));
  await machine.wait();
  const [own] = writeSites();
  const folder = own?.folder ?? '';
  const file = path.join(folder, `${PAGE}.mdx`);
  const original = fs.readFileSync(file, 'utf8');
  const command = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open', '--port', String(PORT)];
  const server = spawn(process.execPath, command, {cwd: folder, stdio: 'ignore'});
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const url = `http://localhost:${PORT}/${PAGE}/`;
    for (const started = Date.now(); !(await page.goto(url).catch(() => undefined))?.ok(); ) {
      if (Date.now() - started > TIMEOUT_START) {
        throw new Error(`${url} does not answer. Try "npm start" to see why.`);
      }
      await page.waitForTimeout(500);
    }
    await page.locator('article h1').waitFor({timeout: TIMEOUT_START});
    const times: number[] = [];
    // The first change also loads code that server and browser then keep.
    for (let change = 0; change <= CHANGES; change += 1) {
      await page.waitForTimeout(PAUSE);
      const sentence = `Zkušební věta číslo ${change}.`;
      const started = performance.now();
      fs.writeFileSync(file, `${original}\n${sentence}\n`);
      await page.getByText(sentence).waitFor({timeout: TIMEOUT_START});
      times.push(...(change === 0 ? [] : [performance.now() - started]));
    }
    const time = median(times);
    console.log(`From saving to seeing: ${time.toFixed(0)} ms, goal ≤ ${GOAL} ms; ${machine.description()}`);
    process.exitCode = time > GOAL ? 1 : 0;
  } finally {
    await browser.close();
    server.kill();
  }
});
