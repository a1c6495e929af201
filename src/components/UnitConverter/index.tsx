import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode, useState} from 'react';
import {parseDecimal} from '../../lib/numbers';
import {convert, factor, type Quantity, smallAngle, SMALL_ANGLE_FACTOR, type Unit, UNITS} from '../../lib/units';
import {FieldGroup, FieldRow, Result, SelectField, TextField, ToolForm, useNumberFormat} from '../ToolForm';
import styles from './styles.module.css';

interface Entry {
  text: string;
  unit: Unit;
}

/** Values that the page speaks of, so that the first view is a worked example. */
const EXAMPLE: Readonly<Record<Quantity, Entry>> = {
  inclination: {text: '1', unit: '°'},
  strain: {text: '195', unit: 'µm/m'},
  acceleration: {text: '1', unit: 'g'},
};

const QUANTITIES = Object.keys(UNITS) as Quantity[];

function quantityName(quantity: Quantity): string {
  switch (quantity) {
    case 'inclination':
      return translate({
        id: 'site.unitConverter.inclination',
        message: 'Inclination',
        description: 'Quantity of the unit converter',
      });
    case 'strain':
      return translate({
        id: 'site.unitConverter.strain',
        message: 'Strain',
        description: 'Quantity of the unit converter',
      });
    case 'acceleration':
      return translate({
        id: 'site.unitConverter.acceleration',
        message: 'Acceleration',
        description: 'Quantity of the unit converter',
      });
  }
}

function unitLabel(unit: Unit): string {
  return unit === 'µm/m' ? 'µm/m (µε)' : unit;
}

/** Degrees stand at the number, every other unit has a space before it. */
function withUnit(number: string, unit: Unit): string {
  return unit === '°' ? `${number}°` : `${number}\u00a0${unit}`;
}

function entryError(entry: Entry): string | undefined {
  const parsed = parseDecimal(entry.text);
  if (!parsed.ok) {
    return translate({
      id: 'site.unitConverter.error.notANumber',
      message: 'Enter a number, for example 12.5 or 12,5.',
      description: 'Error below a value of the unit converter; decimal comma and point are both accepted',
    });
  }
  return entry.unit === '°' && Math.abs(parsed.value) >= 90
    ? translate({
        id: 'site.unitConverter.error.rightAngle',
        message: 'The angle must be between −90° and 90°.',
        description: 'Error below an angle of the unit converter',
      })
    : undefined;
}

/** Multiplier for a parameter, written as the portal takes it: with a point in every language. */
function Multiplier({from, to}: {from: Unit; to: Unit}): ReactNode {
  const multiplier = factor(from, to);
  return (
    multiplier !== undefined && (
      <span className={styles.multiplier}>
        <Translate
          id="site.unitConverter.multiplier"
          description="Shown beside a converted value: the constant to enter as a parameter"
          values={{multiplier: <code>{multiplier}</code>}}>
          {'multiplier {multiplier}'}
        </Translate>
      </span>
    )
  );
}

function SmallAngleHint({degrees}: {degrees: number}): ReactNode {
  const format = useNumberFormat();
  const approximation = smallAngle(degrees);
  return (
    approximation && (
      <p className={styles.hint}>
        <Translate
          id="site.unitConverter.smallAngle"
          description="What the small-angle multiplier gives for the entered angle"
          values={{
            multiplier: <code>{SMALL_ANGLE_FACTOR}</code>,
            value: withUnit(format(approximation.value), 'mm/m'),
            error: `${format(approximation.error * 100, {significant: 2})}\u00a0%`,
          }}>
          {'The multiplier {multiplier} for small angles gives {value}, an error of {error}.'}
        </Translate>
      </p>
    )
  );
}

function Conversion({quantity}: {quantity: Quantity}): ReactNode {
  const format = useNumberFormat();
  const [entry, setEntry] = useState(EXAMPLE[quantity]);
  const units: readonly Unit[] = UNITS[quantity];
  const parsed = parseDecimal(entry.text);
  const error = entryError(entry);
  return (
    <FieldGroup legend={quantityName(quantity)}>
      <FieldRow>
        <TextField
          label={translate({
            id: 'site.unitConverter.value',
            message: 'Value',
            description: 'Label of the value to convert',
          })}
          inputMode="decimal"
          error={error}
          value={entry.text}
          onChange={(text) => setEntry({...entry, text})}
        />
        <SelectField
          label={translate({
            id: 'site.unitConverter.unit',
            message: 'Unit',
            description: 'Label of the unit of the value to convert',
          })}
          value={entry.unit}
          choices={units.map((unit) => ({value: unit, label: unitLabel(unit)}))}
          onChange={(unit) => setEntry({...entry, unit})}
        />
      </FieldRow>
      <Result tone={error ? 'warning' : 'good'}>
        {parsed.ok && !error ? (
          <ul className={styles.results}>
            {units
              .filter((unit) => unit !== entry.unit)
              .map((unit) => (
                <li key={unit}>
                  <strong>= {withUnit(format(convert(parsed.value, entry.unit, unit) ?? NaN), unit)}</strong>{' '}
                  <Multiplier from={entry.unit} to={unit} />
                </li>
              ))}
          </ul>
        ) : (
          <Translate
            id="site.unitConverter.incomplete"
            description="Result of the unit converter while the value is wrong; the error stands below the value">
            Correct the value and the result appears here.
          </Translate>
        )}
      </Result>
      {parsed.ok && !error && entry.unit === '°' && <SmallAngleHint degrees={parsed.value} />}
    </FieldGroup>
  );
}

/**
 * Converts between the units of inclination, strain and acceleration and names the multiplier to enter as a parameter
 * where the relation is linear.
 */
export default function UnitConverter(): ReactNode {
  return (
    <ToolForm
      label={translate({
        id: 'site.unitConverter.label',
        message: 'Unit converter',
        description: 'Accessible name of the unit converter',
      })}>
      {QUANTITIES.map((quantity) => (
        <Conversion key={quantity} quantity={quantity} />
      ))}
    </ToolForm>
  );
}
