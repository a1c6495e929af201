import {interpolate} from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {type ReactNode, useState} from 'react';
import {ADXL_SAMPLES, adxlDataRates} from '../../data/geosnake';
import type {Range} from '../../data/types';
import {isWithin, parseDecimal} from '../../lib/numbers';
import {
  assess,
  DEFAULT_DAMPING,
  type LowerVerdict,
  requiredLength,
  type Sampling,
  sampling,
  type UpperVerdict,
} from '../../lib/sampling';
import {Field, FieldGroup, type Format, Result, ToolForm, useNumberFormat} from '../ToolForm';

/** Frequencies that the form accepts, in Hz. */
const FREQUENCIES: Range = {minimum: 0.001, maximum: 4000};

/** What the form accepts: samples, seconds (up to a day; the device has no limit), Hz, and %. */
const RANGES = {
  samples: ADXL_SAMPLES,
  seconds: {minimum: 1, maximum: 86_400},
  lowest: FREQUENCIES,
  highest: FREQUENCIES,
  damping: {minimum: 0.1, maximum: 20},
} satisfies Record<string, Range>;

type FieldName = keyof typeof RANGES;

/** Initial contents of the form. They describe a structure with natural frequencies of 1–20 Hz. */
const EXAMPLE: Record<FieldName, string> = {
  samples: '2048',
  seconds: '60',
  lowest: '1',
  highest: '20',
  damping: String(DEFAULT_DAMPING * 100),
};

/** Returns a sentence that says whether `highest`, a frequency in Hz, can be measured. */
function upperText(verdict: UpperVerdict, setting: Sampling, highest: number, format: Format): string {
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
  return interpolate(text, {
    frequency: format(highest, {significant: 4, unit: 'Hz'}),
    limit: format(limit, {significant: 4, unit: 'Hz'}),
  });
}

/** Returns a sentence that says whether the record is long enough for `lowest`, a frequency in Hz. */
function lowerText(verdict: LowerVerdict, setting: Sampling, lowest: number, format: Format): string {
  const required = requiredLength(lowest, setting.damping);
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
    length: format(setting.recordLength, {significant: 4, unit: 's'}),
    required: format(required, {significant: 4, unit: 's'}),
    records: format(Math.ceil(required / setting.recordLength)),
  });
}

/**
 * Renders a form that assesses whether data rate and record length of an ADXL355 suit the wanted frequencies. The length
 * of a record is entered in samples for GeoSnake, and in seconds for Dynasense.
 */
export default function SamplingHelper({device}: {device: 'geosnake' | 'dynasense'}): ReactNode {
  const format = useNumberFormat();
  const {currentLocale} = useDocusaurusContext().i18n;
  const length = device === 'geosnake' ? 'samples' : 'seconds';
  const [form, setForm] = useState(EXAMPLE);
  const [hertz, setHertz] = useState('125');
  const number = (name: FieldName) => parseDecimal(form[name], currentLocale);
  const isValid = (name: FieldName) =>
    isWithin(number(name), RANGES[name]) && !(name === 'highest' && number('highest') < number('lowest'));
  const field = (name: FieldName, unit = '') => ({
    value: form[name],
    hint: `${format(RANGES[name].minimum)}–${format(RANGES[name].maximum, {unit})}`,
    isInvalid: !isValid(name),
    onChange: (value: string) => setForm({...form, [name]: value}),
  });
  const samples = length === 'samples' ? number('samples') : Math.round(number('seconds') * Number(hertz));
  const setting = sampling(Number(hertz), samples, number('damping') / 100);
  const {upper, lower} = assess(setting, number('lowest'), number('highest'));
  return (
    <ToolForm label={translate({id: 'site.sampling.label', message: 'Sampling helper'})}>
      <FieldGroup legend={translate({id: 'site.sampling.setting', message: 'Accelerometer setting'})}>
        <Field
          label={translate({id: 'site.sampling.rate', message: 'Data rate (ODR)'})}
          value={hertz}
          onChange={setHertz}>
          {adxlDataRates.map(({code, hertz: rate}) => (
            <option key={code} value={rate}>
              {device === 'geosnake' && `${code}: `}
              {format(rate, {unit: 'Hz'})}
            </option>
          ))}
        </Field>
        <Field
          {...field(length, length === 'seconds' ? 's' : '')}
          label={
            length === 'samples'
              ? translate({id: 'site.sampling.samples', message: 'Number of samples'})
              : translate({id: 'site.sampling.seconds', message: 'Record length (s)'})
          }
        />
      </FieldGroup>
      <FieldGroup legend={translate({id: 'site.sampling.wanted', message: 'Frequencies of interest'})}>
        <Field {...field('lowest', 'Hz')} label={translate({id: 'site.sampling.lowest', message: 'Lowest (Hz)'})} />
        <Field {...field('highest', 'Hz')} label={translate({id: 'site.sampling.highest', message: 'Highest (Hz)'})} />
        <Field
          {...field('damping', '%')}
          label={translate({id: 'site.sampling.damping', message: 'Damping ratio ζ (%)'})}
        />
        {[length, 'lowest', 'highest', 'damping'].every((name) => isValid(name as FieldName)) ? (
          <Result isProblem={upper !== 'amplitude' || lower !== 'enough'}>
            <p>{lowerText(lower, setting, number('lowest'), format)}</p>
            <p>{upperText(upper, setting, number('highest'), format)}</p>
          </Result>
        ) : (
          <Result isProblem>
            {translate({id: 'site.tools.incomplete', message: 'Fix the highlighted field to see the result.'})}
          </Result>
        )}
      </FieldGroup>
    </ToolForm>
  );
}
