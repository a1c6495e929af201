/** Names of all plots of the articles; each is defined by the file of that name in `plots/`. */
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
