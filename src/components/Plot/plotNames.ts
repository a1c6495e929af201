/** Every plot of the articles: a file of the same name in `plots/`. */
export const PLOT_NAMES = [
  'aggregation',
  'averaged-spectrum',
  'aliasing',
  'mode-shapes',
  'false-trend',
  'idle-voltage',
  'close-modes',
  'mac-matrix',
  'baseline',
] as const;
