import React, {type ReactNode} from 'react';
import {formatCount, type PluralForms} from '../format';
import type {Locale} from '../types';
import {BRIDGE, BRIDGE_POINTS, type Construction, type Point} from '../world';
import {Button} from './controls';
import Icon from './Icon';

const POINTS: PluralForms = {
  cs: {one: 'měřicí bod', few: 'měřicí body', other: 'měřicích bodů'},
  en: {one: 'measurement point', other: 'measurement points'},
};

interface ConstructionCardProps {
  locale: Locale;
  construction: Construction;
  rows?: readonly Point[];
  marks?: {show?: number; add?: number; edit?: number; at?: string};
  /** What the card says about devices that do not communicate. */
  notice?: ReactNode;
}

/** The card of the bridge with its table open, which scenes show behind a dialog. */
export function BridgeCard({locale, marks}: Pick<ConstructionCardProps, 'locale' | 'marks'>): ReactNode {
  return <ConstructionCard locale={locale} construction={BRIDGE} rows={BRIDGE_POINTS} marks={marks} />;
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
  marks = {},
  notice,
}: ConstructionCardProps): ReactNode {
  return (
    <div className="card construction">
      <div className="construction-head">
        <span className="tone">
          <Icon name={icon} />
        </span>
        <span className="construction-name">
          <h2>{name[locale]}</h2>
          <span className="muted">{formatCount(count, POINTS, locale)}</span>
        </span>
        <span className="construction-buttons">
          <Button kind="small" n={marks.show}>
            Show Measurement Points
          </Button>
          <Button kind="small" n={marks.add}>
            Add Measurement Point
          </Button>
        </span>
      </div>
      {notice}
      {rows && (
        <table className="table">
          <tbody>
            {rows.map((row) => (
              <tr key={row.name.en}>
                <td className="construction-point">{row.name[locale]}</td>
                <td>
                  <div className="table-actions">
                    <Button kind="small">Data</Button>
                    <Button kind="small" n={row.name[locale] === marks.at ? marks.edit : undefined}>
                      Edit
                    </Button>
                    <Button kind="small">Delete</Button>
                  </div>
                </td>
                <td className="construction-device">{row.device?.name ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
