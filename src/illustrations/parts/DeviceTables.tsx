import React, {type ReactNode} from 'react';
import {formatQuantity} from '../format';
import type {Locale, Localized} from '../types';
import Callout from './Callout';
import {Button} from './controls';
import Icon from './Icon';

/** Devices of the sample organization without a measurement point. */
export const AVAILABLE = ['DS-0431', 'DS-0432', 'DS-0436'] as const;

interface AssignedRow {
  serial: string;
  firmware: string;
  /** Per cent. */
  battery: number;
  /** Degrees Celsius. */
  temperature: number;
  point: Localized;
}

/** The first of the 23 assigned devices, by serial number. */
const ASSIGNED: readonly AssignedRow[] = [
  {
    serial: 'DS-0402',
    firmware: '2.4.1',
    battery: 76,
    temperature: 18.6,
    point: {cs: 'Z1 – náklon', en: 'W1 – tilt'},
  },
  {
    serial: 'DS-0407',
    firmware: '2.4.1',
    battery: 31,
    temperature: 21.3,
    point: {cs: 'V2 – vaznice', en: 'R2 – purlin'},
  },
  {
    serial: 'DS-0409',
    firmware: '2.3.0',
    battery: 88,
    temperature: 19.4,
    point: {cs: 'O1 – dilatační závěr', en: 'A1 – expansion joint'},
  },
  {
    serial: 'DS-0417',
    firmware: '2.4.1',
    battery: 82,
    temperature: 19.1,
    point: {cs: 'P2 – hlava – náklon', en: 'P2 – top – tilt'},
  },
];

const COUNTS = {Available: AVAILABLE.length, Assigned: 23} as const;

const TEXT = {
  cs: {
    Available: 'volná, bez měřicího bodu',
    Assigned: 'přiřazená k měřicím bodům',
    columns: ['Název', 'Firmware', 'Baterie', 'Teplota', 'Měřicí bod'],
    search: 'Hledat',
    range: `1–${ASSIGNED.length} z ${COUNTS.Assigned}`,
  },
  en: {
    Available: 'without a measurement point',
    Assigned: 'with a measurement point',
    columns: ['Name', 'Firmware', 'Battery', 'Temperature', 'Measurement point'],
    search: 'Search',
    range: `1–${ASSIGNED.length} of ${COUNTS.Assigned}`,
  },
} as const;

/** Number of devices in one state and the button that opens their table below. */
export function DeviceCard({
  locale,
  state,
  count,
  toggle,
  children,
}: {
  locale: Locale;
  state: keyof typeof COUNTS;
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
          <span className="number">{COUNTS[state]}</span>
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
            {TEXT[locale].search}
          </span>
        )}
      </div>
      {children}
    </div>
  );
}

/** Devices waiting for a measurement point; `mark` is the call-out at "Assign" of the first. */
export function AvailableTable({mark}: {mark: number}): ReactNode {
  return (
    <table className="table">
      <tbody>
        {AVAILABLE.map((serial, index) => (
          <tr key={serial}>
            <td className="devices-name">Dynasense {serial}</td>
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

/** Devices with a measurement point; `marks` are the call-outs at the actions of the first. */
export function AssignedTable({
  locale,
  marks = {},
}: {
  locale: Locale;
  marks?: {move?: number; unassign?: number};
}): ReactNode {
  const text = TEXT[locale];
  return (
    <>
      <table className="table">
        <thead>
          <tr>
            {text.columns.map((column) => (
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
          {ASSIGNED.map(({serial, firmware, battery, temperature, point}, index) => (
            <tr key={serial}>
              <td>Dynasense {serial}</td>
              <td>{firmware}</td>
              <td>{formatQuantity(battery, 0, '%', locale)}</td>
              <td>{formatQuantity(temperature, 1, '°C', locale)}</td>
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
        {text.range}
        <Icon name="back" size={18} />
        <Icon name="forward" size={18} />
      </div>
    </>
  );
}
