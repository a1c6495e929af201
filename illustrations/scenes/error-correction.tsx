import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import {formatNumber} from '../../src/lib/numbers';
import Chart, {WEEK_ROOM, weekAxis} from '../parts/Chart';
import {corrected, fit} from '../regression';
import {lastWeek} from '../sample';
import {linear} from '../scale';
import type {Scene, SceneProps} from '../types';
import {PIER_POINT} from '../world';

const TEXT = {
  scatter: {cs: 'Náklon X proti teplotě pilíře', en: 'Tilt X against pier temperature'},
  scatterUnits: {cs: 'mm/m, °C', en: 'mm/m, °C'},
  course: {cs: 'Náklon X za sedm dní, mm/m', en: 'Tilt X over seven days, mm/m'},
  before: {cs: 'naměřeno', en: 'measured'},
  after: {cs: 'opraveno', en: 'corrected'},
  slope: {cs: 'směrnice k', en: 'slope k'},
  reference: {cs: 'T_ref', en: 'T_ref'},
  share: {cs: 'R²', en: 'R²'},
  formula: {cs: 'opravená = hodnota − k × (T − T_ref)', en: 'corrected = value − k × (T − T_ref)'},
} as const;

const {pierTemperature: temperature, inclinationX} = lastWeek;
const LINE = fit(temperature, inclinationX);
const CORRECTED = corrected(temperature, inclinationX, LINE);

const WIDTH = 470;
const HEIGHT = 330;
const TEMPERATURES = [5, 10, 15, 20] as const;
const VALUES = [0.9, 1, 1.1, 1.2, 1.3, 1.4] as const;

/** Scatter plot of inclination against pier temperature, a dot for each sample, with the fitted line. */
function Scatter({locale}: SceneProps): ReactNode {
  const plot = {left: 58, right: WIDTH - 14, top: 12, bottom: HEIGHT - 32};
  const x = linear([4, 22], [plot.left, plot.right]);
  const y = linear([0.85, 1.45], [plot.bottom, plot.top]);
  return (
    <svg className="block" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {VALUES.map((tick) => (
        <React.Fragment key={tick}>
          <path className="fill-none stroke-line" d={`M${plot.left} ${y(tick)}H${plot.right}`} />
          <text className="tabular-nums fill-muted" x={plot.left - 10} y={y(tick)} dy="0.36em" textAnchor="end">
            {formatNumber(tick, locale, {decimals: 1})}
          </text>
        </React.Fragment>
      ))}
      {TEMPERATURES.map((tick) => (
        <React.Fragment key={tick}>
          <path className="fill-none stroke-line" d={`M${x(tick)} ${plot.top}V${plot.bottom}`} />
          <text className="tabular-nums fill-muted" x={x(tick)} y={HEIGHT - 8} textAnchor="middle">
            {tick}
          </text>
        </React.Fragment>
      ))}
      {temperature.map(({minute, value}, index) => (
        <circle
          key={minute}
          className="opacity-55 fill-second"
          cx={x(value)}
          cy={y(inclinationX[index]?.value ?? 0)}
          r="3"
        />
      ))}
      <path
        className="fill-none stroke-signal stroke-3"
        d={`M${x(4.5)} ${y(LINE.at(4.5))}L${x(21.5)} ${y(LINE.at(21.5))}`}
      />
    </svg>
  );
}

/** Temperature correction: value against temperature with the fitted line, and the series before and after. */
function ErrorCorrection({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  return (
    <div className="grid p-20 w-screen h-screen gap-18 text-19 grid-cols-[474px_1fr] grid-rows-[1fr_66px] bg-page">
      <div className="card">
        <div className="flex px-18 h-52 items-center justify-between">
          <h2>{text.scatter}</h2>
          <span className="text-muted">{text.scatterUnits}</span>
        </div>
        <Scatter locale={locale} />
      </div>
      <div className="card">
        <div className="flex px-18 h-52 items-center justify-between">
          <h2>{text.course}</h2>
          <span className="flex gap-20">
            <span className="flex gap-8 items-center">
              <i className="w-22 h-4 rounded-2 bg-second" />
              {text.before}
            </span>
            <span className="flex gap-8 items-center">
              <i className="w-22 h-4 rounded-2 bg-accent" />
              {text.after}
            </span>
          </span>
        </div>
        <Chart
          time={weekAxis(locale)}
          room={WEEK_ROOM}
          radius={4.5}
          width={620}
          height={HEIGHT}
          locale={locale}
          left={{domain: [0.85, 1.45], ticks: VALUES, decimals: 1}}
          traces={[
            {series: inclinationX, kind: 'second'},
            {series: CORRECTED, kind: 'main'},
          ]}
        />
      </div>
      <div className="card flex tabular-nums px-20 items-center justify-between col-span-full">
        <b>{PIER_POINT.name[locale]}</b>
        <span>{text.formula}</span>
        <span>
          {text.slope} ={' '}
          {formatNumber(LINE.slope, locale, {decimals: 3, unit: locale === 'cs' ? 'mm/m na 1 °C' : 'mm/m per °C'})}
        </span>
        <span>
          {text.reference} = {formatNumber(LINE.reference, locale, {decimals: 1, unit: '°C'})}
        </span>
        <span>
          {text.share} = {formatNumber(LINE.r2, locale, {decimals: 2})}
        </span>
      </div>
    </div>
  );
}

export default {
  name: 'error-correction',
  width: 1160,
  height: 500,
  files: [800, 1600],
  Component: ErrorCorrection,
} satisfies Scene;
