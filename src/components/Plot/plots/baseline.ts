import {dayOf, month, MONTH_DAYS, tiltChange} from '../../../data/practice/month';
import {leastSquares} from '../../../lib/signals';
import {curve, type PlotDefinition, type PlotPoint} from '../definition';

const PER_DAY = 8;
/** Readings of the first fortnight, from which the normal behavior is learned. */
const LEARNED = 14 * PER_DAY;

/** Every third hour, with the swap of devices removed. One of the readings never arrived. */
const readings = month
  .map((reading) => ({day: dayOf(reading.time), temperature: reading.temperature, tilt: tiltChange(reading)}))
  .filter(({day}) => Number.isInteger(day * PER_DAY));

/** Line that predicts the tilt from the temperature. */
export const FIT = leastSquares(readings.slice(0, LEARNED).map(({temperature, tilt}) => [temperature, tilt] as const));
/** Day and residual of each reading. The residual is the measured tilt minus the tilt that `FIT` predicts, in mm/m. */
export const RESIDUALS: readonly PlotPoint[] = readings.map(({day, temperature, tilt}) => [
  day,
  tilt - FIT.intercept - FIT.slope * temperature,
]);
const squares = RESIDUALS.slice(0, LEARNED).reduce((sum, [, rest]) => sum + rest ** 2, 0);
/** Limit for normal residuals, in mm/m: three times their standard deviation while the behavior is learned. */
export const LIMIT = 3 * Math.sqrt(squares / (LEARNED - 2));

const limit = (value: number) => curve(0, MONTH_DAYS, 1, () => value);

export default {
  x: {label: {cs: 'Den od nulového čtení', en: 'Day since the zero reading'}, domain: [0, MONTH_DAYS], step: 7},
  y: {label: {cs: 'Změna náklonu (mm/m)', en: 'Change of tilt (mm/m)'}, domain: [-0.3, 0.3], step: 0.1},
  series: [
    {name: {cs: 'naměřeno', en: 'measured'}, points: readings.map(({day, tilt}) => [day, tilt] as const)},
    {name: {cs: 'zbytek po odečtení teploty', en: 'residual after temperature'}, points: RESIDUALS},
    {name: {cs: 'mez +3σ', en: 'limit +3σ'}, points: limit(LIMIT), look: 'limit'},
    {name: {cs: 'mez −3σ', en: 'limit −3σ'}, points: limit(-LIMIT), look: 'limit'},
  ],
} satisfies PlotDefinition;
