/** Helpers for all benchmarks: run commands, repeat disturbed measurements, compute percentiles, and format reports. */
import {spawnSync} from 'node:child_process';
import os from 'node:os';

/** Runs a command in `cwd`; returns its duration in s. @throws when the command fails, with the end of its output */
export function run([command = '', ...args]: readonly string[], cwd: string): number {
  const started = performance.now();
  const env = {...process.env, NO_UPDATE_NOTIFIER: '1', ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production'};
  const {status, stdout, stderr} = spawnSync(command, args, {cwd, env, encoding: 'utf8', maxBuffer: 2 ** 26});
  if (status !== 0) {
    throw new Error(`"${[command, ...args].join(' ')}" in ${cwd} failed:\n${(stdout + stderr).slice(-4000)}`);
  }
  return (performance.now() - started) / 1000;
}

/** The value below which about `share` (0 to 1) of the values lie; `NaN` when there are no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** Duration in ms of fixed work: the shortest of three runs, because garbage collection may slow a run down. */
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

/** A measurement is undisturbed if `calibrate`, run after it, takes less than this many times its shortest time. */
const MAX_SLOWDOWN = 1.25;
const MAX_REPEATS = 5;

let best = Number.POSITIVE_INFINITY;

/** Measures until no other work slows the machine down, with at most `MAX_REPEATS` repeats. Returns the last result. */
export async function undisturbed<Result>(measure: () => Promise<Result>): Promise<Result> {
  for (let repeat = 0; ; repeat += 1) {
    const result = await measure();
    const now = calibrate();
    best = Math.min(best, now);
    if (repeat === MAX_REPEATS || now < best * MAX_SLOWDOWN) {
      return result;
    }
  }
}

/** Names the machine and the date, for reports. */
export function machine(): string {
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, Node.js ${process.version}`;
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows].map(line).join('\n');
}
