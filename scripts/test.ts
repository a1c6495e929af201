/**
 * Builds the site, checks texts and runs the unit tests, then the browser tests beside the checks of code, then the tests
 * in Node that read the finished site. Works on Windows too.
 *
 *     npm test                the tests for every change
 *     npm run test:full       `npm test`, then further tests on the same build
 *
 * Both test the site without the owner's environment variables, even if this machine has some of them set.
 */
import {spawn, type SpawnOptions} from 'node:child_process';
import path from 'node:path';
import {scripts} from '../package.json';
import {neutralEnvironment} from '../tests/support/sites';

const FULL = process.argv.includes('--full');

const OPTIONS: SpawnOptions = {
  cwd: path.resolve(__dirname, '..'),
  env: {...neutralEnvironment(), ...(FULL && {FULL: '1'})},
  shell: true,
};

const BUILD = 'npm run --silent build';

/** Before the browser tests, two at a time, the longest first. With `--full`, `npm test` has run already. */
const FIRST = FULL
  ? []
  : [BUILD, 'npm run --silent check', 'npm run --silent i18n:status -- --check', 'npx vitest run --project unit'];

/** The parts of `npm run lint`, one after the other while the browser tests run, which leave the processor idle at times. */
const LINT = Object.keys(scripts)
  .filter((name) => !FULL && name.startsWith('lint:'))
  .map((name) => `npm run --silent ${name}`);

/** After the browser tests, because those show sooner which component is broken. */
const LAST = FULL
  ? ['npx vitest run --project full --project webkit']
  : ['npx vitest run --project built --project search --project webkit'];

const BROWSERS = 'npx playwright test';

/** Runs a step, which prints at once or, if it fails, at its end. Returns whether it succeeded. */
async function run(command: string, printing: 'at once' | 'at its end'): Promise<boolean> {
  console.log(`▶ ${command}`);
  const started = Date.now();
  const child = spawn(command, {...OPTIONS, stdio: printing === 'at once' ? 'inherit' : 'pipe'});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const status = await new Promise((resolve) => child.once('close', resolve));
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(status === 0 ? `✓ ${command} (${seconds} s)` : `${output}\n✗ ${command} (${seconds} s)`);
  return status === 0;
}

/** Runs steps, `lanes` of them at a time. Returns those that failed. */
async function failuresOf(commands: readonly string[], lanes: number): Promise<string[]> {
  const queue = [...commands];
  const failed: string[] = [];
  const work = async () => {
    for (let command = queue.shift(); command !== undefined; command = queue.shift()) {
      if (!(await run(command, command === BROWSERS ? 'at once' : 'at its end'))) {
        failed.push(command);
      }
    }
  };
  await Promise.all(Array.from({length: lanes}, work));
  return failed;
}

async function main(): Promise<void> {
  const failed = await failuresOf(FIRST, 2);
  // A wrong text stops no test; without a build, there is nothing to test.
  if (!failed.includes(BUILD)) {
    const beside = await Promise.all([failuresOf([BROWSERS], 1), failuresOf(LINT, 1)]);
    failed.push(...beside.flat(), ...(await failuresOf(LAST, 2)));
  }
  console.log(failed.length > 0 ? `✗ failed: ${failed.join(' · ')}` : '✓ everything passed');
  process.exitCode = failed.length > 0 ? 1 : 0;
}

void main();
