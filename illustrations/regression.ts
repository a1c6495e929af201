import {average, type Series} from './sample';

/**
 * How a measured value depends on its cause, e.g. inclination on temperature: a straight line, fitted by least squares
 * to two series with samples at the same minutes.
 */
export interface Fit {
  /** Change of the value per unit of the cause. */
  slope: number;
  /** Mean of the cause. A value measured at this mean is not changed by {@link corrected}. */
  reference: number;
  /** Share of the variance that the line explains, 0 … 1. */
  r2: number;
  /** Value of the line at a value of the cause. */
  at: (cause: number) => number;
}

/** Fits `value = a + slope · cause`. @throws when `value` is shorter or its minutes differ from those of `cause` */
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

/** Removes from each value what the cause explains: `value − slope · (cause − reference)`. */
export function corrected(cause: Series, value: Series, {slope, reference}: Fit): Series {
  return value.map((sample, index) => ({
    minute: sample.minute,
    value: sample.value - slope * ((cause[index]?.value ?? reference) - reference),
  }));
}
