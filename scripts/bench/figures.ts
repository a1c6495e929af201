/** What is reckoned from measured times. */

/** The middle of a list of numbers; the upper one of two. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A stretch of time in which the page could not answer; milliseconds since navigation. */
export interface LongTask {
  start: number;
  duration: number;
}

/** From here on a task is felt, in milliseconds. */
const FELT = 50;

/** By how much the tasks after the first paint are longer than what is not felt; of a task that runs across it, the rest. */
export function totalBlockingTime(tasks: readonly LongTask[], firstPaint: number): number {
  return tasks
    .map(({start, duration}) => start + duration - Math.max(start, firstPaint))
    .reduce((sum, duration) => sum + Math.max(0, duration - FELT), 0);
}

/** The figures of all measurements of a thing, each in the middle. */
export function medians<Figures extends Record<keyof Figures, number>>(measured: readonly Figures[]): Figures {
  const [first] = measured;
  if (!first) {
    throw new Error('Nothing was measured that a median could be taken of.');
  }
  const names = Object.keys(first) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, median(measured.map((one) => one[name]))])) as Figures;
}

/** How much more one thing takes than nothing of it: the rise of the line through the first and the last point. */
export function slope(points: readonly {x: number; y: number}[]): number {
  const first = points[0];
  const last = points.at(-1);
  return first && last && last.x !== first.x ? (last.y - first.y) / (last.x - first.x) : Number.NaN;
}
