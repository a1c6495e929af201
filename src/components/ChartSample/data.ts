import type {Localized} from '../../lib/locale';
import {autoregressiveNoise, seededRandom} from '../../lib/random';
import {airTemperature, CONCRETE_LAG, DAY_MINUTES, MEAN_TEMPERATURE, traffic} from '../../lib/sampleDay';

/** One value per minute of the day; `null` where no data arrived. */
export type Column = readonly (number | null)[];

export interface SampleSeries {
  label: Localized;
  unit: string;
  /** Decimals in which the values are delivered. */
  decimals: number;
  ticks: readonly number[];
  values: Column;
}

/** Minutes without data, first and last included. */
export const OUTAGES = [
  {first: 160, last: 226},
  {first: 785, last: 790},
] as const;

/** Minute of the only strong impact: visible in the maximum, lost in the average. */
export const EVENT_MINUTE = 617;

const EVENT_PEAK_MG = 24.6;

const isMissing = (minute: number) => OUTAGES.some(({first, last}) => minute >= first && minute <= last);

function column(decimals: number, valueAt: (minute: number) => number): Column {
  return Array.from({length: DAY_MINUTES}, (_, minute) => {
    // Computed during an outage too: the noise must not depend on where the gaps lie.
    const value = Number(valueAt(minute).toFixed(decimals));
    return isMissing(minute) ? null : value;
  });
}

function temperature(): Column {
  const noise = autoregressiveNoise(11, 0.22, 0.97);
  return column(1, (minute) => airTemperature(minute) + noise());
}

function inclination(): Column {
  const noise = autoregressiveNoise(23, 0.006, 0.8);
  return column(3, (minute) => {
    const deviation = airTemperature(minute - CONCRETE_LAG) - MEAN_TEMPERATURE;
    return 1.18 + 0.031 * deviation + noise();
  });
}

/** Noise of the sensor, crossing vehicles and one impact. */
function acceleration(): Column {
  const random = seededRandom(41);
  return column(1, (minute) => {
    const load = traffic(minute);
    const background = 0.5 + 0.25 * random() + 0.9 * load * random();
    const crosses = random() < 0.02 + 0.45 * load;
    const burst = Math.min(12, -Math.log(1 - random()) * (0.8 + 1.9 * load));
    return minute === EVENT_MINUTE ? EVENT_PEAK_MG : background + (crosses ? burst : 0);
  });
}

/** May 14, 2026 at one measurement point; acceleration is the greatest absolute value of each minute. */
export const sampleSeries = (): readonly SampleSeries[] => [
  {
    label: {cs: 'Teplota', en: 'Temperature'},
    unit: '°C',
    decimals: 1,
    ticks: [5, 10, 15, 20, 25],
    values: temperature(),
  },
  {
    label: {cs: 'Náklon', en: 'Inclination'},
    unit: 'mm/m',
    decimals: 3,
    ticks: [0.9, 1, 1.1, 1.2, 1.3, 1.4],
    values: inclination(),
  },
  {
    label: {cs: 'Zrychlení', en: 'Acceleration'},
    unit: 'mg',
    decimals: 1,
    ticks: [0, 5, 10, 15, 20, 25],
    values: acceleration(),
  },
];
