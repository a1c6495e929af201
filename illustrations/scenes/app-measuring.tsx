import React, {type ReactNode} from 'react';
import {formatNumber} from '../../src/lib/numbers';
import {AppScreen, PHONE} from '../parts/app';
import Callout from '../parts/Callout';
import SecondsChart, {type Moment} from '../parts/SecondsChart';
import {seededRandom} from '../../src/lib/random';
import type {Scene, SceneProps} from '../types';

const TEXT = {
  cs: {
    title: 'Zkušební měření',
    line: 'RS-485',
    range: 'Rozsah',
    rate: 'ODR',
    samples: 'Počet vzorků',
    axis: (name: string) => `Osa ${name}`,
    magnitude: 'Velikost vektoru |a|',
    chart: 'Osa Z, odchylka, mg',
    time: 'čas, s',
  },
  en: {
    title: 'Test measurement',
    line: 'RS-485 model',
    range: 'Range',
    rate: 'ODR',
    samples: 'Samples',
    axis: (name: string) => `${name} axis`,
    magnitude: 'Magnitude |a|',
    chart: 'Z axis, deviation, mg',
    time: 'time, s',
  },
} as const;

/** Readings from the manual's example, g: a device at rest with its Z axis vertical. */
const AT_REST = {X: 0.012, Y: -0.021, Z: 0.998} as const;

const MAGNITUDE = Math.hypot(AT_REST.X, AT_REST.Y, AT_REST.Z);

/** Samples per second and number of samples, as in the manual's example. */
const RECORD = {rate: 125, samples: 2048} as const;

/** A finger taps the structure at this second. */
const TAP = 9.4;

/** Deviation of the Z axis from its mean, mg: noise of the sensor, 0.14 mg RMS, and a tap that dies away within half a second. */
function deviation(): Moment[] {
  const random = seededRandom(71);
  return Array.from({length: RECORD.samples}, (_, index) => {
    const second = index / RECORD.rate;
    const since = second - TAP;
    const tap = since < 0 ? 0 : 46 * Math.exp(-since / 0.16) * Math.cos(2 * Math.PI * 11 * since);
    return {second, value: tap + 0.28 * (random() + random() + random() - 1.5)};
  });
}

/** Result of a test measurement: settings, the three axes at rest with their magnitude, and a tap in the chart. */
function AppMeasuring({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  const settings = [
    {label: text.range, value: `±${formatNumber(2, locale, {decimals: 0, unit: 'g'})}`},
    {label: text.rate, value: formatNumber(RECORD.rate, locale, {decimals: 0, unit: 'Hz'})},
    {label: text.samples, value: formatNumber(RECORD.samples, locale, {decimals: 0})},
  ];
  return (
    <AppScreen locale={locale} title={text.title} place={`GeoSnake · ${text.line}`} className="measuring">
      <div className="card measuring-settings">
        {settings.map(({label, value}) => (
          <div key={label}>
            <span className="muted">{label}</span>
            <b>{value}</b>
          </div>
        ))}
        <Callout n={4} x={-14} y={20} />
      </div>
      <div className="card measuring-axes">
        {Object.entries(AT_REST).map(([name, value]) => (
          <div key={name}>
            <span className="muted">{text.axis(name)}</span>
            <b className="number">{formatNumber(value, locale, {decimals: 3})}</b>
            <span className="muted">g</span>
          </div>
        ))}
        <Callout n={1} x={-14} y={42} />
      </div>
      <div className="card measuring-sum">
        <span>{text.magnitude}</span>
        <b className="number">{formatNumber(MAGNITUDE, locale, {decimals: 3})}</b>
        <span className="muted">g</span>
        <Callout n={2} x={-14} y={16} />
      </div>
      <div className="card measuring-chart">
        <div className="measuring-head">
          <h2>{text.chart}</h2>
          <span className="muted">{text.time}</span>
        </div>
        <SecondsChart
          width={332}
          height={206}
          locale={locale}
          domain={[-60, 60]}
          ticks={[-50, -25, 0, 25, 50]}
          decimals={0}
          seconds={[0, 4, 8, 12, 16]}
          values={deviation().filter(({second}) => second <= 16)}
        />
        <Callout n={3} x={232} y={46} />
      </div>
    </AppScreen>
  );
}

export default {name: 'app-measuring', ...PHONE, Component: AppMeasuring} satisfies Scene;
