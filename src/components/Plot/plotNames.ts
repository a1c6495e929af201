/** Names of the plots that the module `plots/curves.ts` exports. */
const CURVE_NAMES = [
  'dailyCycle',
  'step',
  'spike',
  'gap',
  'straightLine',
  'frozen',
  'drift',
  'growingNoise',
  'clipping',
  'threeLines',
  'wrongSign',
  'falseWave',
] as const;

/** Whether a plot is one of `CURVE_NAMES`. */
export const isCurve = (name: string): boolean => CURVE_NAMES.some((curve) => curve === name);

/** Names of all plots. Each plot but the curves is the default export of the file `plots/<name>.ts`. */
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
  ...CURVE_NAMES,
] as const;
