import type {Locale, Localized} from '../../config/locales';

export type PlotPoint = readonly [x: number, y: number];

/** A point of a measured series; `null` where data is missing. */
export type MeasuredPoint = readonly [x: number, y: number | null];

/** One direction of a plot. */
export interface PlotAxis {
  /** Quantity and unit. */
  label: Localized;
  domain: readonly [from: number, to: number];
  ticks: readonly number[];
  /** Labels of the ticks; defaults to the numbers with `decimals`. */
  names?: (tick: number, locale: Locale) => string;
  decimals?: number;
}

export interface PlotSeries {
  name: Localized;
  points: readonly MeasuredPoint[];
  /** A curve, separate points, or a reference line. */
  look?: 'line' | 'dots' | 'limit';
}

/** What `<Plot name="…" />` of an article draws; all numbers come from stated formulas or seeded samples. */
export interface PlotDefinition {
  x: PlotAxis;
  y: PlotAxis;
  series?: readonly PlotSeries[];
  /** A map of values from 0 to 1, rows from the top; cell (row, column) covers one unit of both axes. */
  cells?: readonly (readonly number[])[];
}

/** Points of a function at `count` + 1 places between two ends. */
export function curve(from: number, to: number, count: number, value: (x: number) => number): PlotPoint[] {
  return Array.from({length: count + 1}, (_, index) => {
    const x = from + ((to - from) * index) / count;
    return [x, value(x)];
  });
}
