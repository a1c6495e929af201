import type {Locale, Localized} from '../../config/locales';
import {formatNumber} from '../../lib/numbers';

export type PlotPoint = readonly [x: number, y: number];

/** The horizontal or vertical axis of a plot. */
export interface PlotAxis {
  /** Quantity and unit, as shown beside the axis. */
  label: Localized;
  domain: readonly [from: number, to: number];
  /** Distance between labels, 1 by default. Labels are multiples of `step` with as many decimal places as `step`. */
  step?: number;
  /** Labels at chosen positions; they replace the labels at multiples of `step`. */
  labels?: readonly PlotLabel[];
}

export type PlotLabel = readonly [place: number, text: string];

/** The labels of an axis with their positions. */
export function labelsOf({domain: [from, to], step = 1, labels}: PlotAxis, locale: Locale): readonly PlotLabel[] {
  const decimals = String(step).split('.')[1]?.length ?? 0;
  // A binary fraction such as 0.3 / 0.1 is not quite a whole number.
  const first = Math.ceil(from / step - 1e-6);
  const last = Math.floor(to / step + 1e-6);
  const numbers = Array.from({length: last - first + 1}, (_, index) => (first + index) * step);
  return labels ?? numbers.map((number) => [number, formatNumber(number, locale, {decimals})]);
}

export interface PlotSeries {
  name: Localized;
  points: readonly PlotPoint[];
  /** A curve (default), separate points, or a reference line. */
  look?: 'line' | 'dots' | 'limit';
}

/** What `<Plot name="…" />` draws. All numbers are computed from formulas or from random samples with a fixed seed. */
export interface PlotDefinition {
  x: PlotAxis;
  y: PlotAxis;
  series?: readonly PlotSeries[];
  /** Rows of a heat map from the top, with values from 0 to 1. Each cell is one unit of the axes wide and high. */
  cells?: readonly (readonly number[])[];
}

/** Points of a function at `count` + 1 evenly spaced positions between `from` and `to`. */
export function curve(from: number, to: number, count: number, value: (x: number) => number): PlotPoint[] {
  return Array.from({length: count + 1}, (_, index) => {
    const x = from + ((to - from) * index) / count;
    return [x, value(x)];
  });
}
