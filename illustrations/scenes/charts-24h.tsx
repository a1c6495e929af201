import React, {type ReactNode} from 'react';
import {formatDay} from '../format';
import {clockTime} from '../sampleDay';
import {formatNumber} from '../../src/lib/numbers';
import {AppBar, PhoneFrame} from '../parts/frames';
import Reading from '../parts/Reading';
import TimeChart from '../parts/TimeChart';
import {greatest, last, lastDay, NOW} from '../sample';
import type {Locale, Scene, SceneProps} from '../types';
import {PIER_POINT} from '../world';

const TEXT = {
  cs: {
    title: 'Grafy',
    day: 'Den',
    week: 'Týden',
    month: 'Měsíc',
    temperature: 'Teplota',
    inclination: 'Náklon, mm/m',
    acceleration: 'Zrychlení, mg',
    maximum: 'max.',
  },
  en: {
    title: 'Charts',
    day: 'Day',
    week: 'Week',
    month: 'Month',
    temperature: 'Temperature',
    inclination: 'Tilt, mm/m',
    acceleration: 'Acceleration, mg',
    maximum: 'max.',
  },
} as const;

/** Width and margins that the three charts share, so that their time axes are aligned. */
const SHARED = {width: 314, gutter: {left: 44, right: 6, bottom: 24}} as const;

function interval(locale: Locale): string {
  const clock = clockTime(NOW.clock, locale);
  return `${formatDay(NOW.day - 1, NOW.month, locale)} ${clock} – ${formatDay(NOW.day, NOW.month, locale)} ${clock}`;
}

/** Graphs of the values measured over the last 24 hours, in the mobile app. */
function Charts24h({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  const peak = greatest(lastDay.acceleration);
  return (
    <PhoneFrame locale={locale} className="graphs">
      <AppBar title={text.title} place={PIER_POINT.name[locale]} />
      <div className="graphs-body">
        <div className="graphs-choice">
          <span className="current">{text.day}</span>
          <span>{text.week}</span>
          <span>{text.month}</span>
        </div>
        <div className="graphs-interval">{interval(locale)}</div>
        <div className="card graph">
          <div className="graph-head">
            <h2>{text.temperature}</h2>
            <Reading value={last(lastDay.temperature).value} decimals={1} unit="°C" locale={locale} />
          </div>
          <TimeChart
            {...SHARED}
            height={140}
            locale={locale}
            left={{domain: [0, 24], ticks: [0, 8, 16, 24], decimals: 0}}
            traces={[{series: lastDay.temperature, kind: 'main', filled: true}]}
          />
        </div>
        <div className="card graph">
          <div className="graph-head">
            <h2>{text.inclination}</h2>
            <span className="graph-keys">
              <span>
                <i />X
              </span>
              <span className="second">
                <i />Y
              </span>
            </span>
          </div>
          <TimeChart
            {...SHARED}
            height={142}
            locale={locale}
            left={{domain: [-0.7, 1.6], ticks: [-0.5, 0, 0.5, 1, 1.5], decimals: 1}}
            traces={[
              {series: lastDay.inclinationY, kind: 'second'},
              {series: lastDay.inclinationX, kind: 'main'},
            ]}
          />
        </div>
        <div className="card graph">
          <div className="graph-head">
            <h2>{text.acceleration}</h2>
          </div>
          <TimeChart
            {...SHARED}
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
