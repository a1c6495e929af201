/** Formulas for the plots in the articles. Each article also prints the formulas of its plots. */

/** Returns the frequency of a tone after sampling, in Hz: its distance from the nearest multiple of the sampling rate. */
export function foldedFrequency(frequency: number, samplingFrequency: number): number {
  return Math.abs(frequency - Math.round(frequency / samplingFrequency) * samplingFrequency);
}

/** Returns the relative deflection of a simply supported beam in bending mode `n` (1, 2, …). `place` is 0 to 1. */
export function beamShape(n: number, place: number): number {
  return Math.sin(n * Math.PI * place);
}

/** A vibration mode: its natural frequency in Hz and its damping ratio (0.01 = 1 %). */
export interface Mode {
  frequency: number;
  damping: number;
}

/** Returns the acceleration power of a mode at `at` Hz under white noise, relative to that at its natural frequency. */
export function responsePower({frequency, damping}: Mode, at: number): number {
  const ratio = at / frequency;
  return (4 * damping ** 2 * ratio ** 4) / ((1 - ratio ** 2) ** 2 + (2 * damping * ratio) ** 2);
}

/** Returns the mean power at `at` Hz, in arbitrary units, of Hann-windowed segments that last `duration` seconds. */
export function hannSpectrum(mode: Mode, duration: number, at: number): number {
  const lines = 6;
  const steps = 240;
  let power = 0;
  for (let step = 0; step < steps; step += 1) {
    const line = lines * ((2 * (step + 0.5)) / steps - 1);
    const window = Math.sin(Math.PI * line) / (Math.PI * line * (1 - line ** 2));
    power += window ** 2 * responsePower(mode, at + line / duration);
  }
  return power;
}

const dot = (left: readonly number[], right: readonly number[]) =>
  left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);

/** A vibration mode, its deflection at each sensor (`shape`), and the power of the force that excites it (`force`). */
export interface ShapedMode extends Mode {
  shape: readonly number[];
  force: number;
}

/**
 * Returns the two largest singular values, larger first, of the spectral matrix at the frequency `at` (in Hz). The
 * sensors measure two independently excited modes and white noise of power `noise`. The values are `noise` plus the
 * eigenvalues of the 2 × 2 matrix √(pᵢ·pⱼ)·φᵢᵀφⱼ, where pᵢ is the power of mode i, and φᵢ is its shape.
 */
export function singularValues(modes: readonly [ShapedMode, ShapedMode], noise: number, at: number): [number, number] {
  const [first, second] = modes.map((mode) => {
    const size = Math.sqrt(mode.force * responsePower(mode, at));
    return mode.shape.map((value) => size * value);
  }) as [number[], number[]];
  const half = (dot(first, first) + dot(second, second)) / 2;
  const root = Math.sqrt(((dot(first, first) - dot(second, second)) / 2) ** 2 + dot(first, second) ** 2);
  return [half + root + noise, half - root + noise];
}

/** Returns the `slope` and `intercept` of the least-squares line through the points (x, y). */
export function leastSquares(points: readonly (readonly [number, number])[]) {
  const mean = (index: 0 | 1) => points.reduce((sum, point) => sum + point[index], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const slope =
    points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) /
    points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return {slope, intercept: meanY - slope * meanX};
}
