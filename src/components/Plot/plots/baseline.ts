import {seededRandom} from '../../../lib/random';
import {leastSquares} from '../../../lib/signals';
import {curve, type PlotDefinition, type PlotPoint} from '../definition';

const DAYS = 28;
const LEARNING_DAYS = 14;
const PER_DAY = 8;
/**
 * Invented behavior of a pier. Its tilt changes by `slope` mm/m per kelvin, and jumps by `step` mm/m at the start of
 * day `stepDay`.
 */
export const TRUTH = {slope: 0.03, step: 0.06, stepDay: 21};

const random = seededRandom(1956);
const noise = (size: number) => size * (random() + random() + random() - 1.5);

const readings = Array.from({length: DAYS * PER_DAY}, (_, index) => {
  const day = index / PER_DAY;
  const temperature =
    9 + 3.5 * Math.sin((2 * Math.PI * day) / 17) + 4 * Math.sin(2 * Math.PI * (day - 0.4)) + noise(0.6);
  const tilt = TRUTH.slope * (temperature - 9) + (day >= TRUTH.stepDay ? TRUTH.step : 0) + noise(0.012);
  return {day, temperature, tilt};
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
