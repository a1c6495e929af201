/**
 * What `npm test` runs: every check of the project, cheap ones first.
 *
 *     npm test -- [--only unit,build] [--keep-going]
 *
 * The last line of the output is "N passed, N failed": tests of the unit and browser steps, and one for every other step.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs, stripVTControlCharacters} from 'node:util';
import {BROWSER_VARIABLE, ensureBrowser} from './browser';

const ROOT = path.resolve(__dirname, '..');

export interface Counts {
  passed: number;
  failed: number;
}

export interface Step {
  name: string;
  /** Said in the heading. */
  title: string;
  /** Cheap steps run side by side, each with its output in one piece; the others run alone and show theirs at once. */
  cheap: boolean;
  /** The command; may prepare the machine first. */
  command: () => StepCommand;
  /** Reads how many tests ran out of the plain output; without it the step counts as one. */
  count?: (output: string) => Counts | undefined;
}

interface StepCommand {
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Called when the command has ended. */
  cleanUp?: () => void;
}

export interface Result extends Counts {
  step: Pick<Step, 'name' | 'title'>;
  seconds: number;
  ok: boolean;
}

/** Path of the program that an installed package offers. */
function program(packageName: string, name = packageName): string {
  const dir = path.join(ROOT, 'node_modules', packageName);
  const {bin} = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[name];
  if (file === undefined) {
    throw new Error(`The package ${packageName} has no program "${name}". Run "npm ci".`);
  }
  return path.join(dir, file);
}

/** Every `*.test.ts` of the site itself; browser tests are called `*.spec.ts` and belong to Playwright. */
export function unitTestFiles(root: string): string[] {
  return ['src', 'scripts', 'tests/unit']
    .filter((folder) => fs.existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
        .map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort();
}

/** Reads the summary of Node's test runner: `ℹ pass 12` or `# pass 12`. */
export function nodeTestCounts(output: string): Counts | undefined {
  const number = (word: string) => {
    const found = [...output.matchAll(new RegExp(`^[ℹ#] ${word} (\\d+)$`, 'gm'))].at(-1);
    return found && Number(found[1]);
  };
  const passed = number('pass');
  const failed = number('fail');
  return passed === undefined || failed === undefined
    ? undefined
    : {passed, failed: failed + (number('cancelled') ?? 0)};
}

/** Reads the summary of Playwright's terminal reporters: `  12 passed (3.4s)`; a test that passed when repeated has passed. */
export function playwrightCounts(output: string): Counts | undefined {
  const number = (words: string) => {
    const found = [...output.matchAll(new RegExp(`^ +(\\d+) ${words}(?: \\([\\d.]+m?s?\\))?$`, 'gm'))].at(-1);
    return found ? Number(found[1]) : 0;
  };
  const passed = number('passed') + number('flaky');
  const failed = number('failed') + number('interrupted') + number('did not run');
  return passed + failed > 0 ? {passed, failed} : undefined;
}

/** What a step adds to the closing line; its exit code has the last word. */
export function stepCounts(ok: boolean, counts: Counts | undefined): Counts {
  if (!counts) {
    return {passed: ok ? 1 : 0, failed: ok ? 0 : 1};
  }
  return ok ? counts : {...counts, failed: Math.max(1, counts.failed)};
}

/**
 * The steps named by `--only`, in their own order; all without it.
 * @throws when a name is unknown
 */
export function selectSteps<T extends Pick<Step, 'name'>>(steps: readonly T[], only: string | undefined): T[] {
  if (only === undefined) {
    return [...steps];
  }
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    throw new Error(`--only: there is no step "${unknown}". Steps: ${steps.map(({name}) => name).join(', ')}.`);
  }
  return steps.filter(({name}) => names.includes(name));
}

export interface RunOptions {
  keepGoing: boolean;
  /** How many cheap steps run at a time. */
  atOnce: number;
}

/**
 * Runs the steps in order, neighbouring cheap ones side by side. After a failure no further step starts unless
 * `keepGoing`; those that already run are waited for.
 * @returns the results of the steps that ran, in the order of the steps
 */
export async function runSteps<T extends Pick<Step, 'cheap'>, R extends {ok: boolean}>(
  steps: readonly T[],
  run: (step: T) => Promise<R>,
  {keepGoing, atOnce}: RunOptions,
): Promise<R[]> {
  const results = new Map<T, R>();
  const pending = [...steps];
  const goesOn = () => keepGoing || [...results.values()].every(({ok}) => ok);

  async function runNext(): Promise<void> {
    const step = pending.shift();
    if (step) {
      results.set(step, await run(step));
    }
  }
  async function runCheapOnes(): Promise<void> {
    while (goesOn() && pending[0]?.cheap) {
      await runNext();
    }
  }

  while (goesOn() && pending[0]) {
    await (pending[0].cheap ? Promise.all(Array.from({length: atOnce}, runCheapOnes)) : runNext());
  }
  return steps.flatMap((step) => results.get(step) ?? []);
}

/** One line per step, those that did not run included. */
export function summary(steps: readonly Pick<Step, 'name' | 'title'>[], results: readonly Result[]): string {
  const width = Math.max(...steps.map(({title}) => title.length));
  return steps
    .map(({name, title}) => {
      const result = results.find(({step}) => step.name === name);
      const label = title.padEnd(width);
      if (!result) {
        return `  -  ${label}  not run`;
      }
      const counts = result.failed > 0 ? `${result.passed} passed, ${result.failed} failed` : `${result.passed} passed`;
      return `  ${result.ok ? '✓' : '✗'}  ${label}  ${result.seconds.toFixed(1).padStart(6)} s  ${counts}`;
    })
    .join('\n');
}

/** The last line of the output. */
export function closingLine(results: readonly Counts[]): string {
  const sum = (key: keyof Counts) => results.reduce((total, counts) => total + counts[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

function webpackBuild(): StepCommand {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-webpack-'));
  return {
    args: [program('@docusaurus/core', 'docusaurus'), 'build', '--no-minify', '--locale', 'cs', '--out-dir', outDir],
    // Own generated files and no cache: build/, .docusaurus/ and the cache of the real build stay as they are.
    env: {
      BUNDLER: 'webpack',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-webpack',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
    cleanUp: () => {
      fs.rmSync(outDir, {recursive: true, force: true});
      fs.rmSync(path.join(ROOT, '.docusaurus-webpack'), {recursive: true, force: true});
    },
  };
}

function browserTests(): StepCommand {
  if (!fs.existsSync(path.join(ROOT, 'build/index.html'))) {
    throw new Error(
      'The browser tests need a finished build in build/. Run "npm run build" or the step "build" first.',
    );
  }
  const {executablePath, source} = ensureBrowser();
  console.log(`Browser: ${executablePath} (${source})`);
  return {args: [program('@playwright/test', 'playwright'), 'test'], env: {[BROWSER_VARIABLE]: executablePath}};
}

const STEPS: readonly Step[] = [
  {name: 'format', title: 'Format', cheap: true, command: () => ({args: [program('prettier'), '--check', '.']})},
  {
    name: 'lint',
    title: 'Lint',
    cheap: true,
    command: () => ({args: [program('eslint'), '.', '--max-warnings', '0']}),
  },
  {name: 'styles', title: 'Styles', cheap: true, command: () => ({args: [program('stylelint'), 'src/**/*.css']})},
  {name: 'types', title: 'Types', cheap: true, command: () => ({args: [program('typescript', 'tsc'), '--noEmit']})},
  {
    name: 'content',
    title: 'Texts',
    cheap: true,
    command: () => ({args: ['--import', 'tsx', 'scripts/check-content.ts']}),
  },
  {
    name: 'translations',
    title: 'Translations',
    cheap: true,
    command: () => ({args: ['--import', 'tsx', 'scripts/i18n-status.ts', '--check']}),
  },
  {
    name: 'licences',
    title: 'Licences',
    cheap: true,
    command: () => ({args: ['--import', 'tsx', 'scripts/licences.ts']}),
  },
  {
    name: 'unit',
    title: 'Unit tests',
    cheap: true,
    command: () => ({
      // Node's own choice on a machine with two cores is one file at a time, which leaves one idle in the end.
      args: ['--import', 'tsx', '--test', '--test-concurrency=2', '--test-reporter=spec', ...unitTestFiles(ROOT)],
    }),
    count: nodeTestCounts,
  },
  {name: 'webpack', title: 'Build with plain webpack', cheap: true, command: webpackBuild},
  {
    name: 'build',
    title: 'Build',
    cheap: false,
    command: () => ({args: ['--import', 'tsx', 'scripts/build.ts']}),
  },
  {
    name: 'size',
    title: 'Weight of pages',
    cheap: false,
    command: () => ({args: ['--import', 'tsx', 'scripts/size.ts']}),
  },
  {
    name: 'hosting',
    title: 'Hosting with nginx',
    cheap: false,
    command: () => ({args: ['--import', 'tsx', '--test', '--test-reporter=spec', 'tests/hosting/nginx.test.ts']}),
    count: nodeTestCounts,
  },
  {name: 'browser', title: 'Browser tests', cheap: false, command: browserTests, count: playwrightCounts},
];

interface Ended {
  ok: boolean;
  output: string;
}

/** Runs a Node program; `show` gets every piece of its output as it comes. */
function execute({args, env, cleanUp}: StepCommand, show: (text: string) => void): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      // Docusaurus would advise an update although the version is fixed on purpose.
      env: {...process.env, NO_UPDATE_NOTIFIER: '1', ...(process.stdout.isTTY && {FORCE_COLOR: '1'}), ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        output += text;
        show(text);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      cleanUp?.();
      resolve({ok: code === 0, output: stripVTControlCharacters(output)});
    });
  });
}

function heading(text: string): string {
  return `\n── ${text} ${'─'.repeat(Math.max(0, 76 - text.length))}\n`;
}

async function runStep(step: Step): Promise<Result> {
  const started = performance.now();
  let held = '';
  if (step.cheap) {
    console.log(`… ${step.title}`);
  } else {
    console.log(heading(step.title));
  }
  let ended: Ended;
  try {
    ended = await execute(step.command(), (text) => {
      if (step.cheap) {
        held += text;
      } else {
        process.stdout.write(text);
      }
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    ended = {ok: false, output: message};
  }
  const seconds = (performance.now() - started) / 1000;
  if (step.cheap) {
    console.log(`${heading(`${step.title}: ${ended.ok ? 'passed' : 'FAILED'} (${seconds.toFixed(1)} s)`)}${held}`);
  } else {
    console.log(`${step.title}: ${ended.ok ? 'passed' : 'FAILED'} (${seconds.toFixed(1)} s)`);
  }
  return {step, seconds, ok: ended.ok, ...stepCounts(ended.ok, step.count?.(ended.output))};
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {only: {type: 'string'}, 'keep-going': {type: 'boolean', default: false}},
  });
  const steps = selectSteps(STEPS, values.only);
  const results = await runSteps(steps, runStep, {
    keepGoing: values['keep-going'],
    atOnce: Math.min(3, os.availableParallelism()),
  });
  console.log(`${heading('Summary')}${summary(steps, results)}\n`);
  console.log(closingLine(results));
  process.exitCode = results.length === steps.length && results.every(({ok}) => ok) ? 0 : 1;
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
