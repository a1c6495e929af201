import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {formatNumber} from '../../src/lib/numbers';
import type {Locale} from '../types';
import {ASSIGNED, AVAILABLE, COUNTS} from '../world';
import Callout from './Callout';
import {Button} from './controls';
import Icon from './Icon';
import Table, {Pages} from './Table';

const TOTALS = {Available: COUNTS.available, Assigned: COUNTS.assigned} as const;

const COLUMNS = ['Name', 'Firmware', 'Battery', 'Temperature', 'Measurement Point'];

const TEXT = {
  Available: {cs: 'volná, bez měřicího bodu', en: 'without a measurement point'},
  Assigned: {cs: 'přiřazená k měřicím bodům', en: 'with a measurement point'},
  of: {cs: 'z', en: 'of'},
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
    <div className="card">
      <div className="flex pr-14 pl-18 h-58 gap-12 items-center">
        <span className={clsx('relative min-w-20', count !== undefined && 'ml-34')}>
          <span className="number text-34 text-link">{TOTALS[state]}</span>
          {count !== undefined && <Callout n={count} x={-34} y={-1} />}
        </span>
        <h2 className="text-24">{state}</h2>
        <span className="text-muted">{TEXT[state][locale]}</span>
        <span className="grid relative ml-6 w-40 h-36 place-items-center border border-accent rounded-7 text-accent">
          <Icon className={clsx(children !== undefined && 'rotate-180')} name="down" size={22} />
          {toggle !== undefined && <Callout n={toggle} x={-14} y={-14} />}
        </span>
        {children !== undefined && (
          <span className="flex px-10 ml-auto w-180 h-36 gap-8 items-center border border-edge rounded-7 text-muted">
            <Icon name="search" size={18} />
            Search
          </span>
        )}
      </div>
      {children}
    </div>
  );
}

const CELL = 'pl-18 h-48 text-17';

/** Table of devices without a measurement point; `mark` is the call-out at "Assign" in the first row. */
export function AvailableTable({mark}: {mark: number}): ReactNode {
  return (
    <Table
      cell={CELL}
      columns={['w-1 pr-22', 'pr-0']}
      rows={AVAILABLE.map(({name}, index) => [
        name,
        <Button key={name} kind="small" className="px-9! text-16!" n={index === 0 ? mark : undefined}>
          Assign
        </Button>,
      ])}
    />
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
      <Table
        head="pl-18 h-38 text-16 border-t"
        cell={CELL}
        columns={['pr-0', 'pr-0', 'pr-0', 'pr-0', 'pr-0', 'w-1 pr-18']}
        header={[
          ...COLUMNS.map((column) => (
            <span key={column} className="flex gap-4 items-center">
              {column}
              <Icon name="sort" size={18} />
            </span>
          )),
          '',
        ]}
        rows={ASSIGNED.map(({device: {name, firmware, battery, temperature}, point}, index) => [
          name,
          firmware,
          formatNumber(battery, locale, {decimals: 0, unit: '%'}),
          formatNumber(temperature, locale, {decimals: 1, unit: '°C'}),
          point[locale],
          <div key={name} className="flex gap-14">
            <Button kind="small" className="px-9! text-16!" n={index === 0 ? marks.move : undefined}>
              Assign to another MP
            </Button>
            <Button kind="small" className="px-9! text-16!" n={index === 0 ? marks.unassign : undefined}>
              Unassign
            </Button>
          </div>,
        ])}
      />
      <Pages className="justify-end px-16 h-38 text-16">
        1–{ASSIGNED.length} {TEXT.of[locale]} {COUNTS.assigned}
      </Pages>
    </>
  );
}
