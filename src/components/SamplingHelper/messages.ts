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
} from '../../lib/sampling';
import type {Format} from '../ToolForm';

/** Returns a sentence that says whether `highest`, a frequency in Hz, can be measured. */
export function upperText(verdict: UpperVerdict, setting: Sampling, highest: number, format: Format): string {
  const hertz = (value: number) => format(value, {significant: 4, unit: 'Hz'});
  const outcomes: Record<UpperVerdict, [limit: number, text: string]> = {
    amplitude: [
      setting.amplitudeLimit,
      translate({
        id: 'site.sampling.upper.amplitude',
        message: '{frequency} is in the band: its amplitude reads at most 3 dB too low.',
      }),
    ],
    detection: [
      setting.amplitudeLimit,
      translate({
        id: 'site.sampling.upper.detection',
        message:
          '{frequency} can be detected, but its amplitude will read too low: the low-pass filter starts at {limit}.',
      }),
    ],
    filtered: [
      setting.detectionLimit,
      translate({
        id: 'site.sampling.upper.filtered',
        message: '{frequency} is out of reach: the limit at this data rate is {limit}. Choose a higher rate.',
      }),
    ],
    aliased: [
      setting.nyquist,
      translate({
        id: 'site.sampling.upper.aliased',
        message:
          '{frequency} is out of reach: at {limit} and above, a vibration appears at a different, lower frequency. Choose a higher rate.',
      }),
    ],
  };
  const [limit, text] = outcomes[verdict];
  return interpolate(text, {frequency: hertz(highest), limit: hertz(limit)});
}

/** Returns a sentence that says whether the record is long enough for `lowest`, a frequency in Hz. */
export function lowerText(
  verdict: LowerVerdict,
  {recordLength, damping}: Sampling,
  lowest: number,
  format: Format,
): string {
  const required = requiredLength(lowest, damping);
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
  return interpolate(texts[verdict], {
    frequency: format(lowest, {significant: 4, unit: 'Hz'}),
    length: format(recordLength, {significant: 4, unit: 's'}),
    required: format(required, {significant: 4, unit: 's'}),
    records: format(Math.ceil(required / recordLength)),
  });
}

/** Returns the translated text “Number of samples”. It labels a form field and a row of results. */
export const samplesName = () => translate({id: 'site.sampling.samples', message: 'Number of samples'});

/** Names the highest corner of the high-pass filter that is low enough for `lowest` (in Hz), or says to leave it off. */
function highPassText({samplingFrequency}: Sampling, lowest: number, format: Format): string {
  const corners = highPassRatios.map((ratio) => highPassHertz(ratio, samplingFrequency));
  const largest = largestCorner(corners, lowest);
  return largest
    ? translate(
        {id: 'site.sampling.highPass.value', message: '{corner}; amplitude {loss} lower at {lowest}'},
        {
          corner: format(largest.corner, {significant: 2, unit: 'Hz'}),
          loss: format(largest.loss * 100, {significant: 2, unit: '%'}),
          lowest: format(lowest, {significant: 4, unit: 'Hz'}),
        },
      )
    : translate({id: 'site.sampling.highPass.none', message: 'none; leave the filter off'});
}

/**
 * Returns the rows of the results table: a quantity, its formula and its value.
 * @param isCounted whether the reader has entered the length of the record in samples, not in seconds
 */
export function quantities(
  isCounted: boolean,
  setting: Sampling,
  wanted: number,
  format: Format,
): [string, string, string][] {
  const hertz = (value: number, significant = 4) => format(value, {significant, unit: 'Hz'});
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
    isCounted
      ? [recordLength, 'T = N / fs', format(setting.recordLength, {significant: 5, unit: 's'})]
      : [samplesName(), 'N = T · fs', format(setting.samples, {decimals: 0})],
    [resolution, 'fs / N', hertz(setting.resolution, 3)],
    [lowest, '10 / (ζ · T)', hertz(setting.lowestFrequency, 3)],
    [amplitude, `fs / ${LOW_PASS_RATIO}`, hertz(setting.amplitudeLimit)],
    [detection, `fs / ${format(ANALYSIS_RATIO)}`, hertz(setting.detectionLimit)],
    [nyquist, 'fs / 2', hertz(setting.nyquist)],
    [highPass, `≤ f / ${HIGH_PASS_RATIO}`, highPassText(setting, wanted, format)],
  ];
}
