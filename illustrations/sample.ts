import type {Sample, Series} from '../src/data/practice/week';

export {clockOf, lastDay, lastWeek, NOW, type Sample, type Series} from '../src/data/practice/week';

/** Splits a series wherever two successive samples are more than `longest` minutes apart. */
export function splitAtGaps(series: Series, longest: number): Series[] {
  const pieces: Sample[][] = [];
  let previous: Sample | undefined;
  for (const sample of series) {
    if (!previous || sample.minute - previous.minute > longest) {
      pieces.push([]);
    }
    pieces.at(-1)?.push(sample);
    previous = sample;
  }
  return pieces;
}

/** The newest sample of a series. @throws when the series is empty */
export function last(series: Series): Sample {
  const sample = series.at(-1);
  if (!sample) {
    throw new Error('A series without samples has no last value.');
  }
  return sample;
}

/** The sample with the greatest value. @throws when the series is empty */
export function greatest(series: Series): Sample {
  return series.reduce((best, sample) => (sample.value > best.value ? sample : best), last(series));
}

/** The sample with the smallest value. @throws when the series is empty */
export function least(series: Series): Sample {
  return series.reduce((best, sample) => (sample.value < best.value ? sample : best), last(series));
}

/** Arithmetic mean of the values. @throws when the series is empty */
export function average(series: Series): number {
  if (series.length === 0) {
    throw new Error('A series without samples has no mean.');
  }
  return series.reduce((sum, {value}) => sum + value, 0) / series.length;
}
