import type {Locale, Localized} from '../../config/locales';
import {formatNumber} from '../../lib/numbers';

export type PlotPoint = readonly [x: number, y: number];

/** The horizontal or vertical axis of a plot. */
export interface PlotAxis {
  /** Quantity and unit of the axis, e.g. `Time (h)`. */
  label: Localized;
  domain: readonly [from: number, to: number];
  /** Distance between labels from the first end, e.g. 0.5 for 0.0, 0.5 and 1.0. */
  step: number;
}

/** Returns the labels of an axis with their positions. */
export function labelsOf({domain: [from, to], step}: PlotAxis, locale: Locale): (readonly [number, string])[] {
  const decimals = String(step).split('.')[1]?.length ?? 0;
  // A binary fraction such as 0.3 / 0.1 is not quite a whole number.
  const count = Math.floor((to - from) / step + 1e-6);
  return curve(from, from + count * step, count, (place) => place).map(
    ([place]) => [place, formatNumber(place, locale, {decimals})] as const,
  );
}

export interface PlotSeries {
  name: Localized;
  points: readonly PlotPoint[];
  /** Whether to draw a curve (default) or a reference line. Curves come first. */
  look?: 'line' | 'limit';
}

/** What `<Plot name="…" />` draws. Random samples have a fixed seed, so that every build draws the same plot. */
export interface PlotDefinition {
  x: PlotAxis;
  y: PlotAxis;
  series: readonly PlotSeries[];
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
