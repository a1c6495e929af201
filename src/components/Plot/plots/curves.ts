import {dayOf, month, P2, thermalTilt, tiltChange} from '../../../data/practice/month';
import {seededRandom} from '../../../lib/random';
import {curve, type PlotAxis, type PlotDefinition, type PlotPoint, type PlotSeries} from '../definition';

/**
 * Curves of the page `read-the-curve`: tilt of point P2 in mm/m from the practice data, to which faults are added, and two
 * acceleration records.
 */
const random = seededRandom(2027);
const noise = (size: number) => size * (random() + random() + random() - 1.5);

/** Hour by hour: the change of tilt without the movement of the pier, and what the temperature explains of it. */
const hours = month
  .filter(({time}) => time % 3_600_000 === 0)
  .map((reading) => ({
    day: dayOf(reading.time),
    tilt: tiltChange(reading) - (reading.time < P2.movement.time ? 0 : P2.movement.size),
    thermal: thermalTilt(reading.temperature),
    isOutlier: reading.time === P2.outlier.time,
  }));
type Hour = (typeof hours)[number];

/** Points of the hours between two days, by default with their tilt. */
const days = (from: number, to: number, value = ({tilt}: Hour) => tilt): PlotPoint[] =>
  hours.filter(({day, isOutlier}) => day >= from && day <= to && !isOutlier).map((hour) => [hour.day, value(hour)]);

/** A quantity from `-range` to `range` over time. */
function plot(y: PlotAxis['label'], range: number, x: PlotAxis, series: readonly PlotSeries[]): PlotDefinition {
  return {x, y: {label: y, domain: [-range, range], step: range / 2}, series, height: 130};
}

/** Tilt over six days or another span. */
function tilt(series: readonly PlotSeries[], span = 6): PlotDefinition {
  const x: PlotAxis = {label: {cs: 'Den', en: 'Day'}, domain: [0, span], step: span > 6 ? 7 : 1};
  return plot({cs: 'Náklon (mm/m)', en: 'Tilt (mm/m)'}, 0.4, x, series);
}

/** Acceleration over some seconds. */
function acceleration(range: number, seconds: number, step: number, series: readonly PlotSeries[]): PlotDefinition {
  const x: PlotAxis = {label: {cs: 'Čas (s)', en: 'Time (s)'}, domain: [0, seconds], step};
  return plot({cs: 'Zrychlení (g)', en: 'Acceleration (g)'}, range, x, series);
}

const measured = (points: PlotPoint[]): PlotSeries => ({name: {cs: 'naměřeno', en: 'measured'}, points});
const expected: PlotSeries = {
  name: {cs: 'očekáváno podle teploty', en: 'expected from temperature'},
  points: days(0, 6, ({thermal}) => thermal),
  look: 'limit',
};

export const dailyCycle = tilt([measured(days(0, 6)), expected]);

export const step = tilt([measured(days(0, 6, ({day, tilt: own}) => own + (day >= 3.5 ? 0.15 : 0))), expected]);

/** The six days around the outlier of the month. */
const SPIKE_START = 13;
const aroundSpike = hours.filter(({day}) => day >= SPIKE_START && day <= SPIKE_START + 6);
export const spike = tilt([measured(aroundSpike.map(({day, tilt: own}) => [day - SPIKE_START, own]))]);

export const gap = tilt([measured(days(0, 2)), {name: {cs: 'po výpadku', en: 'after the outage'}, points: days(4, 6)}]);

export const straightLine = tilt([measured([...days(0, 2), ...days(4, 6)])]);

const LAST = days(3, 3)[0]?.[1] ?? 0;
export const frozen = tilt([measured([...days(0, 3), ...curve(3, 6, 1, () => LAST)]), expected]);

export const drift = tilt([measured(days(0, 28, ({day, tilt: own}) => own + 0.004 * day))], 28);

const growing = ({day, tilt: own}: Hour) => own + noise(0.03 * Math.max(0, day - 2));
export const growingNoise = tilt([measured(days(0, 6, growing))]);

const daily = (valueOf: (values: readonly number[]) => number) =>
  curve(0.5, 27.5, 27, (noon) => valueOf(days(noon - 0.5, noon + 0.5).map(([, own]) => own)));
const mean = (values: readonly number[]) => values.reduce((sum, own) => sum + own, 0) / values.length;
export const threeLines = tilt(
  [
    {name: {cs: 'maximum', en: 'maximum'}, points: daily((values) => Math.max(...values))},
    {name: {cs: 'průměr', en: 'average'}, points: daily(mean)},
    {name: {cs: 'minimum', en: 'minimum'}, points: daily((values) => Math.min(...values))},
  ],
  28,
);

export const wrongSign = tilt([measured(days(0, 6, ({tilt: own}) => -own)), expected]);

/** Limit of the ±2 g range of the sensor, in g. */
const CLIP = 2.048;
const impact = (time: number) =>
  time < 0.5 ? 0 : 3.4 * Math.exp(0.5 - time) * Math.sin(2 * Math.PI * 3 * (time - 0.5));
const clipped = curve(0, 4, 500, (time) => Math.max(-CLIP, Math.min(CLIP, impact(time))));
export const clipping = acceleration(4, 4, 1, [measured(clipped)]);

/** A motor at 24.5 Hz sampled at 31.25 Hz seems to vibrate at 6.75 Hz: a row of the article on sampling. */
const motor = (time: number) => 0.01 * Math.cos(2 * Math.PI * 24.5 * time);
export const falseWave = acceleration(0.02, 0.5, 0.1, [
  {name: {cs: 'naměřeno při 31,25 Hz', en: 'measured at 31.25 Hz'}, points: curve(0, 0.48, 15, motor)},
  {name: {cs: 'skutečnost, 24,5 Hz', en: 'truth, 24.5 Hz'}, points: curve(0, 0.48, 480, motor), look: 'limit'},
]);
