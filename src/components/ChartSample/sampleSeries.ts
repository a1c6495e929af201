import type {Localized} from '../../lib/locale';
import {autoregressiveNoise, seededRandom} from '../../lib/random';
import {airTemperature, CONCRETE_LAG, DAY_MINUTES, MEAN_TEMPERATURE, traffic} from '../../lib/sampleDay';
import type {MinuteValues} from './aggregation';

export interface SampleSeries {
  label: Localized;
  unit: string;
  /** Decimals in which the values are delivered. */
  decimals: number;
  /** Range of the chart, and distance of its labels. */
  domain: readonly [from: number, to: number];
  step: number;
  values: MinuteValues;
}

/** Minutes without data, first and last included. */
export const OUTAGES = [
  {first: 160, last: 226},
  {first: 785, last: 790},
] as const;

/** Minute of the only strong impact, which is visible in the maximum and lost in the average; its peak in mg. */
export const EVENT_MINUTE = 617;
const EVENT_PEAK = 24.6;

/** The values of the day, without those of the outages; noise runs on during an outage. */
function valuesOf(decimals: number, valueAt: (minute: number) => number): MinuteValues {
  return Array.from({length: DAY_MINUTES}, (_, minute) => {
    const value = Number(valueAt(minute).toFixed(decimals));
    return OUTAGES.some(({first, last}) => minute >= first && minute <= last) ? null : value;
  });
}

/** Noise of the sensor, crossing vehicles and one impact. */
function accelerationAt(minute: number, random: () => number): number {
  const load = traffic(minute);
  const background = 0.5 + 0.25 * random() + 0.9 * load * random();
  const isCrossed = random() < 0.02 + 0.45 * load;
  const burst = Math.min(12, -Math.log(1 - random()) * (0.8 + 1.9 * load));
  return minute === EVENT_MINUTE ? EVENT_PEAK : background + (isCrossed ? burst : 0);
}

/** May 14, 2026 at one measurement point; acceleration is the greatest absolute value of each minute. */
export function sampleSeries(): readonly SampleSeries[] {
  const temperatureNoise = autoregressiveNoise(11, 0.22, 0.97);
  const inclinationNoise = autoregressiveNoise(23, 0.006, 0.8);
  const random = seededRandom(41);
  const warming = (minute: number) => airTemperature(minute - CONCRETE_LAG) - MEAN_TEMPERATURE;
  return [
    {
      label: {cs: 'Teplota', en: 'Temperature'},
      unit: '°C',
      decimals: 1,
      domain: [5, 25],
      step: 5,
      values: valuesOf(1, (minute) => airTemperature(minute) + temperatureNoise()),
    },
    {
      label: {cs: 'Náklon', en: 'Inclination'},
      unit: 'mm/m',
      decimals: 3,
      domain: [0.9, 1.4],
      step: 0.1,
      values: valuesOf(3, (minute) => 1.18 + 0.031 * warming(minute) + inclinationNoise()),
    },
    {
      label: {cs: 'Zrychlení', en: 'Acceleration'},
      unit: 'mg',
      decimals: 1,
      domain: [0, 25],
      step: 5,
      values: valuesOf(1, (minute) => accelerationAt(minute, random)),
    },
  ];
}
