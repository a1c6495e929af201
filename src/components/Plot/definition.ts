import type {Locale, Localized} from '../../config/locales';
import {formatNumber} from '../../lib/numbers';

export type PlotPoint = readonly [x: number, y: number];

/** The horizontal or vertical axis of a plot. */
export interface PlotAxis {
  /** Quantity and unit of the axis, e.g. `Time (h)`. */
  label: Localized;
  domain: readonly [from: number, to: number];
  /** Distance between labels, 1 by default. For example, 0.5 gives the labels 0.0, 0.5 and 1.0. */
  step?: number;
  /** Labels at chosen positions, instead of the labels at multiples of `step`. */
  labels?: readonly PlotLabel[];
}

export type PlotLabel = readonly [place: number, text: string];

/** Returns the labels of an axis with their positions. */
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
  /** Whether to draw a curve (default), separate points, or a reference line. */
  look?: 'line' | 'dots' | 'limit';
}

/** What `<Plot name="…" />` draws. Random samples have a fixed seed, so that every build draws the same plot. */
export interface PlotDefinition {
  x: PlotAxis;
  y: PlotAxis;
  series?: readonly PlotSeries[];
  /** Rows of a heat map from the top, with values from 0 to 1. Each cell is one axis unit wide and high. */
  cells?: readonly (readonly number[])[];
  /** Height of the area between the axes in CSS px; 224 by default. */
  height?: number;
}

/** Returns `count` + 1 points of the function `value`, evenly spaced from `from` to `to`. */
export function curve(from: number, to: number, count: number, value: (x: number) => number): PlotPoint[] {
  return Array.from({length: count + 1}, (_, index) => {
    const x = from + ((to - from) * index) / count;
    return [x, value(x)];
  });
}
