import {seededRandom} from './random';

/** One value of a series; `minute` counts from the moment of the pictures backwards: −1440 … 0. */
export interface Sample {
  minute: number;
  value: number;
}

export type Series = readonly Sample[];

/** The moment at which all pictures are taken: minutes since local midnight and the day. */
export const NOW = {clock: 14 * 60 + 20, day: 14, month: 5} as const;

export const DAY_MINUTES = 1440;

/**
 * Air temperature on a clear day in May, °C: coldest at sunrise, warmest in the middle of the afternoon.
 * Two halves of a cosine, because the morning warms faster than the evening and the night cool.
 */
function airTemperature(clock: number): number {
  const coldest = {clock: 5 * 60, value: 7.4};
  const warmest = {clock: 15.5 * 60, value: 20.2};
  const sinceColdest = (clock - coldest.clock + DAY_MINUTES) % DAY_MINUTES;
  const warming = warmest.clock - coldest.clock;
  const phase =
    sinceColdest < warming ? sinceColdest / warming - 1 : (sinceColdest - warming) / (DAY_MINUTES - warming);
  return coldest.value + ((warmest.value - coldest.value) * (1 + Math.cos(Math.PI * phase))) / 2;
}

/** Noise that wanders slowly instead of jumping: an autoregressive process with the standard deviation `size`. */
function wandering(random: () => number, size: number, memory: number): () => number {
  let state = 0;
  const innovation = size * Math.sqrt(1 - memory ** 2) * Math.sqrt(3);
  return () => {
    state = memory * state + innovation * (2 * random() - 1);
    return state;
  };
}

/** Share of the day's heavy traffic at a clock time, 0 … 1: calm night, a peak in the morning and in the afternoon. */
function traffic(clock: number): number {
  const peak = (hour: number, width: number) => Math.exp(-(((clock / 60 - hour) / width) ** 2));
  return Math.min(1, 0.03 + 0.9 * peak(7.6, 1.7) + 0.4 * peak(11.5, 3) + 0.75 * peak(15.8, 1.9));
}

const clockAt = (minute: number) => (NOW.clock + minute + 2 * DAY_MINUTES) % DAY_MINUTES;

const fiveMinutes = Array.from({length: DAY_MINUTES / 5 + 1}, (_, index) => index * 5 - DAY_MINUTES);

function temperatureSeries(): Sample[] {
  const noise = wandering(seededRandom(11), 0.28, 0.93);
  return fiveMinutes.map((minute) => ({minute, value: airTemperature(clockAt(minute)) + noise()}));
}

/** Inclination of a pier head, mm/m: follows the temperature with the delay of the concrete, plus what the sensor adds. */
function inclinationSeries(zero: number, perDegree: number, noiseSize: number, seed: number): Sample[] {
  const noise = wandering(seededRandom(seed), noiseSize, 0.6);
  const delay = 100;
  return fiveMinutes.map((minute) => ({
    minute,
    value: zero + perDegree * (airTemperature(clockAt(minute - delay)) - 13.8) + noise(),
  }));
}

/** Greatest absolute acceleration in each five minutes, mg: sensor noise with bursts of vehicles crossing the bridge. */
function accelerationSeries(): Sample[] {
  const random = seededRandom(41);
  return fiveMinutes.map((minute) => {
    const load = traffic(clockAt(minute));
    const background = 0.5 + 0.25 * random() + 1.1 * load * random();
    const crosses = random() < 0.06 + 0.62 * load;
    const burst = -Math.log(1 - random()) * (1.1 + 3 * load);
    return {minute, value: background + (crosses ? Math.min(burst, 11) : 0)};
  });
}

/** Last 24 hours at the sample measurement point, the same numbers in every scene. */
export const lastDay = {
  /** °C */
  temperature: temperatureSeries(),
  /** mm/m, along the bridge */
  inclinationX: inclinationSeries(1.18, 0.031, 0.006, 23),
  /** mm/m, across the bridge */
  inclinationY: inclinationSeries(-0.41, -0.011, 0.006, 31),
  /** mg, greatest absolute value of each five minutes */
  acceleration: accelerationSeries(),
} as const satisfies Record<string, Series>;

/** The newest sample of a series. */
export function last(series: Series): Sample {
  const sample = series.at(-1);
  if (!sample) {
    throw new Error('A series without samples has no last value.');
  }
  return sample;
}

/** The sample with the greatest value. */
export function greatest(series: Series): Sample {
  return series.reduce((found, sample) => (sample.value > found.value ? sample : found), last(series));
}

/** Clock time of a sample in minutes since midnight. */
export const clockOf = ({minute}: Sample) => clockAt(minute);
