/** Invented record of vibration at point P2: ten minutes of ambient vibration and the hum of a motor. */
import {seededRandom} from '../../lib/random';
import type {Mode} from '../../lib/signals';

/** Sampling rate in Hz: code 7 of the output data rates. Record length in seconds. */
export const RECORD = {rate: 31.25, seconds: 600} as const;

/** First bending mode of the bridge. */
export const MODE: Mode = {frequency: 2.5, damping: 0.01};

/** A motor whose hum the slow sampling folds to 6.75 Hz. Frequency in Hz. */
const MOTOR_FREQUENCY = 24.5;

/** Root mean square of the mode, amplitude of the motor, and noise of the ADXL355 (25 µg/√Hz up to 7.8 Hz), in mg. */
const SIZES = {mode: 0.6, motor: 0.12, noise: 0.07} as const;

const GRAVITY = 1000;

/** Number of samples that are simulated and dropped, until the vibration is steady. */
const RUN_IN = 2000;

/**
 * Vertical acceleration in mg, gravity included. The mode under white noise is sampled exactly: its poles
 * exp((−ζ ± i·√(1 − ζ²))·ω·Δt) give v(k) = 2·Re(p)·v(k−1) − |p|²·v(k−2) + e(k) (Brincker, Ventura 2015, chapter 5).
 */
export function vibrationRecord(): number[] {
  const random = seededRandom(16);
  // Standard deviation 1.
  const noise = () => 2 * (random() + random() + random() - 1.5);
  const step = (2 * Math.PI * MODE.frequency) / RECORD.rate;
  const decay = Math.exp(-MODE.damping * step);
  const turn = 2 * decay * Math.cos(step * Math.sqrt(1 - MODE.damping ** 2));
  let [last, before] = [0, 0];
  const free = Array.from({length: RUN_IN + RECORD.rate * RECORD.seconds}, () => {
    [last, before] = [turn * last - decay ** 2 * before + noise(), last];
    return last;
  }).slice(RUN_IN);
  const rms = Math.sqrt(free.reduce((sum, value) => sum + value ** 2, 0) / free.length);
  return free.map((value, index) => {
    const motor = SIZES.motor * Math.cos((2 * Math.PI * MOTOR_FREQUENCY * index) / RECORD.rate);
    return Number((GRAVITY + (SIZES.mode / rms) * value + SIZES.noise * noise() + motor).toFixed(2));
  });
}
