import {seededRandom} from '../../illustrations/random';

/** Series of the sample, in the order in which they are drawn. */
export const SERIES = ['temperature', 'inclination', 'acceleration'] as const;

export type SeriesName = (typeof SERIES)[number];

/** One value per minute of the day; `null` where no data was delivered. */
export type Column = readonly (number | null)[];

/** A whole day of every series. */
export type SampleDay = Readonly<Record<SeriesName, Column>>;

/** Midnight at which the sample begins. Its clock has no time zone: every reader sees the same hours. */
export const DAY_START = Date.UTC(2026, 4, 14);

export const DAY_MINUTES = 1440;

/** Unit and count of decimals in which each series is delivered. */
export const FORMAT = {
  temperature: {unit: '°C', decimals: 1},
  inclination: {unit: 'mm/m', decimals: 3},
  acceleration: {unit: 'mg', decimals: 1},
} as const satisfies Record<SeriesName, {unit: string; decimals: number}>;

/** Minutes without data, first and last included: a longer outage in the night and a short one at noon. */
export const OUTAGES = [
  {first: 160, last: 226},
  {first: 785, last: 790},
] as const;

/** Minute of the day with the only strong impact: visible in the maximum, lost in the average. */
export const EVENT_MINUTE = 617;

const EVENT_PEAK_MG = 24.6;

/** Noise that wanders slowly instead of jumping: an autoregressive process with the standard deviation `size`. */
function wandering(seed: number, size: number, memory: number): () => number {
  const random = seededRandom(seed);
  const innovation = size * Math.sqrt(3 * (1 - memory ** 2));
  let state = 0;
  return () => {
    state = memory * state + innovation * (2 * random() - 1);
    return state;
  };
}

/** Air temperature of a clear day in May, °C: coldest at 5:00, warmest at 15:30. */
function airTemperature(minute: number): number {
  const warming = 10.5 * 60;
  const sinceColdest = (minute - 300 + DAY_MINUTES) % DAY_MINUTES;
  const phase =
    sinceColdest < warming ? sinceColdest / warming - 1 : (sinceColdest - warming) / (DAY_MINUTES - warming);
  return 7.5 + 6.3 * (1 + Math.cos(Math.PI * phase));
}

/** Share of the day's heaviest traffic, 0 … 1: calm night, peaks in the morning and in the afternoon. */
function traffic(minute: number): number {
  const peak = (hour: number, width: number) => Math.exp(-(((minute / 60 - hour) / width) ** 2));
  return Math.min(1, 0.03 + 0.9 * peak(7.6, 1.6) + 0.35 * peak(11.5, 3) + 0.75 * peak(15.8, 1.9));
}

function hasData(minute: number): boolean {
  return !OUTAGES.some(({first, last}) => minute >= first && minute <= last);
}

function column(name: SeriesName, valueAt: (minute: number) => number): Column {
  const scale = 10 ** FORMAT[name].decimals;
  return Array.from({length: DAY_MINUTES}, (_, minute) => {
    // Computed during an outage too: the noise must not depend on where the gaps lie.
    const value = Math.round(valueAt(minute) * scale) / scale;
    return hasData(minute) ? value : null;
  });
}

/**
 * Invented but plausible day at one measurement point of a road bridge, the same on every machine.
 * Temperature in °C, inclination of a pier head in mm/m (follows the temperature with the delay of the concrete), and
 * the greatest absolute acceleration of each minute in mg (noise, crossing vehicles, one impact).
 */
export function sampleDay(): SampleDay {
  const temperatureNoise = wandering(11, 0.22, 0.97);
  const inclinationNoise = wandering(23, 0.006, 0.8);
  const random = seededRandom(41);
  const delay = 100;
  return {
    temperature: column('temperature', (minute) => airTemperature(minute) + temperatureNoise()),
    inclination: column(
      'inclination',
      (minute) => 1.18 + 0.031 * (airTemperature(minute - delay) - 13.8) + inclinationNoise(),
    ),
    acceleration: column('acceleration', (minute) => {
      const load = traffic(minute);
      const background = 0.5 + 0.25 * random() + 0.9 * load * random();
      const crosses = random() < 0.02 + 0.45 * load;
      const burst = Math.min(12, -Math.log(1 - random()) * (0.8 + 1.9 * load));
      return minute === EVENT_MINUTE ? EVENT_PEAK_MG : background + (crosses ? burst : 0);
    }),
  };
}
