import {DAY_MINUTES, DAY_START} from './data';

/** A stretch of the sample day in minutes since its midnight; `from` belongs to it, `to` does not. */
export interface Interval {
  from: number;
  to: number;
}

export const WHOLE_DAY: Interval = {from: 0, to: DAY_MINUTES};

/** Shorter intervals would show single values without their surroundings. */
const MIN_MINUTES = 10;

const MINUTE_MS = 60_000;

/** The interval of the nearest whole minutes inside the day and not shorter than 10 minutes. */
export function clampInterval({from, to}: Interval): Interval {
  const length = Math.min(DAY_MINUTES, Math.max(MIN_MINUTES, Math.round(to - from)));
  const start = Math.min(DAY_MINUTES - length, Math.max(0, Math.round(from)));
  return {from: start, to: start + length};
}

/** Makes the interval `factor` times as long around its middle; below 1 zooms in. */
export function zoomInterval({from, to}: Interval, factor: number): Interval {
  const middle = (from + to) / 2;
  const half = Math.max(MIN_MINUTES, (to - from) * factor) / 2;
  return clampInterval({from: middle - half, to: middle + half});
}

/** Moves the interval by a share of its own length (negative = earlier); it stops at the ends of the day. */
export function moveInterval({from, to}: Interval, share: number): Interval {
  const shift = (to - from) * share;
  return clampInterval({from: from + shift, to: to + shift});
}

/** The minute as the value of an `<input type="datetime-local">`. */
export function toInputValue(minute: number): string {
  return new Date(DAY_START + minute * MINUTE_MS).toISOString().slice(0, 16);
}

/** Why two fields do not make an interval. */
export type IntervalError = 'incomplete' | 'order' | 'outside' | 'short';

/** Reads two `datetime-local` fields. */
export function parseInterval(from: string, to: string): Interval | IntervalError {
  const minute = (text: string) => (Date.parse(`${text}Z`) - DAY_START) / MINUTE_MS;
  const [start, end] = [minute(from), minute(to)];
  if (Number.isNaN(start) || Number.isNaN(end)) {
    return 'incomplete';
  }
  if (start >= end) {
    return 'order';
  }
  if (start < 0 || end > DAY_MINUTES) {
    return 'outside';
  }
  return end - start < MIN_MINUTES ? 'short' : {from: start, to: end};
}

const TICK_STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 180, 240, 360];
const MAX_TICKS = 9;

/** Round clock times inside the interval, both ends included, at most 9 of them. */
export function timeTicks({from, to}: Interval): number[] {
  const step = TICK_STEPS.find((minutes) => Math.floor(to / minutes) - Math.ceil(from / minutes) < MAX_TICKS) ?? 720;
  const first = Math.ceil(from / step) * step;
  return Array.from({length: Math.floor((to - first) / step) + 1}, (_, index) => first + index * step);
}
