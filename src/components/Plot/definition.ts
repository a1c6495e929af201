import type {Locale, Localized} from '../../config/locales';

export type PlotPoint = readonly [x: number, y: number];

/** A point of a measured series; `null` where no value arrived. */
export type MeasuredPoint = readonly [x: number, y: number | null];

/** One direction of a plot. */
export interface PlotAxis {
  /** Quantity and unit. */
  label: Localized;
  domain: readonly [from: number, to: number];
  ticks: readonly number[];
  /** What stands at the ticks; the numbers themselves, with `decimals`, where there is nothing better. */
  names?: (tick: number, locale: Locale) => string;
  decimals?: number;
}

export interface PlotSeries {
  name: Localized;
  points: readonly MeasuredPoint[];
  /** A curve, measured or computed points, or a limit that the others are compared with. */
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
