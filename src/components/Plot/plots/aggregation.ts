import {seededRandom} from '../../../lib/random';
import type {PlotDefinition, PlotPoint} from '../definition';

const MINUTES = 24 * 60;
const BUCKET_MINUTES = 30;
/** The only strong impact in the invented data: minute of the day, and acceleration in mg (thousandths of g). */
export const IMPACT = {minute: 10 * 60 + 17, value: 24.6};

const random = seededRandom(41);

/** Invented data: the maximum acceleration of a bridge in each minute of a day, in mg. */
const minutes = Array.from({length: MINUTES}, (_, minute) => {
  const traffic = Math.sin((Math.PI * minute) / MINUTES) ** 2;
  return minute === IMPACT.minute ? IMPACT.value : 0.5 + random() * (0.6 + 7 * traffic * random());
});

/**
 * Divides the day into buckets of `BUCKET_MINUTES` and returns a point for each bucket. Its x is the middle of the
 * bucket in hours, and its y is the result of `valueOf` in mg.
 */
function aggregated(valueOf: (bucket: readonly number[]) => number): PlotPoint[] {
  return Array.from({length: MINUTES / BUCKET_MINUTES}, (_, index) => {
    const start = index * BUCKET_MINUTES;
    return [(start + BUCKET_MINUTES / 2) / 60, valueOf(minutes.slice(start, start + BUCKET_MINUTES))];
  });
}

export const MAXIMA = aggregated((bucket) => Math.max(...bucket));
export const AVERAGES = aggregated((bucket) => bucket.reduce((sum, value) => sum + value) / bucket.length);

export default {
  x: {label: {cs: 'Čas (h)', en: 'Time (h)'}, domain: [0, 24], step: 4},
  y: {label: {cs: 'Zrychlení (mg)', en: 'Acceleration (mg)'}, domain: [0, 25], step: 5},
  series: [
    {name: {cs: 'maximum', en: 'maximum'}, points: MAXIMA},
    {name: {cs: 'průměr', en: 'average'}, points: AVERAGES},
  ],
} satisfies PlotDefinition;
