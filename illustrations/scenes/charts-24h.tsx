import React, {type ReactNode} from 'react';
import {clockTime, formatDay, textsIn} from '../format';
import {formatNumber} from '../../src/lib/numbers';
import {AppBar, PhoneFrame} from '../parts/app';
import Reading from '../parts/Reading';
import Chart, {dayAxis} from '../parts/Chart';
import {greatest, last, lastDay, NOW} from '../sample';
import type {Locale, Scene, SceneProps} from '../types';
import {PIER_POINT} from '../world';

const TEXT = {
  title: {cs: 'Grafy', en: 'Charts'},
  day: {cs: 'Den', en: 'Day'},
  week: {cs: 'Týden', en: 'Week'},
  month: {cs: 'Měsíc', en: 'Month'},
  temperature: {cs: 'Teplota', en: 'Temperature'},
  inclination: {cs: 'Náklon, mm/m', en: 'Tilt, mm/m'},
  acceleration: {cs: 'Zrychlení, mg', en: 'Acceleration, mg'},
  maximum: {cs: 'max.', en: 'max.'},
} as const;

/** Width and margins that the three charts share, so that their time axes are aligned. */
const SHARED = {width: 314, className: 'text-15', room: {left: 44, right: 6, bottom: 24}} as const;

function interval(locale: Locale): string {
  const clock = clockTime(NOW.clock, locale);
  return `${formatDay(NOW.day - 1, NOW.month, locale)} ${clock} – ${formatDay(NOW.day, NOW.month, locale)} ${clock}`;
}

/** Graphs of the values measured over the last 24 hours, in the mobile app. */
function Charts24h({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  const peak = greatest(lastDay.acceleration);
  return (
    <PhoneFrame locale={locale}>
      <AppBar title={text.title} place={PIER_POINT.name[locale]} />
      <div className="grid px-16 gap-10 content-start">
        <div className="card grid p-4 h-46 grid-cols-3">
          <span className="grid font-semibold place-items-center rounded-7 bg-accent text-on-accent">{text.day}</span>
          <span className="grid place-items-center rounded-7 text-muted">{text.week}</span>
          <span className="grid place-items-center rounded-7 text-muted">{text.month}</span>
        </div>
        <div className="text-16 text-center text-muted">{interval(locale)}</div>
        <div className="card pt-10 pb-8 px-12">
          <div className="flex mb-2 items-center justify-between">
            <h2 className="text-20">{text.temperature}</h2>
            <Reading value={last(lastDay.temperature).value} decimals={1} unit="°C" locale={locale} />
          </div>
          <Chart
            {...SHARED}
            time={dayAxis(6, locale)}
            height={140}
            locale={locale}
            left={{domain: [0, 24], ticks: [0, 8, 16, 24], decimals: 0}}
            traces={[{series: lastDay.temperature, kind: 'main', filled: true}]}
          />
        </div>
        <div className="card pt-10 pb-8 px-12">
          <div className="flex mb-2 items-center justify-between">
            <h2 className="text-20">{text.inclination}</h2>
            <span className="flex gap-14 text-16">
              <span className="flex gap-7 items-center">
                <i className="w-16 h-4 rounded-2 bg-accent" />X
              </span>
              <span className="flex gap-7 items-center">
                <i className="w-16 h-4 rounded-2 bg-second" />Y
              </span>
            </span>
          </div>
          <Chart
            {...SHARED}
            time={dayAxis(6, locale)}
            height={142}
            locale={locale}
            left={{domain: [-0.7, 1.6], ticks: [-0.5, 0, 0.5, 1, 1.5], decimals: 1}}
            traces={[
              {series: lastDay.inclinationY, kind: 'second'},
              {series: lastDay.inclinationX, kind: 'main'},
            ]}
          />
        </div>
        <div className="card pt-10 pb-8 px-12">
          <div className="flex mb-2 items-center justify-between">
            <h2 className="text-20">{text.acceleration}</h2>
          </div>
          <Chart
            {...SHARED}
            time={dayAxis(6, locale)}
            height={142}
            locale={locale}
            left={{domain: [-15, 15], ticks: [-10, 0, 10], decimals: 0}}
            traces={[{series: lastDay.acceleration, kind: 'envelope'}]}
            mark={{...peak, label: `${text.maximum} ${formatNumber(peak.value, locale, {decimals: 1, unit: 'mg'})}`}}
          />
        </div>
      </div>
    </PhoneFrame>
  );
}

export default {name: 'charts-24h', width: 390, height: 844, files: [390, 780], Component: Charts24h} satisfies Scene;
