/** Invented week in May at point P2, the top of a pier: what the pictures of the portal and the app show. */
import {seededRandom} from '../../lib/random';
import {airTemperature, autoregressiveNoise, CONCRETE_LAG, DAY_MINUTES, MEAN_TEMPERATURE, traffic} from './day';

/** A value of a series. `minute` is relative to {@link NOW}, so never positive: −1440 is 24 hours before. */
export interface Sample {
  minute: number;
  value: number;
}

export type Series = readonly Sample[];

/** The moment that all pictures show; `clock` is in minutes since local midnight. */
export const NOW = {clock: 14 * 60 + 20, day: 14, month: 5} as const;

/** {@link NOW} in milliseconds since 1970, UTC; clocks on site are two hours ahead. */
export const NOW_UTC = Date.UTC(2026, NOW.month - 1, NOW.day, 0, NOW.clock - 120);

const clockAt = (minute: number) => (NOW.clock + minute + 2 * DAY_MINUTES) % DAY_MINUTES;

const fiveMinutes = Array.from({length: DAY_MINUTES / 5 + 1}, (_, index) => index * 5 - DAY_MINUTES);

/**
 * How a quantity follows the air: what it is at {@link MEAN_TEMPERATURE}, how much it changes per °C, after how many
 * minutes, and the standard deviation of its noise.
 */
interface Behavior {
  zero: number;
  perDegree: number;
  lag: number;
  noise: number;
}

/** °C */
const AIR: Behavior = {zero: MEAN_TEMPERATURE, perDegree: 1, lag: 0, noise: 0.28};
/** °C, inside the pier */
const PIER: Behavior = {zero: MEAN_TEMPERATURE, perDegree: 1, lag: CONCRETE_LAG, noise: 0.08};
/** mm/m, along and across the bridge */
const TILT_X: Behavior = {zero: 1.18, perDegree: 0.031, lag: CONCRETE_LAG, noise: 0.006};
const TILT_Y: Behavior = {zero: -0.41, perDegree: -0.011, lag: CONCRETE_LAG, noise: 0.006};

/** Values of a quantity at some minutes. @param memory correlation of the noise of neighbors */
function follow(
  {zero, perDegree, lag, noise}: Behavior,
  minutes: readonly number[],
  airAt: (minute: number) => number,
  seed: number,
  memory = 0.6,
): Sample[] {
  const noiseOf = autoregressiveNoise(seed, noise, memory);
  return minutes.map((minute) => ({
    minute,
    value: zero + perDegree * (airAt(minute - lag) - MEAN_TEMPERATURE) + noiseOf(),
  }));
}

const dayTemperature = (minute: number) => airTemperature(clockAt(minute));

/** Greatest absolute acceleration per five minutes, mg (0.001 g): noise that grows with traffic, and vehicle bursts. */
function accelerationSeries(seed: number, size: number): Sample[] {
  const random = seededRandom(seed);
  return fiveMinutes.map((minute) => {
    const load = traffic(clockAt(minute));
    const background = 0.5 + 0.25 * random() + 1.1 * load * random();
    const crosses = random() < 0.06 + 0.62 * load;
    const burst = -Math.log(1 - random()) * (1.1 + 3 * load);
    return {minute, value: size * (background + (crosses ? Math.min(burst, 11) : 0))};
  });
}

/** Last 24 hours at the sample measurement point, the same numbers in every scene. Accelerations are in mg. */
export const lastDay = {
  temperature: follow(AIR, fiveMinutes, dayTemperature, 11, 0.93),
  pierTemperature: follow(PIER, fiveMinutes, dayTemperature, 67),
  inclinationX: follow(TILT_X, fiveMinutes, dayTemperature, 23),
  inclinationY: follow(TILT_Y, fiveMinutes, dayTemperature, 31),
  acceleration: accelerationSeries(41, 1),
  /** In the middle of span 2, where vehicles cause more vibration. */
  deckAcceleration: accelerationSeries(43, 1.6),
} as const satisfies Record<string, Series>;

/** Minutes between two samples of the week. */
const WEEK_STEP = 30;

const WEEK_MINUTES = 7 * DAY_MINUTES;

/** Ten hours without data, in minutes relative to {@link NOW}. The samples at both ends exist. */
const OUTAGE = {from: -5400, to: -4800} as const;

/**
 * Weather of each day of the week, oldest first. `warmer` is in °C above {@link MEAN_TEMPERATURE}. `swing` is the size
 * of the daily temperature variation; 1 is that of {@link airTemperature}.
 */
const WEATHER = [
  {warmer: -2.4, swing: 0.75},
  {warmer: -1.9, swing: 0.95},
  {warmer: -3.6, swing: 0.4},
  {warmer: -3.2, swing: 0.5},
  {warmer: -1.2, swing: 0.95},
  {warmer: 0.5, swing: 1.05},
  {warmer: 0, swing: 1},
] as const;

/** Air temperature at a minute of the week; the weather changes gradually from one day to the next. */
function weekTemperature(minute: number): number {
  const day = (minute + WEEK_MINUTES) / DAY_MINUTES;
  const index = Math.max(0, Math.min(Math.floor(day), WEATHER.length - 2));
  const share = Math.max(0, Math.min(day - index, 1));
  const [before, after] = [WEATHER[index] ?? WEATHER[0], WEATHER[index + 1] ?? WEATHER[0]];
  const warmer = before.warmer + share * (after.warmer - before.warmer);
  const swing = before.swing + share * (after.swing - before.swing);
  return MEAN_TEMPERATURE + warmer + swing * (airTemperature(clockAt(minute + WEEK_MINUTES)) - MEAN_TEMPERATURE);
}

const sixDays = Array.from(
  {length: (WEEK_MINUTES - DAY_MINUTES) / WEEK_STEP},
  (_, index) => index * WEEK_STEP - WEEK_MINUTES,
);

/** Adds six days before the last 24 hours, keeps a sample per {@link WEEK_STEP} minutes, and leaves the gap. */
function weekSeries(behavior: Behavior, day: Series, seed: number): Sample[] {
  return [
    ...follow(behavior, sixDays, weekTemperature, seed),
    ...day.filter(({minute}) => minute % WEEK_STEP === 0),
  ].filter(({minute}) => minute <= OUTAGE.from || minute >= OUTAGE.to);
}

/** The last seven days at the sample measurement point. The outage has no samples, as in the portal. */
export const lastWeek = {
  temperature: weekSeries(AIR, lastDay.temperature, 61),
  pierTemperature: weekSeries(PIER, lastDay.pierTemperature, 71),
  inclinationX: weekSeries(TILT_X, lastDay.inclinationX, 53),
  inclinationY: weekSeries(TILT_Y, lastDay.inclinationY, 59),
} as const satisfies Record<string, Series>;

/** Clock time of a sample in minutes since midnight. */
export const clockOf = ({minute}: Sample) => clockAt(minute);
