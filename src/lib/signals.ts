/** Formulas behind the plots of the articles; each article prints the formulas of its plots. */

/** Frequency in Hz at which a tone appears after sampling: |f − k · fs|, where k · fs is the nearest multiple of fs. */
export function foldedFrequency(frequency: number, samplingFrequency: number): number {
  return Math.abs(frequency - Math.round(frequency / samplingFrequency) * samplingFrequency);
}

/** Deflection of a simply supported beam in its bending mode `n` (from 1), at `place` from 0 to 1 along the span. */
export function beamShape(n: number, place: number): number {
  return Math.sin(n * Math.PI * place);
}

/** A vibration mode: `frequency` in Hz, `damping` as a ratio (0.01 = 1 %). */
export interface Mode {
  frequency: number;
  damping: number;
}

/** Power of a mode's acceleration at the frequency `at` under white noise; 1 at the mode's natural frequency. */
export function responsePower({frequency, damping}: Mode, at: number): number {
  const ratio = at / frequency;
  return (4 * damping ** 2 * ratio ** 4) / ((1 - ratio ** 2) ** 2 + (2 * damping * ratio) ** 2);
}

/** Expected power of a mode at `at` Hz, from segments of `duration` seconds with a Hann window; in arbitrary units. */
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

/** Largest false trend, in mm/year, of a least-squares line through `years` years of a yearly ±`amplitude` mm cycle. */
export function falseTrend(years: number, amplitude: number): number {
  const turn = Math.PI * years;
  return ((6 * amplitude) / (Math.PI ** 2 * years ** 3)) * Math.abs(Math.sin(turn) - turn * Math.cos(turn));
}

/** Resistances in ohms: both terminators of a line, connected in parallel; one unit load in the worst case. */
const TERMINATION = 60;
const UNIT_LOAD = 12_000;

/** Resistance in ohms between the wires of an RS-485 line with both terminators and `unitLoads` unit loads. */
export function lineResistance(unitLoads: number): number {
  return 1 / (1 / TERMINATION + unitLoads / UNIT_LOAD);
}

/** Voltage between the wires of an idle line, in volts, with two bias resistors of `bias` ohms each. */
export function idleVoltage(supply: number, bias: number, unitLoads: number): number {
  const line = lineResistance(unitLoads);
  return (supply * line) / (line + 2 * bias);
}

const dot = (left: readonly number[], right: readonly number[]) =>
  left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);

/** Modal assurance criterion of two real mode shapes: 1 for the same shape at any scale, 0 for orthogonal shapes. */
export function mac(left: readonly number[], right: readonly number[]): number {
  return dot(left, right) ** 2 / (dot(left, left) * dot(right, right));
}

/** A vibration mode, with its deflection at each sensor (`shape`) and the power of the exciting force (`force`). */
export interface ShapedMode extends Mode {
  shape: readonly number[];
  force: number;
}

/**
 * The two largest singular values, larger first, of the spectral matrix of two independently excited modes and flat
 * noise, at the frequency `at`. They are `noise` plus the eigenvalues of the 2 × 2 matrix √(pᵢ·pⱼ)·φᵢᵀφⱼ, because the
 * spectral matrix without noise has rank two. p is the power of a mode, and φ is its shape.
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

/** The line `intercept + slope · x` that fits the points (x, y) best, by least squares. */
export function leastSquares(points: readonly (readonly [number, number])[]) {
  const mean = (index: 0 | 1) => points.reduce((sum, point) => sum + point[index], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const slope =
    points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) /
    points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return {slope, intercept: meanY - slope * meanX};
}
