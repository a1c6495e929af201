import React, {type ReactNode} from 'react';
import {formatCount, formatMinutesAgo, type PluralForms} from '../format';
import Bridge, {SENSORS} from '../parts/Bridge';
import {BrowserFrame} from '../parts/frames';
import Icon, {type IconName} from '../parts/Icon';
import Reading from '../parts/Reading';
import TimeChart from '../parts/TimeChart';
import {last, lastDay} from '../sample';
import type {Locale, Localized, Scene, SceneProps} from '../types';

const TEXT = {
  cs: {
    address: 'Webový portál',
    product: 'Monitoring',
    nav: [
      'Přehled',
      'Mapa',
      'Konstrukce',
      'Pohled na konstrukci',
      'Grafy',
      'Zařízení',
      'Upozornění',
      'Terminál',
      'Uživatelé',
    ],
    organization: 'Ukázková organizace',
    points: 'Měřicí body',
    inConstructions: 've 4 konstrukcích',
    devices: 'Přiřazená zařízení',
    free: 'a 3 volná',
    silent: 'Bez dat 2 dny a déle',
    device: 'zařízení',
    battery: 'Slabá baterie',
    batteryLimit: '35 % a méně',
    lastMeasure: 'Poslední měření',
    joint: 'O1 – dilatační závěr',
    deck: 'Pole 2 – zrychlení',
    air: 'Teplota vzduchu',
    pierHead: 'P2 – náklon X',
    point: 'P2 – hlava – náklon',
    inclination: 'Náklon X, mm/m',
    temperature: 'Teplota, °C',
    constructions: 'Konstrukce',
    problems: 'K řešení',
    problemRows: [
      {icon: 'silent', title: 'Z3 – náklon: 3 dny bez dat', place: 'Opěrná zeď na stráni'},
      {icon: 'battery', title: 'V2 – vaznice: baterie 31 %', place: 'Střecha haly B'},
    ],
  },
  en: {
    address: 'Web portal',
    product: 'Monitoring',
    nav: [
      'Dashboard',
      'Map',
      'Constructions',
      'Construction View',
      'Charts',
      'Devices',
      'Notifications',
      'Terminal',
      'Users',
    ],
    organization: 'Sample organization',
    points: 'Measurement points',
    inConstructions: 'in 4 constructions',
    devices: 'Assigned devices',
    free: 'and 3 available',
    silent: 'No data for 2+ days',
    device: 'device',
    battery: 'Low battery',
    batteryLimit: '35 % or less',
    lastMeasure: 'Last measure',
    joint: 'A1 – expansion joint',
    deck: 'Span 2 – acceleration',
    air: 'Air temperature',
    pierHead: 'P2 – tilt X',
    point: 'P2 – top – tilt',
    inclination: 'Inclination X, mm/m',
    temperature: 'Temperature, °C',
    constructions: 'Constructions',
    problems: 'Needs attention',
    problemRows: [
      {icon: 'silent', title: 'W3 – tilt: no data for 3 days', place: 'Hillside retaining wall'},
      {icon: 'battery', title: 'R2 – purlin: battery 31 %', place: 'Roof of hall B'},
    ],
  },
} as const;

const NAV_ICONS: readonly IconName[] = [
  'overview',
  'map',
  'bridge',
  'picture',
  'chart',
  'device',
  'bell',
  'terminal',
  'people',
];

const POINTS: PluralForms = {
  cs: {one: 'měřicí bod', few: 'měřicí body', other: 'měřicích bodů'},
  en: {one: 'point', other: 'points'},
};

interface Construction {
  icon: IconName;
  name: Localized;
  points: number;
  minutesAgo: number;
}

const CONSTRUCTIONS: readonly Construction[] = [
  {icon: 'bridge', name: {cs: 'Most přes potok', en: 'Bridge over the brook'}, points: 8, minutesAgo: 4},
  {icon: 'footbridge', name: {cs: 'Lávka u mlýna', en: 'Footbridge by the mill'}, points: 4, minutesAgo: 11},
  {icon: 'hall', name: {cs: 'Střecha haly B', en: 'Roof of hall B'}, points: 7, minutesAgo: 26},
  {icon: 'wall', name: {cs: 'Opěrná zeď na stráni', en: 'Hillside retaining wall'}, points: 5, minutesAgo: 38},
];

function Kpi({label, value, note, signal}: {label: string; value: number; note: string; signal?: IconName}): ReactNode {
  return (
    <div className={signal ? 'card kpi signal' : 'card kpi'}>
      <span>{label}</span>
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
      left: 208,
      top: 52,
      label: text.deck,
      value: last(lastDay.acceleration).value,
      decimals: 1,
      unit: 'mg',
    },
    {
      name: 'air',
      left: 428,
      top: 52,
      label: text.air,
      value: last(lastDay.temperature).value,
      decimals: 1,
      unit: '°C',
    },
    {
      name: 'pierHead',
      left: 234,
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
        <h2>{CONSTRUCTIONS[0]?.name[locale]}</h2>
        <span className="muted">{text.lastMeasure}</span>
      </div>
      <Bridge
        width={598}
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
  return (
    <BrowserFrame title={text.address}>
      <div className="portal">
        <div className="portal-nav">
          <h1>
            <Icon name="bridge" size={30} />
            {text.product}
          </h1>
          {text.nav.map((label, index) => (
            <span key={label} className={index === 0 ? 'current' : undefined}>
              <Icon name={NAV_ICONS[index] ?? 'overview'} />
              {label}
            </span>
          ))}
        </div>
        <div className="portal-main">
          <div className="portal-top">
            <h1>{text.nav[0]}</h1>
            <span className="portal-choice">
              {text.organization}
              <Icon name="down" size={20} />
            </span>
            <span className="tone">
              <Icon name="person" />
            </span>
          </div>
          <div className="portal-content">
            <div className="kpis">
              <Kpi label={text.points} value={24} note={text.inConstructions} />
              <Kpi label={text.devices} value={23} note={text.free} />
              <Kpi label={text.silent} value={1} note={text.device} signal="silent" />
              <Kpi label={text.battery} value={1} note={text.batteryLimit} signal="battery" />
            </div>
            <ConstructionView locale={locale} />
            <div className="card course">
              <div className="card-head">
                <h2>{text.point}</h2>
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
                width={598}
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
                  <h2>{text.constructions}</h2>
                </div>
                <div className="rows">
                  {CONSTRUCTIONS.map(({icon, name, points, minutesAgo}) => (
                    <div className="row" key={icon}>
                      <span className="tone">
                        <Icon name={icon} />
                      </span>
                      <span className="row-text">
                        <b>{name[locale]}</b>
                        <span className="muted">
                          {formatCount(points, POINTS, locale)} · {formatMinutesAgo(minutesAgo, locale)}
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
                  {text.problemRows.map(({icon, title, place}) => (
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
          </div>
        </div>
      </div>
    </BrowserFrame>
  );
}

export default {
  name: 'dashboard',
  width: 1280,
  height: 800,
  files: [800, 1600],
  Component: Dashboard,
} satisfies Scene;
