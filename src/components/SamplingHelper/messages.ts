import {interpolate} from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import {highPassRatios, highPassHertz} from '../../data/dynasense';
import {
  ANALYSIS_RATIO,
  HIGH_PASS_RATIO,
  largestCorner,
  LOW_PASS_RATIO,
  type LowerVerdict,
  requiredLength,
  type Sampling,
  type UpperVerdict,
  type WantedBand,
} from '../../lib/sampling';
import type {Format} from '../ToolForm';

/**
 * Devices with the ADXL355 accelerometer. The length of a record is entered in samples for GeoSnake, and in seconds for
 * Dynasense.
 */
export type SamplingDevice = 'geosnake' | 'dynasense';

/** Formats a frequency in Hz, with its unit and at most `significant` significant digits. */
export function hertz(value: number, format: Format, significant = 4): string {
  return `${format(value, {significant})}\u00a0Hz`;
}

/** Returns a sentence that says whether `highest`, a frequency in Hz, can be measured. */
export function upperText(verdict: UpperVerdict, setting: Sampling, highest: number, format: Format): string {
  const limit = {
    amplitude: setting.amplitudeLimit,
    detection: setting.amplitudeLimit,
    filtered: setting.detectionLimit,
    aliased: setting.nyquist,
  }[verdict];
  const values = {frequency: hertz(highest, format), limit: hertz(limit, format)};
  const texts: Record<UpperVerdict, string> = {
    amplitude: translate({
      id: 'site.sampling.upper.amplitude',
      message: '{frequency} is in the band: its amplitude reads at most 3 dB too low.',
    }),
    detection: translate({
      id: 'site.sampling.upper.detection',
      message:
        '{frequency} can be detected, but its amplitude will read too low: the low-pass filter starts at {limit}.',
    }),
    filtered: translate({
      id: 'site.sampling.upper.filtered',
      message: '{frequency} is out of reach: the limit at this data rate is {limit}. Choose a higher rate.',
    }),
    aliased: translate({
      id: 'site.sampling.upper.aliased',
      message:
        '{frequency} is out of reach: at {limit} and above, a vibration appears at a different, lower frequency. Choose a higher rate.',
    }),
  };
  return interpolate(texts[verdict], values);
}

function seconds(value: number, format: Format): string {
  return `${format(value, {significant: 4})}\u00a0s`;
}

/** Returns a sentence that says whether the record is long enough for `lowest`, a frequency in Hz. */
export function lowerText(
  verdict: LowerVerdict,
  {recordLength}: Sampling,
  lowest: number,
  damping: number,
  format: Format,
): string {
  const values = {
    frequency: hertz(lowest, format),
    length: seconds(recordLength, format),
    required: seconds(requiredLength(lowest, damping), format),
    records: format(Math.ceil(requiredLength(lowest, damping) / recordLength)),
  };
  const texts: Record<LowerVerdict, string> = {
    enough: translate({
      id: 'site.sampling.lower.enough',
      message: 'A record of {length} is long enough for {frequency}: 10 / (ζ · f) = {required}.',
    }),
    short: translate({
      id: 'site.sampling.lower.short',
      message:
        'A record of {length} is too short for {frequency} under random excitation (traffic, wind): 10 / (ζ · f) = {required}. Record longer, or average the spectra of at least {records} records.',
    }),
    none: translate({
      id: 'site.sampling.lower.none',
      message: '{frequency} is out of reach: the record is shorter than one period. Use a longer record.',
    }),
  };
  return interpolate(texts[verdict], values);
}

/** Returns the translated text “Number of samples”. It labels a form field and a row of results. */
export const samplesName = () => translate({id: 'site.sampling.samples', message: 'Number of samples'});

/**
 * Returns a text that names the highest suitable corner frequency of the high-pass filter, and the amplitude lost at
 * the frequency `lowest` (in Hz). If no corner frequency is suitable, the text says to leave the filter off.
 */
function highPassText({samplingFrequency}: Sampling, lowest: number, format: Format): string {
  const corners = highPassRatios.map((ratio) => highPassHertz(ratio, samplingFrequency));
  const largest = largestCorner(corners, lowest);
  return largest
    ? translate(
        {id: 'site.sampling.highPass.value', message: '{corner}; amplitude {loss} lower at {lowest}'},
        {
          corner: hertz(largest.corner, format, 2),
          loss: format(largest.loss * 100, {significant: 2, unit: '%'}),
          lowest: hertz(lowest, format),
        },
      )
    : translate({id: 'site.sampling.highPass.none', message: 'none; leave the filter off'});
}

/** Returns the rows of the results table. A row is a quantity, its formula and its value. */
export function quantities(
  device: SamplingDevice,
  setting: Sampling,
  {lowest: wanted}: WantedBand,
  format: Format,
): [string, string, string][] {
  const highPass = translate({id: 'site.sampling.highPass', message: 'Largest high-pass corner'});
  const recordLength = translate({id: 'site.sampling.recordLength', message: 'Record length'});
  const resolution = translate({id: 'site.sampling.resolution', message: 'Frequency resolution (Δf)'});
  const lowest = translate({
    id: 'site.sampling.lowestFrequency',
    message: 'Lowest frequency with a long enough record',
  });
  const amplitude = translate({id: 'site.sampling.amplitudeLimit', message: 'Amplitude within 3 dB up to'});
  const detection = translate({id: 'site.sampling.detectionLimit', message: 'Frequencies can be detected up to'});
  const nyquist = translate({id: 'site.sampling.nyquist', message: 'Aliasing starts at'});
  return [
    device === 'geosnake'
      ? [recordLength, 'T = N / fs', `${format(setting.recordLength, {significant: 5})}\u00a0s`]
      : [samplesName(), 'N = T · fs', format(setting.samples, {decimals: 0})],
    [resolution, 'fs / N', hertz(setting.resolution, format, 3)],
    [lowest, '10 / (ζ · T)', hertz(setting.lowestFrequency, format, 3)],
    [amplitude, `fs / ${LOW_PASS_RATIO}`, hertz(setting.amplitudeLimit, format)],
    [detection, `fs / ${format(ANALYSIS_RATIO)}`, hertz(setting.detectionLimit, format)],
    [nyquist, 'fs / 2', hertz(setting.nyquist, format)],
    [highPass, `≤ f / ${HIGH_PASS_RATIO}`, highPassText(setting, wanted, format)],
  ];
}
