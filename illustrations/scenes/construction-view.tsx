import React, {type ReactNode} from 'react';
import {formatNumber} from '../../src/lib/numbers';
import {moment} from '../moment';
import Bridge, {SENSORS} from '../parts/Bridge';
import Callout from '../parts/Callout';
import {Button, Field, IconButton, Tabs} from '../parts/controls';
import Icon from '../parts/Icon';
import PortalPage, {BarChoice, PORTAL} from '../parts/PortalPage';
import {average, greatest, lastDay, least, type Series} from '../sample';
import type {Scene, SceneProps} from '../types';
import {BRIDGE} from '../world';

const TEXT = {
  cs: {
    image: 'Podélný pohled',
    joint: 'O1 – dilatační závěr',
    deck: 'Pole 2 – zrychlení',
    air: 'Teplota vzduchu',
    pierHead: 'P2 – náklon X',
    statistics: ['min.', 'průměr', 'max.'],
  },
  en: {
    image: 'Side view',
    joint: 'A1 – expansion joint',
    deck: 'Span 2 – acceleration',
    air: 'Air temperature',
    pierHead: 'P2 – tilt X',
    statistics: ['min', 'avg', 'max'],
  },
} as const;

/** CSS pixels per unit of the bridge drawing, which is as wide as the card. */
const SCALE = 1074 / 600;

/** Converts a distance above the lower edge of the card, in CSS pixels, to a y coordinate of the bridge drawing. */
const above = (pixels: number) => 196 - pixels / SCALE;

const statistics = (series: Series) => [least(series).value, average(series), greatest(series).value];

/** Construction view of the web portal: minimum, mean and maximum of measured values on the drawing of a bridge. */
function ConstructionView({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  const boxes = [
    {name: 'joint', left: 28, top: 32, values: [41.6, 42, 42.5], decimals: 1, unit: 'mm'},
    {name: 'deck', left: 420, top: 32, values: statistics(lastDay.deckAcceleration), decimals: 1, unit: 'mg'},
    {name: 'air', left: 806, top: 32, values: statistics(lastDay.temperature), decimals: 1, unit: '°C'},
    {name: 'pierHead', left: 412, top: 272, values: statistics(lastDay.inclinationX), decimals: 2, unit: 'mm/m'},
  ] as const;
  return (
    <PortalPage
      locale={locale}
      section="Construction View"
      choice={<BarChoice>{BRIDGE.name[locale]}</BarChoice>}
      className="values">
      <div className="values-choices">
        <Field label="Choose view" choice n={1}>
          {text.image}
        </Field>
        <IconButton icon="upload" />
        <IconButton icon="trash" />
        <Field label="Displayed interval" n={2}>
          {moment(1, locale)} – {moment(0, locale)}
        </Field>
        <Button kind="primary">View</Button>
        <Tabs labels={['Aggregated', 'Last measure']} current="Aggregated" marks={{Aggregated: 3}} />
      </div>
      <div className="card values-picture">
        <Bridge
          width={1074}
          height={376}
          leaders={{
            joint: {x: SENSORS.joint.x, y: above(310)},
            deck: {x: SENSORS.deck.x, y: above(310)},
            air: {x: SENSORS.air.x, y: above(310)},
            pierHead: {x: 350, y: SENSORS.pierHead.y + 18},
          }}
        />
        {boxes.map(({name, left, top, values, decimals, unit}) => (
          <div className="values-box" key={name} style={{left, top}}>
            <span>{text[name]}</span>
            <span className="muted">{unit}</span>
            <div className="values-numbers">
              {values.map((value, index) => (
                <span key={text.statistics[index]}>
                  <span className="muted">{text.statistics[index]}</span>
                  <span className="number">{formatNumber(value, locale, {decimals})}</span>
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className="values-actions">
        <span className="values-switch">
          <i />
          <b>Edit mode</b>
          <Callout n={4} x={0} y={-1} />
        </span>
        <Button n={5}>
          Export
          <Icon name="down" size={20} />
        </Button>
        <span className="muted">JPG, PDF</span>
      </div>
    </PortalPage>
  );
}

export default {
  name: 'construction-view',
  ...PORTAL,
  Component: ConstructionView,
} satisfies Scene;
