import React, {type ReactNode} from 'react';
import {formatDay, textsIn} from '../format';
import {formatNumber} from '../../src/lib/numbers';
import Bridge, {SENSORS} from '../parts/Bridge';
import {Tag} from '../parts/Reading';
import Table from '../parts/Table';
import Chart, {WEEK_ROOM, weekAxis} from '../parts/Chart';
import {corrected, fit} from '../regression';
import {average, greatest, last, lastDay, lastWeek, least, NOW} from '../sample';
import type {Scene, SceneProps} from '../types';
import {BRIDGE, ORGANIZATION, PIER_POINT} from '../world';

const TEXT = {
  title: {cs: 'Zpráva z monitoringu', en: 'Monitoring report'},
  period: {cs: 'Období', en: 'Period'},
  pierHead: {cs: 'P2 – náklon X', en: 'P2 – tilt X'},
  deck: {cs: 'Pole 2 – zrychlení', en: 'Span 2 – acceleration'},
  columns: {cs: ['min.', 'průměr', 'max.'], en: ['min', 'avg', 'max']},
  rows: {
    cs: ['Náklon X, mm/m', 'Náklon Y, mm/m', 'Teplota, °C'],
    en: ['Tilt X, mm/m', 'Tilt Y, mm/m', 'Temperature, °C'],
  },
  course: {cs: 'Náklon X, mm/m (silná čára: opravený)', en: 'Tilt X, mm/m (bold: corrected)'},
  temperature: {cs: 'Teplota pilíře, °C', en: 'Pier temperature, °C'},
  conclusion: {cs: 'Závěr', en: 'Conclusion'},
  text: {
    cs: [
      'Náklon během dne sleduje teplotu; k posouzení trendu sedm dní nestačí.',
      'Výpadek dat 10 h (mezera v grafu), příčina se zjišťuje.',
    ],
    en: [
      'Tilt follows the temperature over the day; seven days can’t show a trend.',
      'Data outage of 10 h (the gap), cause being investigated.',
    ],
  },
} as const;

const {inclinationX, inclinationY, pierTemperature: temperature} = lastWeek;
const CORRECTED = corrected(temperature, inclinationX, fit(temperature, inclinationX));

const PAPER =
  'grid gap-x-28 pb-18 px-32 h-full bg-card shadow-site grid-cols-[460px_minmax(0,1fr)] grid-rows-[78px_1fr_84px]';

/**
 * One page of a monitoring report: construction and period, values on the drawing, a table, charts of inclination and
 * temperature, conclusion.
 */
function Report({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  const rows = [
    {series: inclinationX, decimals: 2},
    {series: inclinationY, decimals: 2},
    {series: temperature, decimals: 1},
  ];
  return (
    <div className="py-18 px-26 w-screen h-screen text-18 bg-steel-200 dark:bg-steel-950">
      <div className={PAPER}>
        <div className="flex gap-34 items-center col-span-full border-b-2 border-accent">
          <h1 className="text-32 flex-1">{text.title}</h1>
          <span className="grid">
            <b>{BRIDGE.name[locale]}</b>
            <span className="text-muted">{ORGANIZATION[locale]}</span>
          </span>
          <span className="grid">
            <b>
              {formatDay(NOW.day - 7, NOW.month, locale)} – {formatDay(NOW.day, NOW.month, locale)}
            </b>
            <span className="text-muted">{text.period}</span>
          </span>
        </div>
        <div className="grid py-14 content-between">
          <div className="relative overflow-hidden border border-line rounded-6 bg-page">
            <Bridge
              width={458}
              height={196}
              leaders={{deck: {x: SENSORS.deck.x, y: 36}, pierHead: {x: 330, y: SENSORS.pierHead.y + 34}}}
            />
            <Tag
              className="pt-5 pb-6 text-16"
              place={{left: 150, top: 10}}
              label={text.deck}
              value={last(lastDay.deckAcceleration).value}
              decimals={1}
              unit="mg"
              locale={locale}
            />
            <Tag
              className="pt-5 pb-6 text-16"
              place={{left: 170, bottom: 10}}
              label={text.pierHead}
              value={last(inclinationX).value}
              decimals={2}
              unit="mm/m"
              locale={locale}
            />
          </div>
          <Table
            head="px-6 h-40 text-16 border-t"
            cell="px-6 h-46"
            columns={['', 'text-right', 'text-right', 'text-right']}
            header={[PIER_POINT.name[locale], ...text.columns]}
            rows={rows.map(({series, decimals}, index) => [
              text.rows[index],
              ...[least(series).value, average(series), greatest(series).value].map((value) =>
                formatNumber(value, locale, {decimals}),
              ),
            ])}
          />
        </div>
        <div className="grid py-14 content-between">
          <h2>{text.course}</h2>
          <Chart
            className="text-[0.88em]"
            time={weekAxis(locale)}
            room={WEEK_ROOM}
            radius={4.5}
            width={556}
            height={196}
            locale={locale}
            left={{domain: [0.85, 1.45], ticks: [0.9, 1.1, 1.3], decimals: 1}}
            traces={[
              {series: inclinationX, kind: 'second'},
              {series: CORRECTED, kind: 'main'},
            ]}
          />
          <h2>{text.temperature}</h2>
          <Chart
            className="text-[0.88em]"
            time={weekAxis(locale)}
            room={WEEK_ROOM}
            radius={4.5}
            width={556}
            height={150}
            locale={locale}
            left={{domain: [2, 24], ticks: [5, 10, 15, 20], decimals: 0}}
            traces={[{series: temperature, kind: 'second'}]}
          />
        </div>
        <div className="flex gap-34 items-center col-span-full border-t border-line leading-[1.5]">
          <h2>{text.conclusion}</h2>
          <span>
            {text.text[0]}
            <br />
            {text.text[1]}
          </span>
        </div>
      </div>
    </div>
  );
}

export default {name: 'report', width: 1160, height: 680, files: [800, 1600], Component: Report} satisfies Scene;
