/** Default damping ratio: 1 %. */
export const DEFAULT_DAMPING = 0.01;

/** Shortest record, in s, for a reliable natural frequency f under random excitation: 10 / (ζ · f), ζ = `damping`. */
export function requiredLength(frequency: number, damping: number): number {
  return 10 / (damping * frequency);
}

/** Sampling rate divided by the highest detectable frequency: the 2.56 rule of spectrum analyzers. */
export const ANALYSIS_RATIO = 2.56;

/** Data rate divided by the frequency at which the sensor's low-pass filter attenuates by 3 dB. */
export const LOW_PASS_RATIO = 4;

/** Smallest permissible ratio of the lowest wanted frequency to the corner frequency of the high-pass filter. */
export const HIGH_PASS_RATIO = 10;

/**
 * Picks the largest corner frequency of the high-pass filter that suits the lowest wanted `frequency`, both in Hz.
 * `loss` is the share of the amplitude that the first-order filter of the ADXL355 (data sheet) removes at `frequency`.
 */
export function largestCorner(
  corners: readonly number[],
  frequency: number,
): {corner: number; loss: number} | undefined {
  const allowed = corners.filter((corner) => corner * HIGH_PASS_RATIO <= frequency * SLACK);
  const corner = Math.max(...allowed);
  return allowed.length > 0 ? {corner, loss: 1 - 1 / Math.hypot(1, corner / frequency)} : undefined;
}

/** Quantities derived from a data rate and a number of samples. Frequencies in Hz, times in s. */
export interface Sampling {
  samplingFrequency: number;
  samples: number;
  /** Duration of one record: `samples` / `samplingFrequency`. */
  recordLength: number;
  /** Distance between two lines of the spectrum: `samplingFrequency` / `samples`. */
  resolution: number;
  /** Half the sampling rate. A signal with a higher frequency appears in the data with a frequency below this limit. */
  nyquist: number;
  /** Frequency below which the low-pass filter attenuates by less than 3 dB. */
  amplitudeLimit: number;
  /** Frequency below which oscillations are detectable, though attenuated. */
  detectionLimit: number;
  /** Lowest frequency for which the record is long enough: 10 / (ζ · `recordLength`), where ζ is the damping ratio. */
  lowestFrequency: number;
}

/** Derives a `Sampling` from arguments above 0; `damping` is the damping ratio of the lowest vibration mode. */
export function sampling(samplingFrequency: number, samples: number, damping: number): Sampling {
  return {
    samplingFrequency,
    samples,
    recordLength: samples / samplingFrequency,
    resolution: samplingFrequency / samples,
    nyquist: samplingFrequency / 2,
    amplitudeLimit: samplingFrequency / LOW_PASS_RATIO,
    detectionLimit: samplingFrequency / ANALYSIS_RATIO,
    lowestFrequency: requiredLength(samples / samplingFrequency, damping),
  };
}

/** The frequency band of interest, in Hz, `lowest` <= `highest`. */
export interface WantedBand {
  lowest: number;
  highest: number;
}

/** Verdict on the highest frequency: attenuated by at most 3 dB, by more but detectable, filtered out, or aliased. */
export type UpperVerdict = 'amplitude' | 'detection' | 'filtered' | 'aliased';

/** Verdict on the lower end of the band: the record is long enough, too short, or shorter than one period. */
export type LowerVerdict = 'enough' | 'short' | 'none';

export interface Assessment {
  upper: UpperVerdict;
  lower: LowerVerdict;
}

/** Factor that makes comparisons with limits tolerate floating-point rounding. */
const SLACK = 1 + 1e-9;

/** Judges whether a data rate and a number of samples (`setting`) cover the wanted band. */
export function assess(setting: Sampling, {lowest, highest}: WantedBand): Assessment {
  let upper: UpperVerdict = 'aliased';
  if (highest <= setting.amplitudeLimit * SLACK) {
    upper = 'amplitude';
  } else if (highest <= setting.detectionLimit * SLACK) {
    upper = 'detection';
  } else if (highest < setting.nyquist) {
    upper = 'filtered';
  }
  let lower: LowerVerdict = 'enough';
  if (lowest * setting.recordLength * SLACK < 1) {
    lower = 'none';
  } else if (lowest * SLACK < setting.lowestFrequency) {
    lower = 'short';
  }
  return {upper, lower};
}
