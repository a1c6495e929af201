import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ReactNode, useState} from 'react';
import {parseTime, writeTime, type Zone} from '../../lib/epoch';
import {parseDecimal} from '../../lib/numbers';
import {convert, factor, type Quantity, smallAngle, SMALL_ANGLE_FACTOR, type Unit, UNITS} from '../../lib/units';
import {FieldGroup, FieldRow, Result, SelectField, TextField, ToolForm, useNumberFormat} from '../ToolForm';
import styles from './styles.module.css';

interface Entry {
  text: string;
  unit: Unit;
}

/** Initial values, from the text of the page. */
const EXAMPLE: Readonly<Record<Quantity, Entry>> = {
  inclination: {text: '1', unit: '°'},
  strain: {text: '195', unit: 'µm/m'},
  acceleration: {text: '1', unit: 'g'},
};

const quantityNames = (): Record<Quantity, string> => ({
  inclination: translate({id: 'site.unitConverter.inclination', message: 'Inclination'}),
  strain: translate({id: 'site.unitConverter.strain', message: 'Strain'}),
  acceleration: translate({id: 'site.unitConverter.acceleration', message: 'Acceleration'}),
});

/** Value of the field, or its error message. */
function read({text, unit}: Entry): number | string {
  const parsed = parseDecimal(text);
  if (!parsed.ok) {
    return translate({id: 'site.unitConverter.error.notANumber', message: 'Enter a number, for example 12.5 or 12,5.'});
  }
  return unit === '°' && Math.abs(parsed.value) >= 90
    ? translate({id: 'site.unitConverter.error.rightAngle', message: 'The angle must be between −90° and 90°.'})
    : parsed.value;
}

/** The value in the other units, with the multiplier to enter as a parameter, which has a decimal point in every language. */
function Results({value, unit, units}: {value: number; unit: Unit; units: readonly Unit[]}): ReactNode {
  const format = useNumberFormat();
  const others = units.filter((other) => other !== unit);
  return (
    <ul className={clsx('site-list', styles.results)}>
      {others.map((other) => (
        <li key={other}>
          <strong>= {format(convert(value, unit, other) ?? NaN, {unit: other})}</strong>{' '}
          {factor(unit, other) !== undefined && (
            <span className="site-note">
              <Translate id="site.unitConverter.multiplier" values={{multiplier: <code>{factor(unit, other)}</code>}}>
                {'multiplier {multiplier}'}
              </Translate>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function SmallAngleHint({degrees}: {degrees: number}): ReactNode {
  const format = useNumberFormat();
  const {value, error} = smallAngle(degrees);
  return (
    <p className="site-note">
      <Translate
        id="site.unitConverter.smallAngle"
        values={{
          multiplier: <code>{SMALL_ANGLE_FACTOR}</code>,
          value: format(value, {unit: 'mm/m'}),
          error: format(error * 100, {significant: 2, unit: '%'}),
        }}>
        {'With the small-angle multiplier {multiplier}, the result is {value}, an error of {error}.'}
      </Translate>
    </p>
  );
}

function Conversion({quantity}: {quantity: Quantity}): ReactNode {
  const [{text, unit}, setEntry] = useState(EXAMPLE[quantity]);
  const units: readonly Unit[] = UNITS[quantity];
  const value = read({text, unit});
  const isRight = typeof value === 'number';
  return (
    <FieldGroup legend={quantityNames()[quantity]}>
      <FieldRow>
        <TextField
          label={translate({id: 'site.unitConverter.value', message: 'Value'})}
          inputMode="decimal"
          error={isRight ? undefined : value}
          value={text}
          onChange={(next) => setEntry({text: next, unit})}
        />
        <SelectField
          label={translate({id: 'site.unitConverter.unit', message: 'Unit'})}
          value={unit}
          choices={units.map((one) => ({value: one, label: one === 'µm/m' ? 'µm/m (µε)' : one}))}
          onChange={(next) => setEntry({text, unit: next as Unit})}
        />
      </FieldRow>
      <Result tone={isRight ? 'good' : 'warning'}>
        {isRight ? (
          <Results {...{value, unit, units}} />
        ) : (
          <Translate id="site.unitConverter.incomplete">Fix the value to see the result.</Translate>
        )}
      </Result>
      {isRight && unit === '°' && <SmallAngleHint degrees={value} />}
    </FieldGroup>
  );
}

const zoneNames = (): Record<Zone, string> => ({
  UTC: 'UTC',
  'Europe/Prague': translate({id: 'site.unitConverter.time.prague', message: 'Czech time (CET, in summer CEST)'}),
});

/** A time as the numbers that **Valid From** takes, and in both time zones. @param time Unix time in ms */
function Moment({time}: {time: number}): ReactNode {
  const lines = [
    [Math.floor(time / 1000), translate({id: 'site.unitConverter.time.seconds', message: 'seconds'})],
    [time, translate({id: 'site.unitConverter.time.milliseconds', message: 'milliseconds'})],
    ...Object.entries(zoneNames()).map(([zone, name]) => [writeTime(time, zone as Zone), name]),
  ];
  return (
    <ul className={clsx('site-list', styles.results)}>
      {lines.map(([value, name]) => (
        <li key={name}>
          <strong>{value}</strong> <span className="site-note">{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** Converts times to Unix time and back. */
function TimeConversion(): ReactNode {
  const [text, setText] = useState('2026-11-21 00:00');
  const [zone, setZone] = useState<Zone>('UTC');
  const moments = parseTime(text, zone);
  const isRight = moments.length > 0;
  const error = translate({
    id: 'site.unitConverter.time.error',
    message:
      'Enter a time that exists, for example 2026-11-21 14:30, or a number of 10 (seconds) or 13 digits (milliseconds).',
  });
  return (
    <FieldGroup legend={translate({id: 'site.unitConverter.time', message: 'Time'})}>
      <FieldRow>
        <TextField
          label={translate({id: 'site.unitConverter.time.entry', message: 'Time or number'})}
          inputMode="text"
          error={isRight ? undefined : error}
          value={text}
          onChange={setText}
        />
        <SelectField
          label={translate({id: 'site.unitConverter.time.zone', message: 'Time zone'})}
          value={zone}
          choices={Object.entries(zoneNames()).map(([value, label]) => ({value, label}))}
          onChange={(next) => setZone(next as Zone)}
        />
      </FieldRow>
      <Result tone={isRight ? 'good' : 'warning'}>
        {!isRight && <Translate id="site.unitConverter.incomplete">Fix the value to see the result.</Translate>}
        {moments.map((time) => (
          <Moment key={time} time={time} />
        ))}
        {moments.length > 1 && (
          <p className="site-note">
            <Translate id="site.unitConverter.time.repeated">
              This hour occurs twice on that day: first in daylight saving time (CEST), then in standard time (CET).
            </Translate>
          </p>
        )}
      </Result>
    </FieldGroup>
  );
}

/** Converts units of inclination, strain and acceleration, with the multipliers for parameters, and times. */
export default function UnitConverter(): ReactNode {
  return (
    <ToolForm label={translate({id: 'site.unitConverter.label', message: 'Unit converter'})}>
      {(Object.keys(UNITS) as Quantity[]).map((quantity) => (
        <Conversion key={quantity} quantity={quantity} />
      ))}
      <TimeConversion />
    </ToolForm>
  );
}
