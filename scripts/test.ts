/**
 * Runs the checks of code and texts in parallel with the build, then the tests of Node and those of the browser; in the shells of Windows too.
 *
 *     npm test                the tests of every change
 *     npm run test:full       what the full run adds, and all browser tests, against the finished build
 */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..');

const FULL = process.argv.includes('--full');

/** npm scripts, the longest first; two run at a time. */
const CHECKS = ['build', 'lint', 'check', 'i18n:status -- --check'];

const FOLDERS = FULL
  ? ['tests/full', 'tests/hosting', 'tests/browsers']
  : ['src', 'scripts', 'illustrations', 'tests/unit', 'tests/browsers'];

const unitTests = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file)),
);

/** Runs npm scripts one after the other and prints what each has said. @returns whether all have passed */
async function runChecks(queue: string[]): Promise<boolean> {
  let isPassed = true;
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const started = Date.now();
    const child = spawn(`npm run --silent ${name}`, {cwd: ROOT, shell: true, stdio: ['ignore', 'pipe', 'pipe']});
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    const status = await new Promise((resolve) => child.once('close', resolve));
    console.log(
      `${output}\n${status === 0 ? '✓' : '✗'} npm run ${name} (${Math.round((Date.now() - started) / 1000)} s)\n`,
    );
    isPassed &&= status === 0;
  }
  return isPassed;
}

/** Runs the command-line module of a package with this Node. A failure ends the process with its status. */
function run(module: string, ...args: string[]): void {
  const file = createRequire(__filename).resolve(module);
  const env = FULL ? {...process.env, FULL: '1'} : process.env;
  const {status} = spawnSync(process.execPath, [file, ...args], {cwd: ROOT, env, stdio: 'inherit'});
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}

async function main(): Promise<void> {
  const queue = FULL ? [] : [...CHECKS];
  const results = await Promise.all([runChecks(queue), runChecks(queue)]);
  if (results.includes(false)) {
    process.exit(1);
  }
  run('tsx/cli', '--test', '--test-reporter=spec', ...(FULL ? [] : ['--test-concurrency=2']), ...unitTests);
  run('@playwright/test/cli', 'test');
}

void main();
