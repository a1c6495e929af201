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

function temperatureSeries(): Sample[] {
  const noise = autoregressiveNoise(11, 0.28, 0.93);
  return fiveMinutes.map((minute) => ({minute, value: airTemperature(clockAt(minute)) + noise()}));
}

/** Temperature of the pier, °C: the air temperature {@link CONCRETE_LAG} minutes before, plus sensor noise. */
function pierTemperatureSeries(): Sample[] {
  const noise = autoregressiveNoise(67, 0.08, 0.6);
  return fiveMinutes.map((minute) => ({minute, value: airTemperature(clockAt(minute - CONCRETE_LAG)) + noise()}));
}

/**
 * Inclination of a pier head, mm/m, with sensor noise. It is `zero` at {@link MEAN_TEMPERATURE} and changes by
 * `perDegree` for each °C. The air temperature takes effect {@link CONCRETE_LAG} minutes later.
 */
function inclinationSeries(zero: number, perDegree: number, noiseSize: number, seed: number): Sample[] {
  const noise = autoregressiveNoise(seed, noiseSize, 0.6);
  return fiveMinutes.map((minute) => ({
    minute,
    value: zero + perDegree * (airTemperature(clockAt(minute - CONCRETE_LAG)) - MEAN_TEMPERATURE) + noise(),
  }));
}

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

/** Last 24 hours at the sample measurement point, the same numbers in every scene. */
export const lastDay = {
  /** °C */
  temperature: temperatureSeries(),
  /** °C, inside the pier */
  pierTemperature: pierTemperatureSeries(),
  /** mm/m, along the bridge */
  inclinationX: inclinationSeries(1.18, 0.031, 0.006, 23),
  /** mm/m, across the bridge */
  inclinationY: inclinationSeries(-0.41, -0.011, 0.006, 31),
  /** mg, greatest absolute value of each five minutes */
  acceleration: accelerationSeries(41, 1),
  /** mg, greatest absolute value of each five minutes, in the middle of span 2, where vehicles cause more vibration */
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

/**
 * Extends a series of the last 24 hours to a week: adds the six days before, keeps one sample per {@link WEEK_STEP}
 * minutes, and leaves a gap for {@link OUTAGE}. `delay` is the lag behind the air temperature in minutes.
 */
function weekSeries(
  day: Series,
  zero: number,
  perDegree: number,
  noiseSize: number,
  delay: number,
  seed: number,
): Sample[] {
  const noise = autoregressiveNoise(seed, noiseSize, 0.6);
  const before = Array.from({length: (WEEK_MINUTES - DAY_MINUTES) / WEEK_STEP}, (_, index) => {
    const minute = index * WEEK_STEP - WEEK_MINUTES;
    return {minute, value: zero + perDegree * (weekTemperature(minute - delay) - MEAN_TEMPERATURE) + noise()};
  });
  return [...before, ...day.filter(({minute}) => minute % WEEK_STEP === 0)].filter(
    ({minute}) => minute <= OUTAGE.from || minute >= OUTAGE.to,
  );
}

/** The last seven days at the sample measurement point. The outage has no samples, as in the portal. */
export const lastWeek = {
  /** °C */
  temperature: weekSeries(lastDay.temperature, 13.8, 1, 0.28, 0, 61),
  /** °C, inside the pier */
  pierTemperature: weekSeries(lastDay.pierTemperature, 13.8, 1, 0.08, CONCRETE_LAG, 71),
  /** mm/m, along the bridge */
  inclinationX: weekSeries(lastDay.inclinationX, 1.18, 0.031, 0.006, CONCRETE_LAG, 53),
  /** mm/m, across the bridge */
  inclinationY: weekSeries(lastDay.inclinationY, -0.41, -0.011, 0.006, CONCRETE_LAG, 59),
} as const satisfies Record<string, Series>;

/** Clock time of a sample in minutes since midnight. */
export const clockOf = ({minute}: Sample) => clockAt(minute);
