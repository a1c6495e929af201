import React, {type ReactNode} from 'react';
import {formatDay} from '../format';
import {formatNumber} from '../../src/lib/numbers';
import Bridge, {SENSORS} from '../parts/Bridge';
import Reading from '../parts/Reading';
import WeekChart from '../parts/WeekChart';
import {corrected, fit} from '../regression';
import {average, greatest, last, lastDay, lastWeek, least, NOW} from '../sample';
import type {Scene, SceneProps} from '../types';
import {BRIDGE, ORGANIZATION, PIER_POINT} from '../world';

const TEXT = {
  cs: {
    title: 'Zpráva z monitoringu',
    period: 'Období',
    pierHead: 'P2 – náklon X',
    deck: 'Pole 2 – zrychlení',
    columns: ['min.', 'průměr', 'max.'],
    rows: ['Náklon X, mm/m', 'Náklon Y, mm/m', 'Teplota, °C'],
    course: 'Náklon X, mm/m (silná čára: opravený)',
    temperature: 'Teplota pilíře, °C',
    conclusion: 'Závěr',
    text: [
      'Náklon během dne sleduje teplotu; k posouzení trendu sedm dní nestačí.',
      'Výpadek dat 10 h (mezera v grafu), příčina se zjišťuje.',
    ],
  },
  en: {
    title: 'Monitoring report',
    period: 'Period',
    pierHead: 'P2 – tilt X',
    deck: 'Span 2 – acceleration',
    columns: ['min', 'avg', 'max'],
    rows: ['Tilt X, mm/m', 'Tilt Y, mm/m', 'Temperature, °C'],
    course: 'Tilt X, mm/m (bold: corrected)',
    temperature: 'Pier temperature, °C',
    conclusion: 'Conclusion',
    text: [
      'Tilt follows the temperature over the day; seven days can’t show a trend.',
      'Data outage of 10 h (the gap), cause being investigated.',
    ],
  },
} as const;

const {inclinationX, inclinationY, pierTemperature: temperature} = lastWeek;
const CORRECTED = corrected(temperature, inclinationX, fit(temperature, inclinationX));

/**
 * One page of a monitoring report: construction and period, values on the drawing, a table, charts of inclination and
 * temperature, conclusion.
 */
function Report({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  const rows = [
    {series: inclinationX, decimals: 2},
    {series: inclinationY, decimals: 2},
    {series: temperature, decimals: 1},
  ];
  return (
    <div className="report">
      <div className="report-paper">
        <div className="report-head">
          <h1>{text.title}</h1>
          <span>
            <b>{BRIDGE.name[locale]}</b>
            <span className="muted">{ORGANIZATION[locale]}</span>
          </span>
          <span>
            <b>
              {formatDay(NOW.day - 7, NOW.month, locale)} – {formatDay(NOW.day, NOW.month, locale)}
            </b>
            <span className="muted">{text.period}</span>
          </span>
        </div>
        <div className="report-left">
          <div className="report-view">
            <Bridge
              width={458}
              height={196}
              leaders={{deck: {x: SENSORS.deck.x, y: 36}, pierHead: {x: 330, y: SENSORS.pierHead.y + 34}}}
            />
            <div className="report-tag" style={{left: 150, top: 10}}>
              <span className="muted">{text.deck}</span>
              <Reading value={last(lastDay.deckAcceleration).value} decimals={1} unit="mg" locale={locale} />
            </div>
            <div className="report-tag" style={{left: 170, bottom: 10}}>
              <span className="muted">{text.pierHead}</span>
              <Reading value={last(inclinationX).value} decimals={2} unit="mm/m" locale={locale} />
            </div>
          </div>
          <table className="table">
            <thead>
              <tr>
                <th>{PIER_POINT.name[locale]}</th>
                {text.columns.map((column) => (
                  <th key={column}>{column}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({series, decimals}, index) => (
                <tr key={text.rows[index]}>
                  <td>{text.rows[index]}</td>
                  {[least(series).value, average(series), greatest(series).value].map((value, column) => (
                    <td key={text.columns[column]}>{formatNumber(value, locale, {decimals})}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="report-right">
          <h2>{text.course}</h2>
          <WeekChart
            width={556}
            height={196}
            locale={locale}
            domain={[0.85, 1.45]}
            ticks={[0.9, 1.1, 1.3]}
            decimals={1}
            traces={[
              {series: inclinationX, kind: 'second'},
              {series: CORRECTED, kind: 'main'},
            ]}
          />
          <h2>{text.temperature}</h2>
          <WeekChart
            width={556}
            height={150}
            locale={locale}
            domain={[2, 24]}
            ticks={[5, 10, 15, 20]}
            decimals={0}
            traces={[{series: temperature, kind: 'second'}]}
          />
        </div>
        <div className="report-end">
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
