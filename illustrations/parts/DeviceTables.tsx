import React, {type ReactNode} from 'react';
import {formatNumber} from '../../src/lib/numbers';
import type {Locale} from '../types';
import {ASSIGNED, AVAILABLE, COUNTS} from '../world';
import Callout from './Callout';
import {Button} from './controls';
import Icon from './Icon';

const TOTALS = {Available: COUNTS.available, Assigned: COUNTS.assigned} as const;

const COLUMNS = ['Name', 'Firmware', 'Battery', 'Temperature', 'Measurement Point'];

const TEXT = {
  cs: {
    Available: 'volná, bez měřicího bodu',
    Assigned: 'přiřazená k měřicím bodům',
    of: 'z',
  },
  en: {
    Available: 'without a measurement point',
    Assigned: 'with a measurement point',
    of: 'of',
  },
} as const;

/** A card with the number of devices in one state, a button that opens their table, and the table if it is open. */
export function DeviceCard({
  locale,
  state,
  count,
  toggle,
  children,
}: {
  locale: Locale;
  state: keyof typeof TOTALS;
  /** Call-out at the number. */
  count?: number;
  /** Call-out at the button that opens the table. */
  toggle?: number;
  /** The open table; a card without it is closed. */
  children?: ReactNode;
}): ReactNode {
  return (
    <div className="card devices-card">
      <div className="devices-head">
        <span className={count === undefined ? 'devices-count' : 'devices-count marked'}>
          <span className="number">{TOTALS[state]}</span>
          {count !== undefined && <Callout n={count} x={-34} y={-1} />}
        </span>
        <h2>{state}</h2>
        <span className="muted">{TEXT[locale][state]}</span>
        <span className={children === undefined ? 'devices-toggle' : 'devices-toggle open'}>
          <Icon name="down" size={22} />
          {toggle !== undefined && <Callout n={toggle} x={-14} y={-14} />}
        </span>
        {children !== undefined && (
          <span className="devices-search muted">
            <Icon name="search" size={18} />
            Search
          </span>
        )}
      </div>
      {children}
    </div>
  );
}

/** Table of devices without a measurement point; `mark` is the call-out at "Assign" in the first row. */
export function AvailableTable({mark}: {mark: number}): ReactNode {
  return (
    <table className="table">
      <tbody>
        {AVAILABLE.map(({name}, index) => (
          <tr key={name}>
            <td className="devices-name">{name}</td>
            <td>
              <div className="table-actions">
                <Button kind="small" n={index === 0 ? mark : undefined}>
                  Assign
                </Button>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** First page of the devices with a measurement point; `marks` are the call-outs at the buttons in the first row. */
export function AssignedTable({
  locale,
  marks = {},
}: {
  locale: Locale;
  marks?: {move?: number; unassign?: number};
}): ReactNode {
  return (
    <>
      <table className="table">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column}>
                <span className="devices-column">
                  {column}
                  <Icon name="sort" size={18} />
                </span>
              </th>
            ))}
            <th />
          </tr>
        </thead>
        <tbody>
          {ASSIGNED.map(({device: {name, firmware, battery, temperature}, point}, index) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{firmware}</td>
              <td>{formatNumber(battery, locale, {decimals: 0, unit: '%'})}</td>
              <td>{formatNumber(temperature, locale, {decimals: 1, unit: '°C'})}</td>
              <td>{point[locale]}</td>
              <td className="devices-actions">
                <div className="table-actions">
                  <Button kind="small" n={index === 0 ? marks.move : undefined}>
                    Assign to another MP
                  </Button>
                  <Button kind="small" n={index === 0 ? marks.unassign : undefined}>
                    Unassign
                  </Button>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="devices-pages muted">
        1–{ASSIGNED.length} {TEXT[locale].of} {COUNTS.assigned}
        <Icon name="back" size={18} />
        <Icon name="forward" size={18} />
      </div>
    </>
  );
}
