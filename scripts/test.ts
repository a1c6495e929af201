/**
 * Builds the site and checks code and texts, then runs the tests in Node, then the browser tests. Works on Windows too.
 *
 *     npm test                the tests for every change
 *     npm run test:full       `npm test`, then further tests on the same build
 *     npm run test:built      the tests of the files of the present build, made with any variables of the site
 *
 * All but the last build and test the site as it is without variables of the owner, whatever the machine has set.
 */
import {spawn, spawnSync, type SpawnOptions} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {neutralEnvironment} from '../tests/support/sites';

const ROOT = path.resolve(__dirname, '..');

const FULL = process.argv.includes('--full');

/** Whether only the files of the present build are read, which has its variables from the environment. */
const BUILT = process.argv.includes('--built');

const OPTIONS: SpawnOptions = {
  cwd: ROOT,
  env: {...(BUILT ? process.env : neutralEnvironment()), ...(FULL && {FULL: '1'})},
  shell: true,
};

/** Commands before the tests, two at a time. With `--full`, they have already run. The build is first: the longest. */
const CHECKS = FULL
  ? []
  : ['build', 'lint', 'check', 'i18n:status -- --check'].map((script) => `npm run --silent ${script}`);

/** Folders with tests that run in Node. Each inner list of folders has a process of its own. */
const TEST_FOLDERS = FULL
  ? [['tests/full', 'tests/hosting'], ['tests/browsers']]
  : [
      ['src', 'illustrations', 'tests/search'],
      ['scripts', 'tests/unit', 'tests/built', 'tests/browsers'],
    ];

function testCommand(folders: readonly string[]): string {
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => path.join(folder, file)),
  );
  return `npx tsx --test-reporter=spec tests/support/unitTests.ts ${files.join(' ')}`;
}

async function run(command: string): Promise<boolean> {
  const started = Date.now();
  const child = spawn(command, {...OPTIONS, stdio: 'pipe'});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const status = await new Promise((resolve) => child.once('close', resolve));
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${output}\n${status === 0 ? '✓' : '✗'} ${command.slice(0, 80)} (${seconds} s)\n`);
  return status === 0;
}

/** Runs all commands, two at a time. Returns whether each has succeeded, in the order of the commands. */
async function runAll(commands: readonly string[]): Promise<boolean[]> {
  const queue = [...commands.entries()];
  const results: boolean[] = [];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      results[next[0]] = await run(next[1]);
    }
  };
  await Promise.all([work(), work()]);
  return results;
}

async function main(): Promise<void> {
  if (BUILT) {
    process.exitCode = (await runAll([testCommand(['tests/built'])])).includes(false) ? 1 : 0;
    return;
  }
  // A wrong text stops no test; without a build, there is nothing to test.
  const checks = await runAll(CHECKS);
  if (checks[0] === false) {
    process.exit(1);
  }
  const tests = TEST_FOLDERS.map(testCommand);
  const results = [...checks, ...(await runAll(tests))];
  const {status} = spawnSync('npx playwright test', {...OPTIONS, stdio: 'inherit'});
  const failed = [...CHECKS, ...tests].filter((_, index) => !results[index]);
  failed.forEach((command) => console.log(`✗ ${command.slice(0, 80)}`));
  process.exitCode = results.includes(false) ? 1 : (status ?? 1);
}

void main();
