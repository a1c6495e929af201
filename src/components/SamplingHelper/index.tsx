import {translate} from '@docusaurus/Translate';
import React, {type ReactNode, useState} from 'react';
import {ADXL_SAMPLES, adxlDataRates} from '../../data/geosnake';
import type {Range} from '../../data/types';
import {isWithin, parseDecimal, parseInteger} from '../../lib/numbers';
import {assess, DEFAULT_DAMPING, type Sampling, sampling} from '../../lib/sampling';
import {
  FieldGroup,
  FieldRow,
  Result,
  ResultTable,
  SelectField,
  TextField,
  ToolForm,
  useNumberFormat,
} from '../ToolForm';
import {lowerText, quantities, samplesName, upperText} from './messages';
import styles from './styles.module.css';

/** Damping ratios that the form accepts, in %. Others are implausible for structures. */
const DAMPING: Range = {minimum: 0.1, maximum: 20};

/** Frequencies that the form accepts, in Hz. */
const FREQUENCIES: Range = {minimum: 0.001, maximum: 4000};

/** Lengths in s of a record that the form accepts for Dynasense: up to a day. The device itself has no limit. */
const SECONDS: Range = {minimum: 1, maximum: 86_400};

/** Initial contents of the form. They describe a structure with natural frequencies of 1–20 Hz. */
const EXAMPLE = {lowest: '1', highest: '20', damping: String(DEFAULT_DAMPING * 100)};

type FieldName = keyof typeof EXAMPLE | 'length';

interface OutcomeProps {
  isCounted: boolean;
  setting: Sampling;
  lowest: number;
  highest: number;
}

function Outcome({isCounted, setting, lowest, highest}: OutcomeProps): ReactNode {
  const format = useNumberFormat();
  const {upper, lower} = assess(setting, lowest, highest);
  return (
    <>
      <Result tone={upper === 'amplitude' && lower === 'enough' ? 'good' : 'problem'}>
        <ul className={styles.verdicts}>
          <li>{lowerText(lower, setting, lowest, format)}</li>
          <li>{upperText(upper, setting, highest, format)}</li>
        </ul>
      </Result>
      <ResultTable
        caption={translate(
          {
            id: 'site.sampling.caption',
            message: 'Results of the setting at the sampling frequency fs = {frequency}',
          },
          {frequency: format(setting.samplingFrequency, {unit: 'Hz'})},
        )}
        columns={[
          translate({id: 'site.sampling.column.quantity', message: 'Quantity'}),
          translate({id: 'site.sampling.column.value', message: 'Value'}),
        ]}
        rows={quantities(isCounted, setting, lowest, format).map(([quantity, formula, value]) => [
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

/**
 * Renders a form that assesses whether data rate and record length of an ADXL355 suit the wanted frequencies. The length
 * of a record is entered in samples for GeoSnake, and in seconds for Dynasense.
 */
export default function SamplingHelper({device}: {device: 'geosnake' | 'dynasense'}): ReactNode {
  const format = useNumberFormat();
  const isCounted = device === 'geosnake';
  const [form, setForm] = useState({...EXAMPLE, length: isCounted ? '2048' : '60'});
  const [hertz, setHertz] = useState('125');
  const entries = {
    length: (isCounted ? parseInteger : parseDecimal)(form.length),
    lowest: parseDecimal(form.lowest),
    highest: parseDecimal(form.highest),
    damping: parseDecimal(form.damping),
  };
  const ranges: Record<FieldName, Range> = {
    length: isCounted ? ADXL_SAMPLES : SECONDS,
    lowest: FREQUENCIES,
    highest: {...FREQUENCIES, minimum: entries.lowest || FREQUENCIES.minimum},
    damping: DAMPING,
  };
  const names = Object.keys(ranges) as FieldName[];
  const isValid = names.every((name) => isWithin(entries[name], ranges[name]));
  const field = (name: FieldName, unit = '') => ({
    value: form[name],
    hint: `${format(ranges[name].minimum)}–${format(ranges[name].maximum, {unit})}`,
    isInvalid: !isWithin(entries[name], ranges[name]),
    inputMode: 'decimal' as const,
    onChange: (value: string) => setForm({...form, [name]: value}),
  });
  const rateName = (code: number, rate: string) =>
    isCounted ? translate({id: 'site.sampling.code', message: 'code {code} ({rate})'}, {code, rate}) : rate;
  const samples = isCounted ? entries.length : Math.round(entries.length * Number(hertz));
  const unknownDamping = translate(
    {id: 'site.sampling.damping.hint', message: '{ratio} if unknown'},
    {ratio: format(DEFAULT_DAMPING * 100, {unit: '%'})},
  );
  return (
    <ToolForm label={translate({id: 'site.sampling.label', message: 'Sampling helper'})}>
      <FieldGroup legend={translate({id: 'site.sampling.setting', message: 'Accelerometer setting'})}>
        <FieldRow>
          <SelectField
            label={translate({id: 'site.sampling.rate', message: 'Data rate (ODR)'})}
            value={hertz}
            onChange={setHertz}>
            {adxlDataRates.map(({code, hertz: rate}) => (
              <option key={code} value={rate}>
                {rateName(code, format(rate, {unit: 'Hz'}))}
              </option>
            ))}
          </SelectField>
          <TextField
            {...field('length', isCounted ? '' : 's')}
            label={isCounted ? samplesName() : translate({id: 'site.sampling.seconds', message: 'Record length (s)'})}
          />
        </FieldRow>
      </FieldGroup>
      <FieldGroup legend={translate({id: 'site.sampling.wanted', message: 'Frequencies of interest'})}>
        <FieldRow>
          <TextField
            {...field('lowest', 'Hz')}
            label={translate({id: 'site.sampling.lowest', message: 'Lowest (Hz)'})}
          />
          <TextField
            {...field('highest', 'Hz')}
            label={translate({id: 'site.sampling.highest', message: 'Highest (Hz)'})}
          />
          <TextField
            {...field('damping')}
            label={translate({id: 'site.sampling.damping', message: 'Damping ratio ζ (%)'})}
            hint={`${field('damping', '%').hint}; ${unknownDamping}`}
          />
        </FieldRow>
      </FieldGroup>
      <FieldGroup legend={translate({id: 'site.sampling.result', message: 'Result'})}>
        {isValid ? (
          <Outcome {...{isCounted, ...entries}} setting={sampling(Number(hertz), samples, entries.damping / 100)} />
        ) : (
          <Result tone="problem">
            {translate({id: 'site.sampling.incomplete', message: 'Fix the highlighted field to see the result.'})}
          </Result>
        )}
      </FieldGroup>
    </ToolForm>
  );
}
