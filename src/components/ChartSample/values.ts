import {DAY_MINUTES} from '../../lib/sampleDay';
import type {Column} from './data';

/** How the values of a bucket become one; `all` leaves them as delivered. */
export const AGGREGATIONS = ['all', 'min', 'avg', 'max'] as const;

export type Aggregation = (typeof AGGREGATIONS)[number];

/** Part of the day, minutes since midnight; `to` is not included. */
export interface Interval {
  from: number;
  to: number;
}

/** A point of the chart: minute since midnight, value or `null` for a gap. */
export type Sample = readonly [minute: number, value: number | null];

/** An interval of the given length around a minute, inside the day; it moves in steps so that the chart does not jitter. */
export function intervalAround(minute: number, length: number): Interval {
  const step = length / 6;
  const from = Math.round((minute - length / 2) / step) * step;
  const first = Math.min(DAY_MINUTES - length, Math.max(0, from));
  return {from: first, to: first + length};
}

/** Minutes that one point covers: 48 points fill an interval. */
export const bucketMinutes = ({from, to}: Interval, aggregation: Aggregation): number =>
  aggregation === 'all' ? 1 : Math.max(5, (to - from) / 48);

const REDUCE: Record<Aggregation, (values: readonly number[]) => number> = {
  all: ([value = NaN]) => value,
  min: (values) => Math.min(...values),
  avg: (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
  max: (values) => Math.max(...values),
};

/** The value of the bucket that begins at a minute; `null` without data. */
export function bucketValue(column: Column, start: number, minutes: number, aggregation: Aggregation): number | null {
  const values = column.slice(start, start + minutes).filter((value) => value !== null);
  return values.length === 0 ? null : REDUCE[aggregation](values);
}

/** The points of a series in an interval, each in the middle of its bucket. */
export function samplesOf(column: Column, interval: Interval, aggregation: Aggregation): Sample[] {
  const minutes = bucketMinutes(interval, aggregation);
  return Array.from({length: (interval.to - interval.from) / minutes}, (_, index) => {
    const start = interval.from + index * minutes;
    return [start + (minutes - 1) / 2, bucketValue(column, start, minutes, aggregation)];
  });
}
