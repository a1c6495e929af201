/**
 * Weighs what a phone fetches for one page of each kind, and fails when a page is over its budget (scripts/size/budgets.ts).
 * Needs a finished build.
 *
 *     npm run size [-- --files] [-- --json weights.json] [-- --base weights-of-main.json]
 *
 * `--files` lists the files of every page, `--json` writes the weights, `--base` shows the difference to such a file.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {launchBrowser} from './browser';
import {startServer} from './serve';
import {PAGE_TYPES} from './size/budgets';
import {filesOf} from './size/fetch';
import {overBudget, weigh, weightTable, type PageWeight, type Weights} from './size/report';

const BUILD = path.resolve(__dirname, '../build');

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {files: {type: 'boolean', default: false}, json: {type: 'string'}, base: {type: 'string'}},
  });
  const base = values.base ? (JSON.parse(fs.readFileSync(values.base, 'utf8')) as Weights) : undefined;
  const server = await startServer({dir: BUILD, port: 0, host: '127.0.0.1'});
  const browser = await launchBrowser();
  const weights: Record<string, PageWeight> = {};
  const problems: string[] = [];
  try {
    for (const type of PAGE_TYPES) {
      const files = await filesOf(browser, new URL(type.address.slice(1), server.url).href);
      const weight = weigh(files);
      weights[type.name] = weight;
      problems.push(...overBudget(type, weight));
      if (values.files) {
        console.log(`\n${type.name}`);
        files.forEach(({kind, path: file, bytes}) =>
          console.log(`${String(bytes).padStart(8)}  ${kind.padEnd(10)} ${file}`),
        );
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  console.log(weightTable(weights, base));
  if (values.json) {
    fs.writeFileSync(values.json, JSON.stringify(weights, null, 2));
  }
  if (problems.length > 0) {
    console.error(`\n${problems.join('\n')}`);
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
