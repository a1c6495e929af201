import {translate} from '@docusaurus/Translate';
import React, {type ReactNode, useState} from 'react';
import {ADXL_SAMPLES, adxlDataRates} from '../../data/geosnake';
import {parseDecimal, parseInteger, type ParsedNumber} from '../../lib/numbers';
import {assess, DEFAULT_DAMPING, type Sampling, sampling, type WantedBand} from '../../lib/sampling';
import {
  FieldGroup,
  FieldRow,
  type Format,
  Result,
  ResultTable,
  SelectField,
  TextField,
  ToolForm,
  useNumberFormat,
} from '../ToolForm';
import {hertz, lowerText, quantities, type SamplingDevice, samplesName, upperText} from './messages';
import styles from './styles.module.css';

/** Damping ratios that the form accepts, in %. Others are implausible for structures. */
const DAMPING = {minimum: 0.1, maximum: 20};

/** Longest record that the form accepts for Dynasense: one day. The device itself has no limit. */
const MAX_RECORD_SECONDS = 86_400;

interface FormState {
  code: string;
  /** Length of the record: a number of samples (GeoSnake) or seconds (Dynasense). */
  length: string;
  lowest: string;
  highest: string;
  /** Damping ratio at the lowest natural frequency of the structure, in %. */
  damping: string;
}

interface Evaluation {
  errors: Partial<Record<Exclude<keyof FormState, 'code'>, string>>;
  /** The validated input. Absent until every field is valid. `damping` is 0.01 for one percent. */
  entries?: {setting: Sampling; wanted: WantedBand; damping: number};
}

function within(parsed: ParsedNumber, least: number, most: number): number | undefined {
  return parsed.ok && parsed.value >= least && parsed.value <= most ? parsed.value : undefined;
}

function evaluate(device: SamplingDevice, form: FormState, format: Format): Evaluation {
  const rate = adxlDataRates.find(({code}) => String(code) === form.code);
  const isCounted = device === 'geosnake';
  const [least, most] = isCounted ? [ADXL_SAMPLES.minimum, ADXL_SAMPLES.maximum] : [1, MAX_RECORD_SECONDS];
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
  const samples = isCounted ? length : Math.round(length * rate.hertz);
  return {errors, entries: {setting: sampling(rate.hertz, samples, damping), wanted: {lowest, highest}, damping}};
}

/** Returns the label of a data rate, e.g. `code 5 (125 Hz)`. The code selects the rate in the GeoSnake command. */
const codeName = (code: number, rate: string) =>
  translate({id: 'site.sampling.code', message: 'code {code} ({rate})'}, {code, rate});

interface OutcomeProps {
  device: SamplingDevice;
  setting: Sampling;
  wanted: WantedBand;
  damping: number;
}

function Outcome({device, setting, wanted, damping}: OutcomeProps): ReactNode {
  const format = useNumberFormat();
  const verdict = assess(setting, wanted);
  const isReached = verdict.upper === 'amplitude' && verdict.lower === 'enough';
  return (
    <>
      <Result tone={isReached ? 'good' : 'problem'}>
        <ul className={styles.verdicts}>
          <li>{lowerText(verdict.lower, setting, wanted.lowest, damping, format)}</li>
          <li>{upperText(verdict.upper, setting, wanted.highest, format)}</li>
        </ul>
      </Result>
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
            <span>{quantity}</span>{' '}
            <span className={styles.formula} translate="no">
              {formula}
            </span>
          </>,
          value,
        ])}
      />
    </>
  );
}

/** Initial contents of the form. They describe a structure with natural frequencies of 1–20 Hz. */
const EXAMPLE: Readonly<Record<SamplingDevice, FormState>> = {
  geosnake: {code: '5', length: '2048', lowest: '1', highest: '20', damping: String(DEFAULT_DAMPING * 100)},
  dynasense: {code: '5', length: '60', lowest: '1', highest: '20', damping: String(DEFAULT_DAMPING * 100)},
};

/** Renders a form that assesses whether data rate and record length of an ADXL355 suit the wanted frequencies. */
export default function SamplingHelper({device}: {device: SamplingDevice}): ReactNode {
  const format = useNumberFormat();
  const [form, setForm] = useState(EXAMPLE[device]);
  const {errors, entries} = evaluate(device, form, format);
  const isCounted = device === 'geosnake';
  const field = (name: keyof FormState) => ({
    value: form[name],
    error: name === 'code' ? undefined : errors[name],
    onChange: (value: string) => setForm({...form, [name]: value}),
  });
  const lengthLabel = translate({id: 'site.sampling.seconds', message: 'Record length (s)'});
  return (
    <ToolForm label={translate({id: 'site.sampling.label', message: 'Sampling helper'})}>
      <FieldGroup legend={translate({id: 'site.sampling.setting', message: 'Accelerometer setting'})}>
        <FieldRow>
          <SelectField
            {...field('code')}
            label={translate({id: 'site.sampling.rate', message: 'Data rate (ODR)'})}
            choices={adxlDataRates.map(({code, hertz: frequency}) => {
              const rate = hertz(frequency, format, 6);
              return {value: String(code), label: isCounted ? codeName(code, rate) : rate};
            })}
          />
          <TextField
            {...field('length')}
            label={isCounted ? samplesName() : lengthLabel}
            hint={isCounted ? `${ADXL_SAMPLES.minimum}–${ADXL_SAMPLES.maximum}` : undefined}
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
          <Outcome {...entries} device={device} />
        ) : (
          <Result tone="warning">
            {translate({id: 'site.sampling.incomplete', message: 'Fix the highlighted field to see the result.'})}
          </Result>
        )}
      </FieldGroup>
    </ToolForm>
  );
}
