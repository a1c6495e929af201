/** Default damping ratio: 1 %. */
export const DEFAULT_DAMPING = 0.01;

/** Returns how long, in s, a record must be to determine a natural frequency (in Hz): 10 / (damping · frequency). */
export function requiredLength(frequency: number, damping: number): number {
  return 10 / (damping * frequency);
}

/** Ratio of the sampling rate to the highest frequency that can be detected. Spectrum analyzers commonly use 2.56. */
const ANALYSIS_RATIO = 2.56;

/** Ratio of the sampling rate to the frequency at which the low-pass filter of the sensor attenuates by 3 dB. */
const LOW_PASS_RATIO = 4;

/** What follows from a sampling rate and a number of samples. Frequencies are in Hz, times in s. */
export interface Sampling {
  /** Damping ratio of the structure at the lowest natural frequency: 0.01 for one percent. */
  damping: number;
  /** Duration of one record. */
  recordLength: number;
  /** Half the sampling rate. A signal above it appears in the data at a false, lower frequency. */
  nyquist: number;
  /** Frequency below which the low-pass filter attenuates by less than 3 dB. */
  amplitudeLimit: number;
  /** Frequency below which oscillations can be detected, although they may be attenuated. */
  detectionLimit: number;
}

/** Computes what a record can measure, from its sampling rate (Hz), number of samples (above 0) and damping ratio. */
export function sampling(samplingFrequency: number, samples: number, damping: number): Sampling {
  return {
    damping,
    recordLength: samples / samplingFrequency,
    nyquist: samplingFrequency / 2,
    amplitudeLimit: samplingFrequency / LOW_PASS_RATIO,
    detectionLimit: samplingFrequency / ANALYSIS_RATIO,
  };
}

/**
 * How well the highest frequency can be measured: its `amplitude`; only its `detection`, attenuated by more than 3 dB;
 * or not at all, because it is `filtered` out or `aliased` to a lower frequency.
 */
export type UpperVerdict = 'amplitude' | 'detection' | 'filtered' | 'aliased';

/** Whether the record is long enough for the lowest frequency to be measured, too short, or shorter than a period. */
export type LowerVerdict = 'enough' | 'short' | 'none';

/** Tolerance factor for comparisons with limits, so that rounding errors do not change a result. */
const SLACK = 1 + 1e-9;

/** Judges whether a setting is suitable for the lower and the upper end of a frequency band, in Hz. */
export function assess(setting: Sampling, lowest: number, highest: number): {upper: UpperVerdict; lower: LowerVerdict} {
  const limits: [UpperVerdict, boolean][] = [
    ['amplitude', highest <= setting.amplitudeLimit * SLACK],
    ['detection', highest <= setting.detectionLimit * SLACK],
    ['filtered', highest < setting.nyquist],
  ];
  const [upper = 'aliased'] = limits.find(([, isWithin]) => isWithin) ?? [];
  const isShort = setting.recordLength * SLACK < requiredLength(lowest, setting.damping);
  const isBelowPeriod = lowest * setting.recordLength * SLACK < 1;
  return {upper, lower: isBelowPeriod ? 'none' : isShort ? 'short' : 'enough'};
}
