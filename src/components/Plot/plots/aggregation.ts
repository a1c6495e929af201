import {loggerMinutes} from '../../../data/practice/logger';
import type {PlotDefinition, PlotPoint} from '../definition';

const BUCKET_MINUTES = 30;

/** Returns what `valueOf` makes of each half hour of the day, in mg, at the middle of the half hour, in hours. */
function aggregated(valueOf: (bucket: readonly number[]) => number): PlotPoint[] {
  return Array.from({length: loggerMinutes.length / BUCKET_MINUTES}, (_, index) => {
    const start = index * BUCKET_MINUTES;
    return [(start + BUCKET_MINUTES / 2) / 60, valueOf(loggerMinutes.slice(start, start + BUCKET_MINUTES))];
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
