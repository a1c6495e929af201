import React, {type ReactNode} from 'react';
import {formatNumber} from '../../src/lib/numbers';
import {AppScreen, PHONE} from '../parts/app';
import Callout from '../parts/Callout';
import SecondsChart, {type Moment} from '../parts/SecondsChart';
import {seededRandom} from '../../src/lib/random';
import type {Scene, SceneProps} from '../types';
import {PIER_DEVICE} from '../world';

const TEXT = {
  cs: {
    title: 'Živý průběh',
    window: 'posledních 60 s',
    thinned: 'proředěno',
    raw: 'Zrychlení, g – surové hodnoty',
    axis: (name: string) => `Osa ${name}`,
    gap: 'Spojení na 6 s vypadlo',
  },
  en: {
    title: 'Live chart',
    window: 'last 60 s',
    thinned: 'thinned',
    raw: 'Acceleration, g – raw values',
    axis: (name: string) => `${name} axis`,
    gap: 'Connection dropped for 6 s',
  },
} as const;

/** Seconds that the charts show. `GAP` is the start and the end of a lost connection, in seconds relative to now. */
const WINDOW = 60;
const GAP = [-34, -28] as const;

/** Points per second that remain after thinning. */
const DISPLAYED = 4;

/** `second`: when a vehicle is in the middle of the bridge, relative to now. `size`: factor of its vibration. */
const VEHICLES = [
  {second: -49, size: 1},
  {second: -14, size: 0.7},
] as const;

interface Axis {
  name: string;
  /** g */
  mean: number;
  /** Strength of the vibration in this direction, g. */
  shake: number;
  /** g; the first and the last are the ends of the value axis. */
  ticks: readonly [number, number, number];
  seed: number;
}

const AXES: readonly Axis[] = [
  {name: 'X', mean: 0.012, shake: 0.006, ticks: [0, 0.01, 0.02], seed: 83},
  {name: 'Y', mean: -0.021, shake: 0.005, ticks: [-0.03, -0.02, -0.01], seed: 89},
  {name: 'Z', mean: 0.998, shake: 0.014, ticks: [0.98, 1, 1.02], seed: 97},
];

/** Acceleration along one axis in the last {@link WINDOW} seconds, g, without samples inside {@link GAP}. */
function course({mean, shake, seed}: Axis): Moment[] {
  const random = seededRandom(seed);
  return Array.from({length: WINDOW * DISPLAYED + 1}, (_, index) => {
    const second = index / DISPLAYED - WINDOW;
    const load = VEHICLES.reduce(
      (sum, vehicle) => sum + vehicle.size * Math.exp(-(((second - vehicle.second) / 3) ** 2)),
      0,
    );
    return {second, value: mean + (0.00022 + shake * load) * (random() + random() - 1) * 1.6};
  }).filter(({second}) => second <= GAP[0] || second >= GAP[1]);
}

/** Height of a chart without and with the labels of the time axis, CSS pixels. */
const HEIGHT = {plain: 98, timed: 114} as const;

/** Live charts of three axes: raw values of the last minute, thinned out, with a gap where the connection was lost. */
function AppGraphs({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  return (
    <AppScreen locale={locale} title={text.title} place={PIER_DEVICE.name} className="live">
      <div className="live-facts">
        <span className="card">
          {text.window}
          <Callout n={1} x={-14} y={8} />
        </span>
        <span className="card">
          {text.thinned}
          <Callout n={2} x={-14} y={8} />
        </span>
      </div>
      <div className="card live-charts">
        <div className="live-unit">
          <b>{text.raw}</b>
          <Callout n={4} x={-14} y={10} />
        </div>
        {AXES.map((axis, index) => {
          const timed = index === AXES.length - 1;
          const values = course(axis);
          return (
            <div key={axis.name} className="live-axis">
              <div className="live-head">
                <span className="muted">{text.axis(axis.name)}</span>
                <b className="number">{formatNumber(values.at(-1)?.value ?? axis.mean, locale, {decimals: 3})}</b>
              </div>
              <SecondsChart
                width={332}
                height={timed ? HEIGHT.timed : HEIGHT.plain}
                locale={locale}
                domain={[axis.ticks[0], axis.ticks[2]]}
                ticks={axis.ticks}
                decimals={2}
                seconds={[-60, -45, -30, -15, 0]}
                values={values}
                longest={1}
                band={GAP}
                timed={timed}
              />
            </div>
          );
        })}
      </div>
      <div className="live-gap">
        <i />
        {text.gap}
        <Callout n={3} x={-14} y={5} />
      </div>
    </AppScreen>
  );
}

export default {name: 'app-graphs', ...PHONE, Component: AppGraphs} satisfies Scene;
