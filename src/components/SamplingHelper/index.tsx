import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode, useState} from 'react';
import {adxlDataRates, geosnakeCommands} from '../../data/geosnake';
import {parseDecimal, parseInteger, type ParsedNumber} from '../../lib/numbers';
import {
  ANALYSIS_RATIO,
  assess,
  type Assessment,
  type DataRate,
  LOW_PASS_RATIO,
  MINIMUM_PERIODS,
  type Sampling,
  sampling,
  suggest,
  type Suggestion,
  type WantedBand,
} from '../../lib/sampling';
import {FieldGroup, FieldRow, Result, SelectField, TextField, ToolForm, useNumberFormat} from '../ToolForm';
import styles from './styles.module.css';

/** Devices with the ADXL355 sensor; what limits a record differs between them. */
export type SamplingDevice = 'geosnake' | 'dynasense';

const RATES: readonly DataRate[] = adxlDataRates.map(({code, hertz}) => ({code, frequency: hertz}));

/** Longest record that can be computed for a device that is not limited by a count of samples: one day, in seconds. */
const LONGEST_RECORD = 86_400;

/** Counts of samples that the command takes. @throws when the list of commands no longer says so */
function sampleLimits(): {least: number; most: number} {
  const values = geosnakeCommands.find(({name}) => name === 'set_adxl_points')?.values;
  if (values?.kind !== 'range') {
    throw new Error('SamplingHelper: set_adxl_points needs a range of values in src/data/geosnake.ts.');
  }
  return {least: values.minimum, most: values.maximum};
}

const SAMPLES = sampleLimits();

interface FormState {
  code: string;
  /** Count of samples (GeoSnake) or length of the record in s (Dynasense). */
  length: string;
  lowest: string;
  highest: string;
}

type Format = ReturnType<typeof useNumberFormat>;

interface Evaluation {
  errors: Partial<Record<'length' | 'lowest' | 'highest', string>>;
  setting?: Sampling;
  wanted?: WantedBand;
}

function rangeError(least: number, most: number, format: Format): string {
  return translate(
    {
      id: 'site.sampling.error.range',
      message: 'Enter a number from {least} to {most}.',
      description: 'Error below an entry of the sampling helper',
    },
    {least: format(least), most: format(most)},
  );
}

function positiveError(): string {
  return translate({
    id: 'site.sampling.error.positive',
    message: 'Enter a frequency above 0 Hz.',
    description: 'Error below a frequency of the sampling helper',
  });
}

function within(parsed: ParsedNumber, least: number, most: number): number | undefined {
  return parsed.ok && parsed.value >= least && parsed.value <= most ? parsed.value : undefined;
}

function evaluate(device: SamplingDevice, form: FormState, format: Format): Evaluation {
  const rate = RATES.find(({code}) => String(code) === form.code);
  const errors: Evaluation['errors'] = {};
  let samples: number | undefined;
  if (device === 'geosnake') {
    samples = within(parseInteger(form.length), SAMPLES.least, SAMPLES.most);
    errors.length = samples === undefined ? rangeError(SAMPLES.least, SAMPLES.most, format) : undefined;
  } else {
    const seconds = within(parseDecimal(form.length), 1, LONGEST_RECORD);
    errors.length = seconds === undefined ? rangeError(1, LONGEST_RECORD, format) : undefined;
    samples = seconds === undefined || !rate ? undefined : Math.round(seconds * rate.frequency);
  }
  const [lowest, highest] = [parseDecimal(form.lowest), parseDecimal(form.highest)].map((parsed) =>
    parsed.ok && parsed.value > 0 ? parsed.value : undefined,
  );
  errors.lowest = lowest === undefined ? positiveError() : undefined;
  errors.highest = highest === undefined ? positiveError() : undefined;
  const ordered = lowest !== undefined && highest !== undefined && lowest <= highest;
  if (lowest !== undefined && highest !== undefined && !ordered) {
    errors.highest = translate({
      id: 'site.sampling.error.order',
      message: 'The highest frequency must not be below the lowest one.',
      description: 'Error below the highest frequency of the sampling helper',
    });
  }
  return {
    errors,
    setting: rate && samples ? sampling(rate.frequency, samples) : undefined,
    wanted: ordered ? {lowest, highest} : undefined,
  };
}

function hertz(value: number, format: Format, significant = 4): string {
  return `${format(value, {significant})}\u00a0Hz`;
}

function upperVerdict({upper}: Assessment, setting: Sampling, highest: number, format: Format): string {
  const values = {frequency: hertz(highest, format)};
  switch (upper) {
    case 'amplitude':
      return translate(
        {
          id: 'site.sampling.upper.amplitude',
          message: '{frequency} is in the band: its amplitude is at most 3 dB too small.',
          description: 'Verdict on the highest wanted frequency',
        },
        values,
      );
    case 'detection':
      return translate(
        {
          id: 'site.sampling.upper.detection',
          message:
            '{frequency} can be found, but its amplitude will be too small: the low-pass filter starts at {limit}.',
          description: 'Verdict on the highest wanted frequency',
        },
        {...values, limit: hertz(setting.amplitudeLimit, format)},
      );
    case 'filtered':
      return translate(
        {
          id: 'site.sampling.upper.filtered',
          message: '{frequency} is out of reach: the limit at this data rate is {limit}. Choose a faster rate.',
          description: 'Verdict on the highest wanted frequency',
        },
        {...values, limit: hertz(setting.detectionLimit, format)},
      );
    case 'aliased':
      return translate(
        {
          id: 'site.sampling.upper.aliased',
          message:
            '{frequency} is out of reach: from {limit} up, a vibration appears as a different, lower frequency. Choose a faster rate.',
          description: 'Verdict on the highest wanted frequency, above half the sampling rate',
        },
        {...values, limit: hertz(setting.nyquist, format)},
      );
  }
}

function lowerVerdict({lower, periods}: Assessment, lowest: number, format: Format): string {
  const values = {
    frequency: hertz(lowest, format),
    // Rounding up would show ten where there are fewer.
    periods: format(Math.floor(periods * 10) / 10, {significant: 3}),
    least: MINIMUM_PERIODS,
  };
  switch (lower) {
    case 'enough':
      return translate(
        {
          id: 'site.sampling.lower.enough',
          message: 'Periods of {frequency} in the record: {periods}. That is enough.',
          description: 'Verdict on the lowest wanted frequency',
        },
        values,
      );
    case 'few':
      return translate(
        {
          id: 'site.sampling.lower.few',
          message:
            'Periods of {frequency} in the record: {periods}. At least {least} are needed; make the record longer.',
          description: 'Verdict on the lowest wanted frequency',
        },
        values,
      );
    case 'none':
      return translate(
        {
          id: 'site.sampling.lower.none',
          message: '{frequency} is out of reach: the record is shorter than one period. Make it longer.',
          description: 'Verdict on the lowest wanted frequency',
        },
        values,
      );
  }
}

function rateName(device: SamplingDevice, {code, frequency}: DataRate, format: Format): string {
  const rate = hertz(frequency, format, 6);
  return device === 'geosnake'
    ? translate(
        {
          id: 'site.sampling.code',
          message: 'code {code} ({rate})',
          description: 'A data rate of the sensor with the code that sets it',
        },
        {code, rate},
      )
    : rate;
}

function advice(device: SamplingDevice, suggestion: Suggestion, wanted: WantedBand, format: Format): string {
  switch (suggestion.kind) {
    case 'setting': {
      const {rate, samples, leastSamples, amplitude} = suggestion;
      const values = {
        rate: rateName(device, rate, format),
        samples: format(samples),
        least: format(leastSamples),
        length: `${format(samples / rate.frequency, {significant: 4})}\u00a0s`,
        step: hertz(rate.frequency / samples, format, 3),
      };
      const text =
        device === 'geosnake'
          ? translate(
              {
                id: 'site.sampling.advice.samples',
                message:
                  'Best setting for this band: {rate}, number of samples {samples}. Record {length}, step of the spectrum {step}. Least number of samples: {least}.',
                description: 'Suggested setting of a device that limits the count of samples',
              },
              values,
            )
          : translate(
              {
                id: 'site.sampling.advice.length',
                message: 'Enough for this band: data rate {rate}, record of at least {length}.',
                description: 'Suggested setting of a device whose record is set by its length',
              },
              values,
            );
      const caution = translate({
        id: 'site.sampling.advice.amplitude',
        message: 'Amplitudes at the upper end will be too small.',
        description: 'Added to a suggested setting that only just reaches the highest wanted frequency',
      });
      return amplitude ? text : `${text} ${caution}`;
    }
    case 'two':
      return translate(
        {
          id: 'site.sampling.advice.two',
          message:
            'No single setting holds the whole band. Measure twice: {lowest} with {slow}, {highest} with {fast}.',
          description: 'Suggestion when one record cannot show both ends of the wanted band',
        },
        {
          lowest: hertz(wanted.lowest, format),
          highest: hertz(wanted.highest, format),
          slow: rateName(device, suggestion.slow, format),
          fast: rateName(device, suggestion.fast, format),
        },
      );
    case 'tooLow':
      return translate(
        {
          id: 'site.sampling.advice.tooLow',
          message: 'No setting holds enough periods of {lowest}: the lowest frequency that works is {least}.',
          description: 'Suggestion when the lowest wanted frequency is out of reach',
        },
        {lowest: hertz(wanted.lowest, format), least: hertz(suggestion.least, format, 3)},
      );
    case 'tooHigh':
      return translate(
        {
          id: 'site.sampling.advice.tooHigh',
          message: 'No setting reaches {highest}: the highest frequency that works is {most}.',
          description: 'Suggestion when the highest wanted frequency is out of reach',
        },
        {highest: hertz(wanted.highest, format), most: hertz(suggestion.most, format, 5)},
      );
  }
}

function samplesName(): string {
  return translate({
    id: 'site.sampling.samples',
    message: 'Number of samples',
    description: 'Quantity and label of the sampling helper',
  });
}

function lengthName(): string {
  return translate({
    id: 'site.sampling.recordLength',
    message: 'Length of the record',
    description: 'Quantity of the sampling helper',
  });
}

/** Rows of the table: quantity, formula, value. What is entered is not repeated. */
function quantities(device: SamplingDevice, setting: Sampling, format: Format): [string, string, string][] {
  return [
    device === 'geosnake'
      ? [lengthName(), 'T = N / fs', `${format(setting.recordLength, {significant: 5})}\u00a0s`]
      : [samplesName(), 'N = T · fs', format(setting.samples, {decimals: 0})],
    [
      translate({
        id: 'site.sampling.resolution',
        message: 'Step of the spectrum',
        description: 'Quantity of the sampling helper',
      }),
      'Δf = fs / N',
      hertz(setting.resolution, format, 3),
    ],
    [
      translate(
        {
          id: 'site.sampling.lowestFrequency',
          message: 'Lowest frequency with {periods} periods',
          description: 'Quantity of the sampling helper',
        },
        {periods: MINIMUM_PERIODS},
      ),
      `${MINIMUM_PERIODS} / T`,
      hertz(setting.lowestFrequency, format, 3),
    ],
    [
      translate({
        id: 'site.sampling.amplitudeLimit',
        message: 'Amplitudes at most 3 dB too small up to',
        description: 'Quantity of the sampling helper: corner of the low-pass filter',
      }),
      `fs / ${LOW_PASS_RATIO}`,
      hertz(setting.amplitudeLimit, format),
    ],
    [
      translate({
        id: 'site.sampling.detectionLimit',
        message: 'Frequencies can be found up to',
        description: 'Quantity of the sampling helper: limit by the rule of 2.56',
      }),
      `fs / ${format(ANALYSIS_RATIO)}`,
      hertz(setting.detectionLimit, format),
    ],
    [
      translate({
        id: 'site.sampling.nyquist',
        message: 'Vibrations appear at a wrong frequency from',
        description: 'Quantity of the sampling helper: half the sampling rate',
      }),
      'fs / 2',
      hertz(setting.nyquist, format),
    ],
  ];
}

/** Length of a record that people would set: whole seconds, never shorter than needed. */
function wholeSeconds({frequency}: DataRate, samples: number): number {
  return Math.ceil(samples / frequency);
}

function Outcome({
  device,
  setting,
  wanted,
  onUse,
}: {
  device: SamplingDevice;
  setting?: Sampling;
  wanted?: WantedBand;
  onUse: (rate: DataRate, samples: number) => void;
}): ReactNode {
  const format = useNumberFormat();
  if (!setting || !wanted) {
    return (
      <Result tone="warning">
        <Translate
          id="site.sampling.incomplete"
          description="Result of the sampling helper while an entry is wrong; the error stands below the entry">
          Correct the marked entry and the result appears here.
        </Translate>
      </Result>
    );
  }
  const verdict = assess(setting, wanted);
  const suggestion =
    device === 'geosnake' ? suggest(wanted, RATES, SAMPLES.least, SAMPLES.most) : suggest(wanted, RATES, 1, Infinity);
  const reached = verdict.upper === 'amplitude' && verdict.lower === 'enough';
  const isUsed =
    suggestion.kind === 'setting' &&
    suggestion.rate.frequency === setting.samplingFrequency &&
    suggestion.samples <= setting.samples;
  const isEnterable =
    suggestion.kind === 'setting' &&
    (device === 'geosnake' || wholeSeconds(suggestion.rate, suggestion.samples) <= LONGEST_RECORD);
  return (
    <>
      <Result tone={reached ? 'good' : 'problem'}>
        <ul className={styles.verdicts}>
          <li>{lowerVerdict(verdict, wanted.lowest, format)}</li>
          <li>{upperVerdict(verdict, setting, wanted.highest, format)}</li>
        </ul>
        <p className={styles.advice}>{advice(device, suggestion, wanted, format)}</p>
      </Result>
      {isEnterable && (
        <button
          type="button"
          className="site-button site-button--quiet"
          // Not "disabled": the button would lose the focus of whoever has just pressed it.
          aria-disabled={isUsed}
          onClick={() => onUse(suggestion.rate, suggestion.samples)}>
          <Translate id="site.sampling.use" description="Button that enters the suggested setting">
            Use this setting
          </Translate>
        </button>
      )}
      <table className={styles.quantities}>
        <caption>
          <Translate
            id="site.sampling.caption"
            description="Caption of the table of the sampling helper; fs is the sampling frequency"
            values={{frequency: hertz(setting.samplingFrequency, format, 6)}}>
            {'What the setting gives at the sampling frequency fs = {frequency}'}
          </Translate>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="site.sampling.column.quantity" description="Column heading of the sampling helper">
                Quantity
              </Translate>
            </th>
            <th scope="col">
              <Translate id="site.sampling.column.value" description="Column heading of the sampling helper">
                Value
              </Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {quantities(device, setting, format).map(([quantity, formula, value]) => (
            <tr key={quantity}>
              <th scope="row">
                {quantity} <span className={styles.formula}>{formula}</span>
              </th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A structure with natural frequencies of 1–20 Hz, so that the first view is an answer and not an empty form. */
const EXAMPLE: Readonly<Record<SamplingDevice, FormState>> = {
  geosnake: {code: '5', length: '2048', lowest: '1', highest: '20'},
  dynasense: {code: '5', length: '60', lowest: '1', highest: '20'},
};

/**
 * What a data rate and a record length of the ADXL355 show: length, step of the spectrum and usable band, whether the
 * frequencies that the reader wants are within reach, and which setting fits them best.
 */
export default function SamplingHelper({device}: {device: SamplingDevice}): ReactNode {
  const format = useNumberFormat();
  const [form, setForm] = useState(EXAMPLE[device]);
  const change = (changes: Partial<FormState>) => setForm((current) => ({...current, ...changes}));
  const {errors, setting, wanted} = evaluate(device, form, format);
  const isCounted = device === 'geosnake';
  return (
    <ToolForm
      label={translate({
        id: 'site.sampling.label',
        message: 'Sampling helper',
        description: 'Accessible name of the sampling helper',
      })}>
      <FieldGroup
        legend={
          <Translate id="site.sampling.setting" description="Title of the sensor setting in the sampling helper">
            Setting of the accelerometer
          </Translate>
        }>
        <FieldRow>
          <SelectField
            label={translate({
              id: 'site.sampling.rate',
              message: 'Data rate (ODR)',
              description: 'Label of the list of data rates',
            })}
            value={form.code}
            choices={RATES.map((rate) => ({value: String(rate.code), label: rateName(device, rate, format)}))}
            onChange={(code) => change({code})}
          />
          <TextField
            label={
              isCounted
                ? samplesName()
                : translate({
                    id: 'site.sampling.seconds',
                    message: 'Length of the record (s)',
                    description: 'Label of the record length in the sampling helper',
                  })
            }
            hint={isCounted ? `${SAMPLES.least}–${SAMPLES.most}` : undefined}
            inputMode={isCounted ? 'numeric' : 'decimal'}
            error={errors.length}
            value={form.length}
            onChange={(length) => change({length})}
          />
        </FieldRow>
      </FieldGroup>
      <FieldGroup
        legend={
          <Translate id="site.sampling.wanted" description="Title of the wanted frequencies in the sampling helper">
            Frequencies you look for
          </Translate>
        }>
        <FieldRow>
          <TextField
            label={translate({
              id: 'site.sampling.lowest',
              message: 'Lowest (Hz)',
              description: 'Label of the lowest wanted frequency',
            })}
            inputMode="decimal"
            error={errors.lowest}
            value={form.lowest}
            onChange={(lowest) => change({lowest})}
          />
          <TextField
            label={translate({
              id: 'site.sampling.highest',
              message: 'Highest (Hz)',
              description: 'Label of the highest wanted frequency',
            })}
            inputMode="decimal"
            error={errors.highest}
            value={form.highest}
            onChange={(highest) => change({highest})}
          />
        </FieldRow>
      </FieldGroup>
      <FieldGroup
        legend={
          <Translate id="site.sampling.result" description="Title of the result in the sampling helper">
            Result
          </Translate>
        }>
        <Outcome
          device={device}
          setting={setting}
          wanted={wanted}
          onUse={(rate, samples) =>
            change({code: String(rate.code), length: String(isCounted ? samples : wholeSeconds(rate, samples))})
          }
        />
      </FieldGroup>
    </ToolForm>
  );
}
