import {seededRandom} from '../../../lib/random';
import {curve, type PlotAxis, type PlotDefinition, type PlotPoint, type PlotSeries} from '../definition';

/**
 * Invented curves of the page `read-the-curve`: tilt of the pier of `baseline.ts` in mm/m, which follows the temperature
 * of the day by 0.030 mm/m per °C, and two acceleration records.
 */
const random = seededRandom(2027);
const noise = (size: number) => size * (random() + random() + random() - 1.5);

const daily = (day: number) => 0.2 * Math.sin(2 * Math.PI * (day - 0.4));
const reading = (day: number) => daily(day) + noise(0.02);

const HEIGHT = 130;
const NAMES = {
  measured: {cs: 'naměřeno', en: 'measured'},
  expected: {cs: 'očekáváno podle teploty', en: 'expected from temperature'},
} as const;

/** Tilt in mm/m over days. */
function tilt(series: readonly PlotSeries[], days = 6, step = 1, range = 0.4): PlotDefinition {
  const y: PlotAxis = {label: {cs: 'Náklon (mm/m)', en: 'Tilt (mm/m)'}, domain: [-range, range], step: range / 2};
  return {x: {label: {cs: 'Den', en: 'Day'}, domain: [0, days], step}, y, series, height: HEIGHT};
}

/** Acceleration in g over seconds. */
function acceleration(series: readonly PlotSeries[], seconds: number, step: number, range: number): PlotDefinition {
  const y: PlotAxis = {label: {cs: 'Zrychlení (g)', en: 'Acceleration (g)'}, domain: [-range, range], step: range / 2};
  return {x: {label: {cs: 'Čas (s)', en: 'Time (s)'}, domain: [0, seconds], step}, y, series, height: HEIGHT};
}

const days = (from: number, to: number, value: (day: number) => number) => curve(from, to, (to - from) * 24, value);
const measured = (points: PlotPoint[]): PlotSeries => ({name: NAMES.measured, points});
const expected = (to: number, factor = 1): PlotSeries => ({
  name: NAMES.expected,
  points: days(0, to, (day) => factor * daily(day)),
  look: 'limit',
});

export const dailyCycle = tilt([measured(days(0, 6, reading)), expected(6)]);

export const step = tilt([measured(days(0, 6, (day) => reading(day) + (day >= 3.5 ? 0.15 : 0))), expected(6)]);

export const spike = tilt([measured(days(0, 6, (day) => (day === 3.25 ? 0.38 : reading(day))))]);

export const gap = tilt([
  measured(days(0, 2, reading)),
  {name: {cs: 'po výpadku', en: 'after the outage'}, points: days(4, 6, reading)},
]);

export const straightLine = tilt([measured([...days(0, 2, reading), ...days(4, 6, reading)])]);

const LAST = reading(3);
export const frozen = tilt([measured([...days(0, 3, reading), ...curve(3, 6, 1, () => LAST)]), expected(6)]);

export const drift = tilt([measured(days(0, 28, (day) => reading(day) + 0.004 * day))], 28, 7);

export const growingNoise = tilt([measured(days(0, 6, (day) => reading(day) + noise(0.03 * Math.max(0, day - 2))))]);

export const threeLines = tilt(
  [
    {name: {cs: 'maximum', en: 'maximum'}, points: curve(0, 28, 28, () => 0.2 + noise(0.03))},
    {name: {cs: 'průměr', en: 'average'}, points: curve(0, 28, 28, () => noise(0.02))},
    {name: {cs: 'minimum', en: 'minimum'}, points: curve(0, 28, 28, () => -0.2 + noise(0.03))},
  ],
  28,
  7,
);

export const wrongSign = tilt([measured(days(0, 6, (day) => -reading(day))), expected(6)]);

/** Limit of the ±2 g range of the sensor, in g. */
const CLIP = 2.048;
const impact = (time: number) =>
  time < 0.5 ? 0 : 3.4 * Math.exp(0.5 - time) * Math.sin(2 * Math.PI * 3 * (time - 0.5));
export const clipping = acceleration(
  [measured(curve(0, 4, 500, (time) => Math.max(-CLIP, Math.min(CLIP, impact(time)))))],
  4,
  1,
  4,
);

/** A motor at 24.5 Hz sampled at 31.25 Hz seems to vibrate at 6.75 Hz: a row of the article on sampling. */
const motor = (time: number) => 0.01 * Math.cos(2 * Math.PI * 24.5 * time);
export const falseWave = acceleration(
  [
    {name: {cs: 'naměřeno při 31,25 Hz', en: 'measured at 31.25 Hz'}, points: curve(0, 0.48, 15, motor)},
    {name: {cs: 'skutečnost, 24,5 Hz', en: 'truth, 24.5 Hz'}, points: curve(0, 0.48, 480, motor), look: 'limit'},
  ],
  0.5,
  0.1,
  0.02,
);
