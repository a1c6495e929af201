import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode, useState} from 'react';
import {adxlDataRates, geosnakeCommands} from '../../data/geosnake';
import {parseDecimal, parseInteger, type ParsedNumber} from '../../lib/numbers';
import {
  assess,
  type DataRate,
  DEFAULT_DAMPING,
  type Sampling,
  sampling,
  suggest,
  type WantedBand,
} from '../../lib/sampling';
import {
  FieldGroup,
  FieldRow,
  type Format,
  Result,
  ResultTable,
  SelectField,
  TextField,
  ToolButton,
  ToolForm,
  useNumberFormat,
} from '../ToolForm';
import {advice, hertz, lowerText, quantities, rateName, type SamplingDevice, samplesName, upperText} from './messages';
import styles from './styles.module.css';

const RATES: readonly DataRate[] = adxlDataRates.map(({code, hertz: frequency}) => ({code, frequency}));

/** Plausible damping ratios of structures, in %. */
const DAMPING = {minimum: 0.1, maximum: 20};

/** Longest record of a device that is not limited by a count of samples: one day, in seconds. */
const MAX_RECORD_SECONDS = 86_400;

/** Range of samples that the command accepts. @throws when the data no longer has it */
function sampleLimits(): {minimum: number; maximum: number} {
  const values = geosnakeCommands.find(({name}) => name === 'set_adxl_points')?.values;
  if (values?.kind !== 'range') {
    throw new Error('SamplingHelper: set_adxl_points needs a range of values in src/data/geosnake.ts.');
  }
  return values;
}

const SAMPLES = sampleLimits();

interface FormState {
  code: string;
  /** Count of samples (GeoSnake) or length of the record in s (Dynasense). */
  length: string;
  lowest: string;
  highest: string;
  /** Damping ratio of the lowest mode in %. */
  damping: string;
}

interface Evaluation {
  errors: Partial<Record<Exclude<keyof FormState, 'code'>, string>>;
  /** The assessment; shown only when all input is valid. */
  entries?: {setting: Sampling; wanted: WantedBand; damping: number};
}

function within(parsed: ParsedNumber, least: number, most: number): number | undefined {
  return parsed.ok && parsed.value >= least && parsed.value <= most ? parsed.value : undefined;
}

function evaluate(device: SamplingDevice, form: FormState, format: Format): Evaluation {
  const rate = RATES.find(({code}) => String(code) === form.code);
  const isCounted = device === 'geosnake';
  const [least, most] = isCounted ? [SAMPLES.minimum, SAMPLES.maximum] : [1, MAX_RECORD_SECONDS];
  const length = within((isCounted ? parseInteger : parseDecimal)(form.length), least, most);
  const lowest = within(parseDecimal(form.lowest), Number.MIN_VALUE, Infinity);
  const highest = within(parseDecimal(form.highest), Number.MIN_VALUE, Infinity);
  const percent = within(parseDecimal(form.damping), DAMPING.minimum, DAMPING.maximum);
  const outOfRange = (from: number, to: number) =>
    translate(
      {id: 'site.sampling.error.range', message: 'Enter a number from {least} to {most}.'},
      {least: format(from), most: format(to)},
    );
  const notPositive = translate({id: 'site.sampling.error.positive', message: 'Enter a frequency above 0 Hz.'});
  const notOrdered = translate({
    id: 'site.sampling.error.order',
    message: 'The highest frequency must not be lower than the lowest frequency.',
  });
  const isOrdered = lowest !== undefined && highest !== undefined && lowest <= highest;
  const highestError = lowest === undefined || isOrdered ? undefined : notOrdered;
  const errors = {
    length: length === undefined ? outOfRange(least, most) : undefined,
    lowest: lowest === undefined ? notPositive : undefined,
    highest: highest === undefined ? notPositive : highestError,
    damping: percent === undefined ? outOfRange(DAMPING.minimum, DAMPING.maximum) : undefined,
  };
  if (!rate || length === undefined || !isOrdered || percent === undefined) {
    return {errors};
  }
  const damping = percent / 100;
  const samples = isCounted ? length : Math.round(length * rate.frequency);
  return {errors, entries: {setting: sampling(rate.frequency, samples, damping), wanted: {lowest, highest}, damping}};
}

interface OutcomeProps {
  device: SamplingDevice;
  setting: Sampling;
  wanted: WantedBand;
  damping: number;
  onUse: (changes: Partial<FormState>) => void;
}

function Outcome({device, setting, wanted, damping, onUse}: OutcomeProps): ReactNode {
  const format = useNumberFormat();
  const verdict = assess(setting, wanted);
  const isCounted = device === 'geosnake';
  const suggestion = suggest(wanted, RATES, isCounted ? SAMPLES.maximum : Infinity, damping);
  const isReached = verdict.upper === 'amplitude' && verdict.lower === 'enough';
  // Whole seconds, never shorter than needed, as people would set them.
  const length =
    suggestion.kind === 'setting' && !isCounted
      ? Math.ceil(suggestion.samples / suggestion.rate.frequency)
      : suggestion.kind === 'setting' && suggestion.samples;
  return (
    <>
      <Result tone={isReached ? 'good' : 'problem'}>
        <ul className={styles.verdicts}>
          <li>{lowerText(verdict.lower, setting, wanted.lowest, damping, format)}</li>
          <li>{upperText(verdict.upper, setting, wanted.highest, format)}</li>
        </ul>
        <p className={styles.advice}>{advice(device, suggestion, wanted, format)}</p>
      </Result>
      {suggestion.kind === 'setting' && length && (isCounted || length <= MAX_RECORD_SECONDS) && (
        <ToolButton onClick={() => onUse({code: String(suggestion.rate.code), length: String(length)})}>
          <Translate id="site.sampling.use">Use this setting</Translate>
        </ToolButton>
      )}
      <ResultTable
        caption={translate(
          {
            id: 'site.sampling.caption',
            message: 'Results of the setting at the sampling frequency fs = {frequency}',
          },
          {frequency: hertz(setting.samplingFrequency, format, 6)},
        )}
        columns={[
          translate({id: 'site.sampling.column.quantity', message: 'Quantity'}),
          translate({id: 'site.sampling.column.value', message: 'Value'}),
        ]}
        rows={quantities(device, setting, wanted, format).map(([quantity, formula, value]) => [
          <>
            {quantity} <span className={styles.formula}>{formula}</span>
          </>,
          value,
        ])}
      />
    </>
  );
}

/** Initial values: a structure with natural frequencies of 1–20 Hz. */
const EXAMPLE: Readonly<Record<SamplingDevice, FormState>> = {
  geosnake: {code: '5', length: '2048', lowest: '1', highest: '20', damping: String(DEFAULT_DAMPING * 100)},
  dynasense: {code: '5', length: '60', lowest: '1', highest: '20', damping: String(DEFAULT_DAMPING * 100)},
};

/** Assesses a data rate and record length of the ADXL355 for the frequencies of interest, and suggests a better setting. */
export default function SamplingHelper({device}: {device: SamplingDevice}): ReactNode {
  const format = useNumberFormat();
  const [form, setForm] = useState(EXAMPLE[device]);
  const {errors, entries} = evaluate(device, form, format);
  const isCounted = device === 'geosnake';
  const change = (changes: Partial<FormState>) => setForm({...form, ...changes});
  const field = (name: keyof FormState) => ({
    value: form[name],
    error: name === 'code' ? undefined : errors[name],
    onChange: (value: string) => change({[name]: value}),
  });
  const lengthLabel = translate({id: 'site.sampling.seconds', message: 'Record length (s)'});
  return (
    <ToolForm label={translate({id: 'site.sampling.label', message: 'Sampling helper'})}>
      <FieldGroup legend={translate({id: 'site.sampling.setting', message: 'Accelerometer setting'})}>
        <FieldRow>
          <SelectField
            {...field('code')}
            label={translate({id: 'site.sampling.rate', message: 'Data rate (ODR)'})}
            choices={RATES.map((rate) => ({value: String(rate.code), label: rateName(device, rate, format)}))}
          />
          <TextField
            {...field('length')}
            label={isCounted ? samplesName() : lengthLabel}
            hint={isCounted ? `${SAMPLES.minimum}–${SAMPLES.maximum}` : undefined}
            inputMode={isCounted ? 'numeric' : 'decimal'}
          />
        </FieldRow>
      </FieldGroup>
      <FieldGroup legend={translate({id: 'site.sampling.wanted', message: 'Frequencies of interest'})}>
        <FieldRow>
          <TextField
            {...field('lowest')}
            label={translate({id: 'site.sampling.lowest', message: 'Lowest (Hz)'})}
            inputMode="decimal"
          />
          <TextField
            {...field('highest')}
            label={translate({id: 'site.sampling.highest', message: 'Highest (Hz)'})}
            inputMode="decimal"
          />
          <TextField
            {...field('damping')}
            label={translate({id: 'site.sampling.damping', message: 'Damping ratio ζ (%)'})}
            hint={translate(
              {id: 'site.sampling.damping.hint', message: '{ratio} if unknown'},
              {ratio: `${format(DEFAULT_DAMPING * 100)}\u00a0%`},
            )}
            inputMode="decimal"
          />
        </FieldRow>
      </FieldGroup>
      <FieldGroup legend={translate({id: 'site.sampling.result', message: 'Result'})}>
        {entries ? (
          <Outcome {...entries} device={device} onUse={change} />
        ) : (
          <Result tone="warning">
            <Translate id="site.sampling.incomplete">Fix the highlighted field to see the result.</Translate>
          </Result>
        )}
      </FieldGroup>
    </ToolForm>
  );
}
