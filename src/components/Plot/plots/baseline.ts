import {dayOf, month, MONTH_DAYS, tiltChange} from '../../../data/practice/month';
import {leastSquares} from '../../../lib/signals';
import {curve, type PlotDefinition, type PlotPoint} from '../definition';

const DAYS = MONTH_DAYS;
const LEARNING_DAYS = 14;
const PER_DAY = 8;

/** Every third hour, with the swap of devices removed. One of the readings never arrived. */
const readings = month.flatMap((reading) => {
  const day = dayOf(reading.time);
  return Number.isInteger(day * PER_DAY) ? [{day, temperature: reading.temperature, tilt: tiltChange(reading)}] : [];
});

/** Line that predicts the tilt from the temperature. Fitted to the first `LEARNING_DAYS` days. */
export const FIT = leastSquares(
  readings.slice(0, LEARNING_DAYS * PER_DAY).map(({temperature, tilt}) => [temperature, tilt] as const),
);
/** Day and residual of each reading. The residual is the measured tilt minus the tilt that `FIT` predicts, in mm/m. */
export const RESIDUALS: readonly PlotPoint[] = readings.map(({day, temperature, tilt}) => [
  day,
  tilt - FIT.intercept - FIT.slope * temperature,
]);
/** Limit for normal residuals, in mm/m: three times their standard deviation during the first `LEARNING_DAYS` days. */
export const LIMIT =
  3 *
  Math.sqrt(
    RESIDUALS.slice(0, LEARNING_DAYS * PER_DAY).reduce((sum, [, rest]) => sum + rest ** 2, 0) /
      (LEARNING_DAYS * PER_DAY - 2),
  );

export default {
  x: {label: {cs: 'Den od nulového čtení', en: 'Day since the zero reading'}, domain: [0, DAYS], step: 7},
  y: {label: {cs: 'Změna náklonu (mm/m)', en: 'Change of tilt (mm/m)'}, domain: [-0.3, 0.3], step: 0.1},
  series: [
    {name: {cs: 'naměřeno', en: 'measured'}, points: readings.map(({day, tilt}) => [day, tilt] as const)},
    {name: {cs: 'zbytek po odečtení teploty', en: 'residual after temperature'}, points: RESIDUALS},
    ...[LIMIT, -LIMIT].map((limit, index) => ({
      name: index === 0 ? {cs: 'mez +3σ', en: 'limit +3σ'} : {cs: 'mez −3σ', en: 'limit −3σ'},
      points: curve(0, DAYS, 1, () => limit),
      look: 'limit' as const,
    })),
  ],
} satisfies PlotDefinition;
