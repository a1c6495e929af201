import {DAY_MINUTES} from '../../lib/sampleDay';

/** One value per minute of the day; `null` where no data arrived. */
export type MinuteValues = readonly (number | null)[];

/** How the values of a bucket become one; `all` leaves them as delivered. */
export const AGGREGATIONS = ['all', 'min', 'avg', 'max'] as const;

export type Aggregation = (typeof AGGREGATIONS)[number];

/** Part of the day, minutes since midnight; `to` is not included. */
export interface Interval {
  from: number;
  to: number;
}

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

/** The value of the bucket of `minutes` that begins at `start`; `null` without data. */
export function aggregated(all: MinuteValues, start: number, minutes: number, aggregation: Aggregation): number | null {
  const values = all.slice(start, start + minutes).filter((value) => value !== null);
  if (values.length === 0) {
    return null;
  }
  switch (aggregation) {
    case 'all':
      return values[0] ?? null;
    case 'min':
      return Math.min(...values);
    case 'avg':
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    case 'max':
      return Math.max(...values);
  }
}
