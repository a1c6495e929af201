/** Names of all plots. Each plot is defined by the file `plots/<name>.ts`. */
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
