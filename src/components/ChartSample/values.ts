import type {Locale} from '../../config/locales';
import type {Column} from './data';
import type {Interval} from './interval';

/** How the values of a longer stretch become one; `all` leaves them as they came. */
export const AGGREGATIONS = ['all', 'min', 'avg', 'max'] as const;

export type Aggregation = (typeof AGGREGATIONS)[number];

/** Points to draw; a `null` interrupts the line. */
export interface Points {
  /** Minutes since midnight, ascending: of the value, or of the middle of its bucket. */
  minutes: number[];
  values: (number | null)[];
  /** Minutes that one point covers. */
  step: number;
}

const BUCKETS = [5, 10, 15, 30, 60];
const MAX_BUCKETS = 48;

/** Length of one bucket, minutes: the shortest round one that gives at most 48 points. */
function bucketMinutes({from, to}: Interval): number {
  return BUCKETS.find((minutes) => (to - from) / minutes <= MAX_BUCKETS) ?? 60;
}

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number';

const REDUCE: Record<Exclude<Aggregation, 'all'>, (numbers: readonly number[]) => number> = {
  min: (numbers) => Math.min(...numbers),
  avg: (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length,
  max: (numbers) => Math.max(...numbers),
};

function reduced(values: Column, aggregation: Exclude<Aggregation, 'all'>): number | null {
  const numbers = values.filter(isNumber);
  return numbers.length === 0 ? null : REDUCE[aggregation](numbers);
}

/**
 * The points of one series in an interval. Buckets begin at round clock times, so the first and the last one may reach
 * over the ends of the interval; only values inside the interval count. A bucket without any value is a gap.
 */
export function pointsOf(column: Column, interval: Interval, aggregation: Aggregation): Points {
  const {from, to} = interval;
  if (aggregation === 'all') {
    return {
      minutes: Array.from({length: to - from}, (_, index) => from + index),
      values: column.slice(from, to),
      step: 1,
    };
  }
  const step = bucketMinutes(interval);
  const points: Points = {minutes: [], values: [], step};
  for (let start = Math.floor(from / step) * step; start < to; start += step) {
    const inside = column.slice(Math.max(start, from), Math.min(start + step, to));
    points.minutes.push(start + step / 2);
    points.values.push(reduced(inside, aggregation));
  }
  return points;
}

/** Minimum, average, maximum (`null` without a value), number of values and gaps in the interval. */
export function summaryOf(column: Column, {from, to}: Interval) {
  const values = column.slice(from, to);
  const count = values.filter(isNumber).length;
  return {
    min: reduced(values, 'min'),
    avg: reduced(values, 'avg'),
    max: reduced(values, 'max'),
    count,
    gaps: values.filter((value, index) => value === null && (index === 0 || values[index - 1] !== null)).length,
    missingMinutes: values.length - count,
  };
}

/** The value at a minute: its own, or that of the bucket that covers it. */
export function valueAt({minutes, values, step}: Points, minute: number): number | null {
  const first = minutes[0] ?? 0;
  const index = step === 1 ? minute - first : Math.floor((minute - (first - step / 2)) / step);
  return values[Math.min(minutes.length - 1, Math.max(0, index))] ?? null;
}

/** A vertical axis: ends, labelled values and their decimals. */
export interface Axis {
  domain: readonly [number, number];
  ticks: readonly number[];
  decimals: number;
}

const ROUND_FACTORS = [1, 2, 2.5, 5, 10];
const MAX_STEPS = 4;

/**
 * An axis with round labels around the values; `base` is a value that it shows in any case.
 * Without values it runs from 0 to 1, so that an empty chart keeps its shape.
 */
export function axisFor(values: readonly (number | null)[], base?: number): Axis {
  const numbers = values.filter(isNumber);
  const all = numbers.length === 0 ? [0, 1] : base === undefined ? numbers : [...numbers, base];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const spread = high - low || Math.abs(high) || 1;
  const power = 10 ** Math.floor(Math.log10(spread / MAX_STEPS));
  const fits = (step: number) => Math.ceil(high / step - 1e-9) - Math.floor(low / step + 1e-9) <= MAX_STEPS;
  const step = (ROUND_FACTORS.find((factor) => fits(factor * power)) ?? 20) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  // A step of 2.5 × 10ⁿ needs one decimal more than its power of ten.
  const finer = Math.abs(step * 10 ** decimals - Math.round(step * 10 ** decimals)) > 1e-6 ? 1 : 0;
  const ticks = Array.from({length: last - first + 1}, (_, index) => Number(((first + index) * step).toPrecision(12)));
  return {domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1], ticks, decimals: decimals + finer};
}

/**
 * A CSV file: one row per point, first the time, then one column per series; lines end with CR LF (RFC 4180). Rows
 * without any value are left out. Czech spreadsheets expect a semicolon and a decimal comma.
 */
export function csvOf(
  header: readonly string[],
  series: readonly {points: Points; decimals: number}[],
  timeOf: (minute: number) => string,
  locale: Locale,
): string {
  const [separator, decimalMark] = locale === 'cs' ? [';', ','] : [',', '.'];
  const quoted = (text: string) => (text.includes(separator) ? `"${text}"` : text);
  const rows = [header.map(quoted).join(separator)];
  const [first] = series;
  first?.points.minutes.forEach((minute, index) => {
    const cells = series.map(
      ({points, decimals}) => points.values[index]?.toFixed(decimals).replace('.', decimalMark) ?? '',
    );
    if (cells.some(Boolean)) {
      const start = minute - (first.points.step > 1 ? first.points.step / 2 : 0);
      rows.push([timeOf(start), ...cells].join(separator));
    }
  });
  return `${rows.join('\r\n')}\r\n`;
}
