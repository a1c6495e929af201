import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {formatCount, type PluralForms} from '../format';
import type {Locale} from '../types';
import {BRIDGE, BRIDGE_POINTS, type Construction, type Point} from '../world';
import {Button, CardHead} from './controls';
import Table from './Table';

const POINTS: PluralForms = {
  cs: {one: 'měřicí bod', few: 'měřicí body', other: 'měřicích bodů'},
  en: {one: 'measurement point', other: 'measurement points'},
};

interface ConstructionCardProps {
  locale: Locale;
  construction: Construction;
  rows?: readonly Point[];
  /** Whether a window stands over the right half of the card. */
  docked?: boolean;
  marks?: {show?: number; add?: number; edit?: number; at?: string};
  /** What the card says about devices that do not communicate. */
  notice?: ReactNode;
}

/** The card of the bridge with its table open, which scenes show behind a dialog. */
export function BridgeCard({locale, marks}: Pick<ConstructionCardProps, 'locale' | 'marks'>): ReactNode {
  return <ConstructionCard locale={locale} construction={BRIDGE} rows={BRIDGE_POINTS} docked marks={marks} />;
}

/**
 * Card of a construction (a monitored structure) in the overview. With `rows`, its table of measurement points is open.
 * `marks` are the call-outs at the two buttons at the top (`show`, `add`) and at one "Edit" button in the table
 * (`edit`). `at` is the name of the measurement point with that button.
 */
export default function ConstructionCard({
  locale,
  construction: {icon, name, count},
  rows,
  docked,
  marks = {},
  notice,
}: ConstructionCardProps): ReactNode {
  return (
    <div className="card">
      <CardHead
        className={clsx('py-14 px-16 gap-14', docked && 'flex-wrap')}
        icon={icon}
        title={<h2>{name[locale]}</h2>}
        note={<span className="text-17 text-muted">{formatCount(count, POINTS, locale)}</span>}
        buttons={docked ? 'w-full gap-14' : 'ml-auto gap-14'}>
        <Button kind="small" n={marks.show}>
          Show Measurement Points
        </Button>
        <Button kind="small" n={marks.add}>
          Add Measurement Point
        </Button>
      </CardHead>
      {notice}
      {rows && (
        <Table
          cell={docked ? 'pr-12 pl-16 h-50' : 'pl-16 h-60'}
          columns={docked ? ['w-1', undefined, 'text-muted'] : ['w-1 pr-60', 'pr-12', 'pr-16 text-right text-muted']}
          rows={rows.map((row) => [
            row.name[locale],
            <div key={row.name.en} className="flex gap-14">
              <Button kind="small">Data</Button>
              <Button kind="small" n={row.name[locale] === marks.at ? marks.edit : undefined}>
                Edit
              </Button>
              <Button kind="small">Delete</Button>
            </div>,
            row.device?.name ?? '–',
          ])}
        />
      )}
    </div>
  );
}
