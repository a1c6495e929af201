/** Helpers for all benchmarks: compute percentiles, and format reports. */
import os from 'node:os';

/** The value below which about `share` (0 to 1) of the values lie; `NaN` when there are no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

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
