import clsx from 'clsx';
import {Tone} from '../parts/controls';
import React, {type ReactNode} from 'react';
import {formatCount, formatMinutesAgo, type PluralForms, textsIn} from '../format';
import {formatNumber} from '../../src/lib/numbers';
import Bridge, {SENSORS} from '../parts/Bridge';
import Callout from '../parts/Callout';
import Icon, {type IconName} from '../parts/Icon';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import {Tag} from '../parts/Reading';
import Chart, {dayAxis} from '../parts/Chart';
import {last, lastDay} from '../sample';
import type {Locale, Scene, SceneProps} from '../types';
import {BRIDGE, CONSTRUCTIONS, COUNTS, HALL, PIER_POINT, SILENT_DAYS, SILENT_POINT, WALL, WEAK_POINT} from '../world';

const TEXT = {
  silent: {cs: 'Problémy v komunikaci', en: 'Communication issues'},
  device: {cs: 'zařízení', en: 'device'},
  battery: {cs: 'Problémy s baterií', en: 'Battery problems'},
  batteryLimit: {cs: '35\u00A0% a méně', en: '35% or less'},
  free: {cs: 'Volná zařízení', en: 'Available devices'},
  assigned: {cs: 'přiřazených', en: 'assigned'},
  points: {cs: 'Měřicí body', en: 'Measurement points'},
  inConstructions: {cs: 've 4 konstrukcích', en: 'in 4 constructions'},
  joint: {cs: 'O1 – dilatační závěr', en: 'A1 – expansion joint'},
  deck: {cs: 'Pole 2 – zrychlení', en: 'Span 2 – acceleration'},
  air: {cs: 'Teplota vzduchu', en: 'Air temperature'},
  pierHead: {cs: 'P2 – náklon X', en: 'P2 – tilt X'},
  inclination: {cs: 'Náklon X, mm/m', en: 'Tilt X, mm/m'},
  temperature: {cs: 'Teplota, °C', en: 'Temperature, °C'},
  problems: {cs: 'K řešení', en: 'Needs attention'},
  without: {cs: 'dny bez dat', en: 'days without data'},
} as const;

const POINTS: PluralForms = {
  cs: {one: 'měřicí bod', few: 'měřicí body', other: 'měřicích bodů'},
  en: {one: 'point', other: 'points'},
};

interface KpiProps {
  n: number;
  label: string;
  value: number;
  note: string;
  signal?: IconName;
}

const PAGE = 'grid gap-18 pt-20 pb-22 px-24 text-17 grid-cols-[minmax(0,1fr)_364px] grid-rows-[106px_262px_1fr]';

function Kpi({n, label, value, note, signal}: KpiProps): ReactNode {
  return (
    <div className="card grid relative pt-13 pb-14 px-16 content-between">
      <span>{label}</span>
      <Callout n={n} x={-13} y={-11} />
      {signal && <Tone className="absolute bottom-14 right-14" icon={signal} signal />}
      <span className="flex gap-10 items-baseline">
        <span className={clsx('font-number font-semibold text-46 leading-[0.9]', signal && 'text-signal')}>
          {value}
        </span>
        <span className="text-16 text-muted">{note}</span>
      </span>
    </div>
  );
}

/** Card of one construction: the drawing with the newest values where they were measured. */
function ConstructionView({locale}: {locale: Locale}): ReactNode {
  const text = textsIn(TEXT, locale);
  const newest = (series: Parameters<typeof last>[0]) => last(series).value;
  const {deckAcceleration, temperature, inclinationX} = lastDay;
  const tags = [
    {name: 'joint', left: 16, top: 52, label: text.joint, value: 42.3, decimals: 1, unit: 'mm'},
    {name: 'deck', left: 256, top: 52, label: text.deck, value: newest(deckAcceleration), decimals: 1, unit: 'mg'},
    {name: 'air', left: 506, top: 52, label: text.air, value: newest(temperature), decimals: 1, unit: '°C'},
    {
      name: 'pierHead',
      left: 280,
      top: 172,
      label: text.pierHead,
      value: newest(inclinationX),
      decimals: 2,
      unit: 'mm/m',
    },
  ] as const;
  return (
    <div className="card relative min-w-0 overflow-hidden">
      <div className="flex px-16 h-50 items-center justify-between">
        <h2>{BRIDGE.name[locale]}</h2>
        <span className="text-muted">Last measure</span>
        <Callout n={5} x={536} y={12} />
      </div>
      <Bridge
        className="absolute bottom-0 inset-x-0"
        width={688}
        height={206}
        leaders={{
          joint: {x: SENSORS.joint.x, y: 40},
          deck: {x: SENSORS.deck.x, y: 40},
          air: {x: SENSORS.air.x, y: 40},
          pierHead: {x: 320, y: SENSORS.pierHead.y + 33},
        }}
      />
      {tags.map(({name, left, top, ...tag}) => (
        <Tag key={name} className="gap-3 pt-6 pb-7 text-15" place={{left, top}} {...tag} locale={locale} />
      ))}
    </div>
  );
}

/** Overview of an organization in the web portal. */
function Dashboard({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  const problems = [
    {
      icon: 'silent',
      title: `${SILENT_POINT.name[locale]}: ${SILENT_DAYS} ${text.without}`,
      place: WALL.name[locale],
    },
    {
      icon: 'battery',
      title: `${WEAK_POINT.name[locale]}: ${formatNumber(WEAK_POINT.device?.battery ?? 0, locale, {decimals: 0, unit: '%'})}`,
      place: HALL.name[locale],
    },
  ] as const;
  return (
    <PortalPage locale={locale} section="Dashboard" className={PAGE}>
      <div className="grid gap-18 grid-cols-4 col-span-full">
        <Kpi n={1} label={text.silent} value={1} note={text.device} signal="silent" />
        <Kpi n={2} label={text.battery} value={1} note={text.batteryLimit} signal="battery" />
        <Kpi n={3} label={text.free} value={COUNTS.available} note={`+ ${COUNTS.assigned} ${text.assigned}`} />
        <Kpi n={4} label={text.points} value={COUNTS.points} note={text.inConstructions} />
      </div>
      <ConstructionView locale={locale} />
      <div className="card min-w-0">
        <div className="flex px-16 h-50 items-center justify-between">
          <h2>{PIER_POINT.name[locale]}</h2>
          <span className="flex gap-18 text-16 text-muted">
            <span className="flex gap-8 items-center">
              <i className="w-20 h-4 rounded-2 bg-accent" />
              {text.inclination}
            </span>
            <span className="flex gap-8 items-center">
              <i className="w-20 h-4 rounded-2 bg-second" />
              {text.temperature}
            </span>
          </span>
        </div>
        <Chart
          className="text-15"
          time={dayAxis(3, locale)}
          width={688}
          height={174}
          locale={locale}
          room={{left: 58, right: 50, bottom: 28}}
          left={{domain: [0.9, 1.5], ticks: [0.9, 1.1, 1.3, 1.5], decimals: 1}}
          right={{domain: [0, 30], ticks: [0, 10, 20, 30], decimals: 0}}
          traces={[
            {series: lastDay.temperature, kind: 'second', axis: 'right'},
            {series: lastDay.inclinationX, kind: 'main', filled: true},
          ]}
        />
      </div>
      <div className="grid gap-18 grid-rows-[312px_1fr] col-2 row-[2/4]">
        <div className="card">
          <div className="flex px-16 h-50 items-center justify-between">
            <h2>Constructions</h2>
          </div>
          <div className="grid px-16">
            {CONSTRUCTIONS.map(({icon, name, count, minutesAgo}) => (
              <div className="flex h-63 gap-12 items-center border-t border-line" key={icon}>
                <Tone icon={icon} />
                <span className="grid gap-2 flex-1 leading-[1.2]">
                  <b>{name[locale]}</b>
                  <span className="text-16 text-muted">
                    {formatCount(count, POINTS, locale)} · {formatMinutesAgo(minutesAgo, locale)}
                  </span>
                </span>
                <Icon className="text-muted" name="forward" size={20} />
              </div>
            ))}
          </div>
        </div>
        <div className="card">
          <div className="flex px-16 h-50 items-center justify-between">
            <h2>{text.problems}</h2>
          </div>
          <div className="grid px-16">
            {problems.map(({icon, title, place}) => (
              <div className="flex h-63 gap-12 items-center border-t border-line" key={icon}>
                <Tone icon={icon} signal />
                <span className="grid gap-2 flex-1 leading-[1.2]">
                  <b>{title}</b>
                  <span className="text-16 text-muted">{place}</span>
                </span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </PortalPage>
  );
}

export default {name: 'dashboard', ...PORTAL, height: 740, Component: Dashboard} satisfies Scene;
