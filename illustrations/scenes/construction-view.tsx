import React, {type ReactNode} from 'react';
import {textsIn, moment} from '../format';
import {formatNumber} from '../../src/lib/numbers';
import Bridge, {SENSORS} from '../parts/Bridge';
import Callout from '../parts/Callout';
import {Button, Field, Switch, Tabs} from '../parts/controls';
import Icon from '../parts/Icon';
import PortalPage, {BarChoice, PORTAL} from '../parts/PortalPage';
import {average, greatest, lastDay, least, type Series} from '../sample';
import type {Scene, SceneProps} from '../types';
import {BRIDGE} from '../world';

const TEXT = {
  image: {cs: 'Podélný pohled', en: 'Side view'},
  joint: {cs: 'O1 – dilatační závěr', en: 'A1 – expansion joint'},
  deck: {cs: 'Pole 2 – zrychlení', en: 'Span 2 – acceleration'},
  air: {cs: 'Teplota vzduchu', en: 'Air temperature'},
  pierHead: {cs: 'P2 – náklon X', en: 'P2 – tilt X'},
  statistics: {cs: ['min.', 'průměr', 'max.'], en: ['min', 'avg', 'max']},
} as const;

/** CSS pixels per unit of the bridge drawing, which is as wide as the card. */
const SCALE = 1074 / 600;

/** Converts a distance above the lower edge of the card, in CSS pixels, to a y coordinate of the bridge drawing. */
const above = (pixels: number) => 196 - pixels / SCALE;

const BOX =
  'grid absolute gap-6 pt-8 pb-10 px-12 w-240 text-17 grid-cols-[1fr_auto] border-[1.5px] border-accent rounded-8 bg-card';

const statistics = (series: Series) => [least(series).value, average(series), greatest(series).value];

/** Construction view of the web portal: minimum, mean and maximum of measured values on the drawing of a bridge. */
function ConstructionView({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
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
      className="grid gap-14 pt-14 pb-16 px-22 grid-rows-[auto_1fr_auto]"
      choice={<BarChoice>{BRIDGE.name[locale]}</BarChoice>}>
      <div className="grid gap-12 items-end grid-cols-[1fr_42px_42px_296px_auto_auto]">
        <Field label="Choose view" choice n={1}>
          {text.image}
        </Field>
        <Button kind="icon" className="w-42! h-42!" icon="upload" />
        <Button kind="icon" className="w-42! h-42!" icon="trash" />
        <Field label="Displayed interval" n={2}>
          {moment(1, locale)} – {moment(0, locale)}
        </Field>
        <Button kind="primary">View</Button>
        <Tabs
          labels={['Aggregated', 'Last measure']}
          current="Aggregated"
          className="gap-8 ml-14"
          tab="px-14 h-42"
          marks={{Aggregated: 3}}
        />
      </div>
      <div className="card relative min-h-0 overflow-hidden">
        <Bridge
          className="absolute bottom-0 left-0"
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
          <div className={BOX} key={name} style={{left, top}}>
            <span>{text[name]}</span>
            <span className="text-muted">{unit}</span>
            <div className="grid grid-cols-3 col-span-full">
              {values.map((value, index) => (
                <span className="grid gap-3" key={text.statistics[index]}>
                  <span className="text-16 text-muted leading-none">{text.statistics[index]}</span>
                  <span className="number text-24">{formatNumber(value, locale, {decimals})}</span>
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className="flex gap-14 items-center">
        <span className="flex relative pl-36 mr-auto gap-10 items-center">
          <Switch />
          <b>Edit mode</b>
          <Callout n={4} x={0} y={-1} />
        </span>
        <Button className="h-38!" n={5}>
          Export
          <Icon name="down" size={20} />
        </Button>
        <span className="text-muted">JPG, PDF</span>
      </div>
    </PortalPage>
  );
}

export default {name: 'construction-view', ...PORTAL, Component: ConstructionView} satisfies Scene;
