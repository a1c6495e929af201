import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import {formatNumber} from '../../src/lib/numbers';
import {AppScreen, PHONE} from '../parts/app';
import Callout from '../parts/Callout';
import Chart, {secondsAxis} from '../parts/Chart';
import {seededRandom} from '../../src/lib/random';
import type {Series} from '../sample';
import type {Scene, SceneProps} from '../types';
import {PIER_DEVICE} from '../world';

const TEXT = {
  title: {cs: 'Živý průběh', en: 'Live chart'},
  window: {cs: 'posledních 60 s', en: 'last 60 s'},
  thinned: {cs: 'proředěno', en: 'thinned'},
  raw: {cs: 'Zrychlení, g – surové hodnoty', en: 'Acceleration, g – raw values'},
  axis: {cs: (name: string) => `Osa ${name}`, en: (name: string) => `${name} axis`},
  gap: {cs: 'Spojení na 6 s vypadlo', en: 'Connection dropped for 6 s'},
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
function course({mean, shake, seed}: Axis): Series {
  const random = seededRandom(seed);
  return Array.from({length: WINDOW * DISPLAYED + 1}, (_, index) => {
    const second = index / DISPLAYED - WINDOW;
    const load = VEHICLES.reduce(
      (sum, vehicle) => sum + vehicle.size * Math.exp(-(((second - vehicle.second) / 3) ** 2)),
      0,
    );
    return {minute: second / 60, value: mean + (0.00022 + shake * load) * (random() + random() - 1) * 1.6};
  }).filter(({minute}) => minute <= GAP[0] / 60 || minute >= GAP[1] / 60);
}

/** Height of a chart without and with the labels of the time axis, CSS pixels. */
const ROOM = {left: 54, right: 12, bottom: 24, base: 4} as const;
const HEIGHT = {plain: 98, timed: 114} as const;

/** Live charts of three axes: raw values of the last minute, thinned out, with a gap where the connection was lost. */
function AppGraphs({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  return (
    <AppScreen locale={locale} title={text.title} place={PIER_DEVICE.name}>
      <div className="grid gap-24 grid-cols-[auto_1fr]">
        <span className="card flex relative pr-14 pl-20 h-44 gap-9 items-center">
          {text.window}
          <Callout n={1} x={-14} y={8} />
        </span>
        <span className="card flex relative pr-14 pl-20 h-44 gap-9 items-center">
          {text.thinned}
          <Callout n={2} x={-14} y={8} />
        </span>
      </div>
      <div className="card pb-8">
        <div className="relative pt-12 pb-6 pr-16 pl-22">
          <b>{text.raw}</b>
          <Callout n={4} x={-14} y={10} />
        </div>
        {AXES.map((axis, index) => {
          const timed = index === AXES.length - 1;
          const values = course(axis);
          return (
            <div key={axis.name}>
              <div className="flex pr-14 pl-22 items-baseline justify-between">
                <span className="text-16 text-muted">{text.axis(axis.name)}</span>
                <b className="number text-22 text-link">
                  {formatNumber(values.at(-1)?.value ?? axis.mean, locale, {decimals: 3})}
                </b>
              </div>
              <Chart
                className="text-15"
                width={332}
                height={timed ? HEIGHT.timed : HEIGHT.plain}
                locale={locale}
                left={{domain: [axis.ticks[0], axis.ticks[2]], ticks: axis.ticks, decimals: 2}}
                room={ROOM}
                time={secondsAxis([-60, -45, -30, -15, 0], locale)}
                traces={[{series: values, kind: 'main', thin: 1.8}]}
                longest={1 / 60}
                band={[GAP[0] / 60, GAP[1] / 60]}
                timed={timed}
              />
            </div>
          );
        })}
      </div>
      <div className="flex relative pl-22 h-36 gap-10 items-center">
        <i className="w-22 h-18 rounded-3 bg-signal-surface" />
        {text.gap}
        <Callout n={3} x={-14} y={5} />
      </div>
    </AppScreen>
  );
}

export default {name: 'app-graphs', ...PHONE, Component: AppGraphs} satisfies Scene;
