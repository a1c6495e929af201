import React, {type ReactNode} from 'react';
import {formatCount, type PluralForms} from '../format';
import type {Locale, Localized} from '../types';
import {Button} from './controls';
import Icon, {type IconName} from './Icon';

const POINTS: PluralForms = {
  cs: {one: 'měřicí bod', few: 'měřicí body', other: 'měřicích bodů'},
  en: {one: 'measurement point', other: 'measurement points'},
};

/** A measurement point as a row of the card's table. */
export interface PointRow {
  name: Localized;
  /** Serial number of the assigned device. */
  device: string;
}

/** Measurement points of the bridge that several scenes open. */
export const BRIDGE_POINTS: readonly PointRow[] = [
  {name: {cs: 'O1 – dilatační závěr', en: 'A1 – expansion joint'}, device: 'DS-0409'},
  {name: {cs: 'P1 – hlava – náklon', en: 'P1 – top – tilt'}, device: 'DS-0416'},
  {name: {cs: 'P2 – hlava – náklon', en: 'P2 – top – tilt'}, device: 'DS-0417'},
  {name: {cs: 'Pole 1 – přetvoření', en: 'Span 1 – strain'}, device: 'DS-0422'},
  {name: {cs: 'Pole 2 – přetvoření', en: 'Span 2 – strain'}, device: 'DS-0423'},
  {name: {cs: 'Pole 2 – zrychlení', en: 'Span 2 – acceleration'}, device: 'DS-0425'},
  {name: {cs: 'O2 – dilatační závěr', en: 'A2 – expansion joint'}, device: 'DS-0428'},
  {name: {cs: 'Teplota vzduchu', en: 'Air temperature'}, device: 'DS-0430'},
];

export const BRIDGE: Localized = {cs: 'Most přes potok', en: 'Bridge over the brook'};

/** The point whose windows the scenes show. */
export const PIER_POINT: Localized = {cs: 'P2 – hlava – náklon', en: 'P2 – top – tilt'};

interface ConstructionCardProps {
  locale: Locale;
  icon: IconName;
  name: string;
  points: number;
  rows?: readonly PointRow[];
  marks?: {show?: number; add?: number; edit?: number; at?: string};
  /** What the card says about devices that do not communicate. */
  notice?: ReactNode;
}

/** The open card of the bridge, under the windows that scenes show over it. */
export function BridgeCard({locale, marks}: Pick<ConstructionCardProps, 'locale' | 'marks'>): ReactNode {
  return (
    <ConstructionCard
      locale={locale}
      icon="bridge"
      name={BRIDGE[locale]}
      points={BRIDGE_POINTS.length}
      rows={BRIDGE_POINTS}
      marks={marks}
    />
  );
}

/**
 * Card of a construction in the overview of constructions; with `rows`, the table of measurement points is open.
 * `marks` are the call-outs: at the two buttons and at "Edit" of the row with the name `at`.
 */
export default function ConstructionCard({
  locale,
  icon,
  name,
  points,
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
          <h2>{name}</h2>
          <span className="muted">{formatCount(points, POINTS, locale)}</span>
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
              <tr key={row.device}>
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
                <td className="construction-device">Dynasense {row.device}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
