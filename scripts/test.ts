/**
 * Runs the tests of Node and then those of the browser against the finished build; in the shells of Windows too.
 *
 *     tsx scripts/test.ts           the tests of every change (npm test)
 *     tsx scripts/test.ts --full    what the full run adds, and all browser tests (npm run test:full)
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..');

const FULL = process.argv.includes('--full');

const FOLDERS = FULL
  ? ['tests/full', 'tests/hosting', 'tests/browsers']
  : ['src', 'scripts', 'illustrations', 'tests/unit', 'tests/browsers'];

const unitTests = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file)),
);

/** Runs the command-line module of a package with this Node. A failure ends the process with its status. */
function run(module: string, ...args: string[]): void {
  const file = createRequire(__filename).resolve(module);
  const env = FULL ? {...process.env, FULL: '1'} : process.env;
  const {status} = spawnSync(process.execPath, [file, ...args], {cwd: ROOT, env, stdio: 'inherit'});
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}

run('tsx/cli', '--test', '--test-reporter=spec', ...(FULL ? [] : ['--test-concurrency=2']), ...unitTests);
run('@playwright/test/cli', 'test');
