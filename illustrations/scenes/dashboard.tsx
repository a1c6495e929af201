import React, {type ReactNode} from 'react';
import {formatCount, formatMinutesAgo, type PluralForms} from '../format';
import {formatNumber} from '../../src/lib/numbers';
import Bridge, {SENSORS} from '../parts/Bridge';
import Callout from '../parts/Callout';
import Icon, {type IconName} from '../parts/Icon';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import Reading from '../parts/Reading';
import TimeChart from '../parts/TimeChart';
import {last, lastDay} from '../sample';
import type {Locale, Scene, SceneProps} from '../types';
import {BRIDGE, CONSTRUCTIONS, COUNTS, HALL, PIER_POINT, SILENT_DAYS, SILENT_POINT, WALL, WEAK_POINT} from '../world';

const TEXT = {
  cs: {
    silent: 'Problémy v komunikaci',
    device: 'zařízení',
    battery: 'Problémy s baterií',
    batteryLimit: '35\u00A0% a méně',
    free: 'Volná zařízení',
    assigned: 'přiřazených',
    points: 'Měřicí body',
    inConstructions: 've 4 konstrukcích',
    joint: 'O1 – dilatační závěr',
    deck: 'Pole 2 – zrychlení',
    air: 'Teplota vzduchu',
    pierHead: 'P2 – náklon X',
    inclination: 'Náklon X, mm/m',
    temperature: 'Teplota, °C',
    problems: 'K řešení',
    without: 'dny bez dat',
  },
  en: {
    silent: 'Communication issues',
    device: 'device',
    battery: 'Battery problems',
    batteryLimit: '35% or less',
    free: 'Available devices',
    assigned: 'assigned',
    points: 'Measurement points',
    inConstructions: 'in 4 constructions',
    joint: 'A1 – expansion joint',
    deck: 'Span 2 – acceleration',
    air: 'Air temperature',
    pierHead: 'P2 – tilt X',
    inclination: 'Tilt X, mm/m',
    temperature: 'Temperature, °C',
    problems: 'Needs attention',
    without: 'days without data',
  },
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

function Kpi({n, label, value, note, signal}: KpiProps): ReactNode {
  return (
    <div className={signal ? 'card kpi signal' : 'card kpi'}>
      <span>{label}</span>
      <Callout n={n} x={-13} y={-11} />
      {signal && (
        <span className="tone signal">
          <Icon name={signal} />
        </span>
      )}
      <span className="kpi-value">
        <span className="number">{value}</span>
        <span className="muted">{note}</span>
      </span>
    </div>
  );
}

/** Card of one construction: the drawing with the newest values where they were measured. */
function ConstructionView({locale}: {locale: Locale}): ReactNode {
  const text = TEXT[locale];
  const tags = [
    {name: 'joint', left: 16, top: 52, label: text.joint, value: 42.3, decimals: 1, unit: 'mm'},
    {
      name: 'deck',
      left: 256,
      top: 52,
      label: text.deck,
      value: last(lastDay.deckAcceleration).value,
      decimals: 1,
      unit: 'mg',
    },
    {
      name: 'air',
      left: 506,
      top: 52,
      label: text.air,
      value: last(lastDay.temperature).value,
      decimals: 1,
      unit: '°C',
    },
    {
      name: 'pierHead',
      left: 280,
      top: 172,
      label: text.pierHead,
      value: last(lastDay.inclinationX).value,
      decimals: 2,
      unit: 'mm/m',
    },
  ] as const;
  return (
    <div className="card view">
      <div className="card-head">
        <h2>{BRIDGE.name[locale]}</h2>
        <span className="muted">Last measure</span>
        <Callout n={5} x={536} y={12} />
      </div>
      <Bridge
        width={688}
        height={206}
        leaders={{
          joint: {x: SENSORS.joint.x, y: 40},
          deck: {x: SENSORS.deck.x, y: 40},
          air: {x: SENSORS.air.x, y: 40},
          pierHead: {x: 320, y: SENSORS.pierHead.y + 33},
        }}
      />
      {tags.map(({name, left, top, label, ...reading}) => (
        <div className="tag" key={name} style={{left, top}}>
          <span className="muted">{label}</span>
          <Reading {...reading} locale={locale} />
        </div>
      ))}
    </div>
  );
}

/** Overview of an organization in the web portal. */
function Dashboard({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
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
    <PortalPage locale={locale} section="Dashboard" className="dashboard">
      <div className="kpis">
        <Kpi n={1} label={text.silent} value={1} note={text.device} signal="silent" />
        <Kpi n={2} label={text.battery} value={1} note={text.batteryLimit} signal="battery" />
        <Kpi n={3} label={text.free} value={COUNTS.available} note={`+ ${COUNTS.assigned} ${text.assigned}`} />
        <Kpi n={4} label={text.points} value={COUNTS.points} note={text.inConstructions} />
      </div>
      <ConstructionView locale={locale} />
      <div className="card course">
        <div className="card-head">
          <h2>{PIER_POINT.name[locale]}</h2>
          <span className="legend muted">
            <span>
              <i />
              {text.inclination}
            </span>
            <span className="second">
              <i />
              {text.temperature}
            </span>
          </span>
        </div>
        <TimeChart
          width={688}
          height={174}
          locale={locale}
          gutter={{left: 58, right: 50, bottom: 28}}
          left={{domain: [0.9, 1.5], ticks: [0.9, 1.1, 1.3, 1.5], decimals: 1}}
          right={{domain: [0, 30], ticks: [0, 10, 20, 30], decimals: 0}}
          traces={[
            {series: lastDay.temperature, kind: 'second', axis: 'right'},
            {series: lastDay.inclinationX, kind: 'main', filled: true},
          ]}
          hours={3}
        />
      </div>
      <div className="side">
        <div className="card">
          <div className="card-head">
            <h2>Constructions</h2>
          </div>
          <div className="rows">
            {CONSTRUCTIONS.map(({icon, name, count, minutesAgo}) => (
              <div className="row" key={icon}>
                <span className="tone">
                  <Icon name={icon} />
                </span>
                <span className="row-text">
                  <b>{name[locale]}</b>
                  <span className="muted">
                    {formatCount(count, POINTS, locale)} · {formatMinutesAgo(minutesAgo, locale)}
                  </span>
                </span>
                <Icon name="forward" size={20} />
              </div>
            ))}
          </div>
        </div>
        <div className="card">
          <div className="card-head">
            <h2>{text.problems}</h2>
          </div>
          <div className="rows">
            {problems.map(({icon, title, place}) => (
              <div className="row" key={icon}>
                <span className="tone signal">
                  <Icon name={icon} />
                </span>
                <span className="row-text">
                  <b>{title}</b>
                  <span className="muted">{place}</span>
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
