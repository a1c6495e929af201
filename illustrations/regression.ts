import {average, type Series} from './sample';

/**
 * A least-squares line through two series with the same minutes: the value as a function of its cause, e.g. inclination
 * as a function of temperature.
 */
export interface Fit {
  /** Change of the value per unit of the cause. */
  slope: number;
  /** Mean of the cause, at which the correction is zero. */
  reference: number;
  /** Share of the variance that the line explains, 0 … 1. */
  r2: number;
  /** Value of the line at a value of the cause. */
  at: (cause: number) => number;
}

/** Fits `value = a + slope · cause`. @throws when `value` is shorter or has a sample at another minute */
export function fit(cause: Series, value: Series): Fit {
  const [meanCause, meanValue] = [average(cause), average(value)];
  let [xx, xy, yy] = [0, 0, 0];
  cause.forEach((sample, index) => {
    const other = value[index];
    if (!other || other.minute !== sample.minute) {
      throw new Error(`The series have no common sample at minute ${sample.minute}.`);
    }
    const [x, y] = [sample.value - meanCause, other.value - meanValue];
    xx += x * x;
    xy += x * y;
    yy += y * y;
  });
  const slope = xy / xx;
  return {
    slope,
    reference: meanCause,
    r2: (xy * xy) / (xx * yy),
    at: (at) => meanValue + slope * (at - meanCause),
  };
}

/** The value without the part that follows the cause: `value − slope · (cause − reference)`. */
export function corrected(cause: Series, value: Series, {slope, reference}: Fit): Series {
  return value.map((sample, index) => ({
    minute: sample.minute,
    value: sample.value - slope * ((cause[index]?.value ?? reference) - reference),
  }));
}
