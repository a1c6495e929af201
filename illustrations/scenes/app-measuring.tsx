import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import {formatNumber} from '../../src/lib/numbers';
import {AppScreen, PHONE} from '../parts/app';
import Callout from '../parts/Callout';
import Chart, {secondsAxis} from '../parts/Chart';
import {seededRandom} from '../../src/lib/random';
import type {Series} from '../sample';
import type {Scene, SceneProps} from '../types';

const TEXT = {
  title: {cs: 'Zkušební měření', en: 'Test measurement'},
  line: {cs: 'RS-485', en: 'RS-485 model'},
  range: {cs: 'Rozsah', en: 'Range'},
  rate: {cs: 'ODR', en: 'ODR'},
  samples: {cs: 'Počet vzorků', en: 'Samples'},
  axis: {cs: (name: string) => `Osa ${name}`, en: (name: string) => `${name} axis`},
  magnitude: {cs: 'Velikost vektoru |a|', en: 'Magnitude |a|'},
  chart: {cs: 'Osa Z, odchylka, mg', en: 'Z axis, deviation, mg'},
  time: {cs: 'čas, s', en: 'time, s'},
} as const;

/** Readings from the manual's example, g: a device at rest with its Z axis vertical. */
const AT_REST = {X: 0.012, Y: -0.021, Z: 0.998} as const;

const MAGNITUDE = Math.hypot(AT_REST.X, AT_REST.Y, AT_REST.Z);

/** Samples per second and number of samples, as in the manual's example. */
const RECORD = {rate: 125, samples: 2048} as const;

/** A finger taps the structure at this second. */
const TAP = 9.4;

/** Deviation of the Z axis from its mean, mg: noise of the sensor, 0.14 mg RMS, and a tap that dies away within half a second. */
function deviation(): Series {
  const random = seededRandom(71);
  return Array.from({length: RECORD.samples}, (_, index) => {
    const second = index / RECORD.rate;
    const since = second - TAP;
    const tap = since < 0 ? 0 : 46 * Math.exp(-since / 0.16) * Math.cos(2 * Math.PI * 11 * since);
    return {minute: second / 60, value: tap + 0.28 * (random() + random() + random() - 1.5)};
  });
}

/** Result of a test measurement: settings, the three axes at rest with their magnitude, and a tap in the chart. */
function AppMeasuring({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  const settings = [
    {label: text.range, value: `±${formatNumber(2, locale, {decimals: 0, unit: 'g'})}`},
    {label: text.rate, value: formatNumber(RECORD.rate, locale, {decimals: 0, unit: 'Hz'})},
    {label: text.samples, value: formatNumber(RECORD.samples, locale, {decimals: 0})},
  ];
  return (
    <AppScreen locale={locale} title={text.title} place={`GeoSnake · ${text.line}`}>
      <div className="card grid relative py-11 pr-8 pl-12 text-center grid-cols-3">
        {settings.map(({label, value}) => (
          <div className="grid gap-2" key={label}>
            <span className="text-16 text-muted">{label}</span>
            <b>{value}</b>
          </div>
        ))}
        <Callout n={4} x={-14} y={20} />
      </div>
      <div className="card grid relative py-14 text-center grid-cols-3">
        {Object.entries(AT_REST).map(([name, value]) => (
          <div className="grid gap-5 not-first:border-l border-line" key={name}>
            <span className="text-16 text-muted">{text.axis(name)}</span>
            <b className="number text-30">{formatNumber(value, locale, {decimals: 3})}</b>
            <span className="text-16 text-muted">g</span>
          </div>
        ))}
        <Callout n={1} x={-14} y={42} />
      </div>
      <div className="card flex relative py-14 pr-18 pl-24 gap-8 items-baseline">
        <span className="flex-1">{text.magnitude}</span>
        <b className="number text-28 text-link">{formatNumber(MAGNITUDE, locale, {decimals: 3})}</b>
        <span className="text-muted">g</span>
        <Callout n={2} x={-14} y={16} />
      </div>
      <div className="card relative pt-12 pb-8 pr-2">
        <div className="flex pb-6 pr-14 pl-16 items-baseline justify-between">
          <h2 className="text-20">{text.chart}</h2>
          <span className="text-muted">{text.time}</span>
        </div>
        <Chart
          className="text-15"
          width={332}
          height={206}
          locale={locale}
          left={{domain: [-60, 60], ticks: [-50, -25, 0, 25, 50], decimals: 0}}
          room={{left: 54, right: 12, bottom: 24, base: 4}}
          time={secondsAxis([0, 4, 8, 12, 16], locale)}
          traces={[{series: deviation().filter(({minute}) => minute <= 16 / 60), kind: 'main', thin: 1.4}]}
        />
        <Callout n={3} x={232} y={46} />
      </div>
    </AppScreen>
  );
}

export default {name: 'app-measuring', ...PHONE, Component: AppMeasuring} satisfies Scene;
