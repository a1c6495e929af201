/** Time and memory of commands, statistics, and reports. */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import {setTimeout as delay} from 'node:timers/promises';

export interface Took {
  seconds: number;
  /** Highest sum of the resident memory of all its processes, MiB. */
  memory: number;
}

/** Milliseconds between two readings of the memory. */
const SAMPLE_INTERVAL = 300;

/** Resident kilobytes of a process and all below it. */
function memoryOfTree(root: number): number {
  const {stdout} = spawnSync('ps', ['-axo', 'pid=,ppid=,rss='], {encoding: 'utf8'});
  const all = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const sum = (id: number): number =>
    all.reduce((total, [pid, parent, rss = 0]) => total + (pid === id ? rss : parent === id ? sum(pid ?? 0) : 0), 0);
  return sum(root);
}

/** @throws with the end of what the command printed when it fails */
export async function run([command = '', ...args]: readonly string[], cwd: string): Promise<Took> {
  const started = performance.now();
  const env = {...process.env, NO_UPDATE_NOTIFIER: '1', ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production'};
  const child = spawn(command, args, {cwd, env, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output += text.toString()));
  }
  let memory = 0;
  const sampling = setInterval(() => {
    memory = Math.max(memory, memoryOfTree(child.pid ?? 0));
  }, SAMPLE_INTERVAL);
  const status = await new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  clearInterval(sampling);
  if (status !== 0) {
    throw new Error(`"${[command, ...args].join(' ')}" in ${cwd} failed:\n${output.slice(-4000)}`);
  }
  return {seconds: (performance.now() - started) / 1000, memory: memory / 1024};
}

/** The middle of a list of numbers; the upper one of two. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which `share` of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Milliseconds of a fixed piece of work; the best of three, as a single collection of garbage is no other work. */
function calibrate(): number {
  const times = [1, 2, 3].map(() => {
    const started = performance.now();
    for (let index = 0, sum = 0; index < 20_000_000; index += 1) {
      sum += index % 7;
    }
    return performance.now() - started;
  });
  return Math.min(...times);
}

/** How much slower than at its best the machine may be after a measurement. */
const MAX_SLOWDOWN = 1.25;
const MAX_REPEATS = 5;

/** Keeps other work of the machine out of measurements. */
export class QuietMachine {
  private best = Number.POSITIVE_INFINITY;
  private repeated = 0;

  constructor(private readonly isPatient: boolean) {}

  /** Waits until less than half of a core is busy with other work, then learns how fast the machine is. */
  async wait(): Promise<void> {
    for (let minute = 0; this.isPatient && (os.loadavg()[0] ?? 0) > 0.5; minute += 1) {
      if (minute === 10) {
        throw new Error('The machine does not come to rest. Stop other work, or measure with --noisy.');
      }
      await delay(60_000);
    }
    this.best = Math.min(...[1, 2, 3].map(calibrate));
  }

  /** Repeats a measurement after which the machine was slow. */
  async measure<Result>(task: () => Promise<Result>): Promise<Result> {
    for (let repeat = 0; ; repeat += 1) {
      const result = await task();
      if (!this.isPatient || repeat === MAX_REPEATS || calibrate() < this.best * MAX_SLOWDOWN) {
        return result;
      }
      this.repeated += 1;
    }
  }

  /** Where and how it was measured. */
  description(): string {
    const [processor] = os.cpus();
    return (
      `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${processor?.model.trim()}, Node.js ` +
      `${process.version}, ${this.isPatient ? `${this.repeated} disturbed measurements repeated` : 'a busy machine'}`
    );
  }
}

export interface Row {
  what: string;
  /** One for each site, this site first. */
  values: readonly number[];
  /** What this site should not exceed. */
  goal?: number;
  digits?: number;
}

const shown = (value: number | undefined, digits: number) =>
  value === undefined || !Number.isFinite(value) ? '–' : value.toFixed(digits);

/** A Markdown table with a column for each site and one for the goals; a missed goal is bold. */
export function table(names: readonly string[], rows: readonly Row[]): string {
  const lines = rows.map(({what, values, goal, digits = 0}) => {
    const limit = goal === undefined ? '' : `≤ ${shown(goal, digits)}`;
    const isMissed = goal !== undefined && !((values[0] ?? Number.NaN) <= goal);
    return [what, ...values.map((value) => shown(value, digits)), isMissed ? `**${limit}**` : limit];
  });
  return [['what', ...names, 'goal'], ['---', ...names.map(() => '--:'), '--:'], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Prints a report, and writes it to a file that was asked for. */
export function publish(report: string, file?: string): void {
  console.log(`\n${report}\n`);
  if (file !== undefined) {
    fs.writeFileSync(file, `${report}\n`);
  }
}
