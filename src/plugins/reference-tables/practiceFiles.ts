import fs from 'node:fs/promises';
import path from 'node:path';
import type {Locale, Localized} from '../../config/locales';
import dashboard from '../../data/practice/dashboard.json';
import {DAY_MINUTES} from '../../data/practice/day';
import {LOGGER_START, loggerMinutes} from '../../data/practice/logger';
import {month, MONTH_DAYS, P2} from '../../data/practice/month';
import {RECORD, vibrationRecord} from '../../data/practice/vibration';
import {lastDay, lastWeek, NOW_UTC, type Series} from '../../data/practice/week';
import type {LanguageStep} from '../site-output/types';
import {csvFile} from './downloads';
import {DOWNLOADS} from './tableData';

const MINUTE = 60_000;

/** What the first line, field or title of each file begins with. */
export const MADE_UP: Localized = {cs: 'Cvičná data (smyšlená)', en: 'Practice data (made up)'};

const isoTime = (time: number) => new Date(time).toISOString().replace('.000', '');

/** CSV with a first line that says what it is. Times are UTC; numbers have a decimal point. */
function csv(note: string, columns: string, rows: readonly (readonly string[])[]): string {
  return [`# ${note}`, columns, ...rows.map((row) => row.join(','))].map((line) => `${line}\r\n`).join('');
}

/** Rows of series with samples at the same minutes: time, and each value with the decimals of its column. */
const seriesRows = (...columns: readonly (readonly [series: Series, decimals: number])[]) =>
  (columns[0]?.[0] ?? []).map(({minute}, index) => [
    isoTime(NOW_UTC + minute * MINUTE),
    ...columns.map(([series, decimals]) => (series[index]?.value ?? NaN).toFixed(decimals)),
  ]);

/** The month for spreadsheets, with the separator and the decimal mark of the language. */
function monthForExcel(locale: Locale): string {
  const names = {
    cs: ['Čas UTC', 'Náklon X (mm/m)', 'Teplota pilíře (°C)'],
    en: ['UTC time', 'Tilt X (mm/m)', 'Pier temperature (°C)'],
  }[locale];
  const decimal = (text: string) => text.replace('.', locale === 'cs' ? ',' : '.');
  const rows = month.map(({time, tilt, temperature}) => [
    isoTime(time).slice(0, 16).replace('T', ' '),
    decimal(tilt.toFixed(3)),
    decimal(temperature.toFixed(1)),
  ]);
  return csvFile([names.map((name, index) => (index === 0 ? `${MADE_UP[locale]}: ${name}` : name)), ...rows], locale);
}

/** Parameters of the measurement point, for **Insert** in the portal: a name, three decimals, the swap's offset. */
function parameters(locale: Locale): string {
  const common = {channel: 1, chartType: 'inclination'};
  const list = [
    {name: 'name', value: `${MADE_UP[locale]}: P2 X`, ...common},
    {name: 'toFixed', value: '3', ...common},
    {name: 'offset', value: String(-P2.swap.size), ...common, validFrom: P2.swap.time / 1000},
  ];
  return `${JSON.stringify(list, null, 2)}\n`;
}

/** A dashboard for Grafana: the month hour by hour, and the day of the logger, in its own data source TestData. */
function dashboardJson(locale: Locale): string {
  const readings = new Map(month.map((reading) => [reading.time, reading]));
  const hours = Array.from({length: MONTH_DAYS * 24}, (_, hour) => {
    const time = P2.start + hour * 60 * MINUTE;
    // An hour without a value leaves a gap in the line.
    return `${isoTime(time)},${readings.get(time)?.tilt ?? ''},${readings.get(time)?.temperature ?? ''}`;
  });
  const maxima = Array.from({length: DAY_MINUTES / 10}, (_, index) => {
    const greatest = Math.max(...loggerMinutes.slice(10 * index, 10 * index + 10));
    return `${isoTime(LOGGER_START + 10 * index * MINUTE)},${greatest.toFixed(1)}`;
  });
  const contents = [
    ['time,inclination_x,temperature', ...hours],
    ['time,acceleration_max', ...maxima],
  ].map((lines) => lines.join('\n'));
  const titled = <T extends {title: string}>(part: T) => ({...part, title: `${MADE_UP[locale]}: ${part.title}`});
  const panels = dashboard.panels.map((panel, index) => ({
    ...titled(panel),
    targets: panel.targets.map((target) => ({...target, csvContent: contents[index]})),
  }));
  return `${JSON.stringify({...titled(dashboard), panels})}\n`;
}

/** Returns the files of the practice data in a language, by name. The page `/practice/` lists them with their units. */
export function practiceFiles(locale: Locale): ReadonlyMap<string, string> {
  const tilts = 'time_utc,inclination_x_mm_m,inclination_y_mm_m,air_temperature_c';
  const tables: Record<string, [note: Localized, columns: string, rows: string[][]]> = {
    month: [
      {cs: 'bod P2 bez parametrů, mm/m a °C', en: 'point P2 without parameters, mm/m and °C'},
      ',result,table,_time,inclination_x,temperature',
      month.map((row) => ['', '_result', '0', isoTime(row.time), row.tilt.toFixed(3), row.temperature.toFixed(1)]),
    ],
    week: [
      {cs: 'bod P2 na obrázcích, týden', en: 'point P2 in the pictures, a week'},
      `${tilts},pier_temperature_c`,
      seriesRows(
        [lastWeek.inclinationX, 3],
        [lastWeek.inclinationY, 3],
        [lastWeek.temperature, 2],
        [lastWeek.pierTemperature, 2],
      ),
    ],
    day: [
      {cs: 'bod P2 na obrázcích, poslední den', en: 'point P2 in the pictures, the last day'},
      `${tilts},acceleration_max_mg`,
      seriesRows(
        [lastDay.inclinationX, 3],
        [lastDay.inclinationY, 3],
        [lastDay.temperature, 2],
        [lastDay.acceleration, 2],
      ),
    ],
    logger: [
      {cs: 'záznamník u bodu P2', en: 'logger at point P2'},
      'time_utc,acceleration_max_mg',
      loggerMinutes.map((value, minute) => [isoTime(LOGGER_START + minute * MINUTE), value.toFixed(2)]),
    ],
    vibration: [
      {cs: 'svislé zrychlení u bodu P2', en: 'vertical acceleration at point P2'},
      'time_s,acceleration_z_mg',
      vibrationRecord().map((value, index) => [(index / RECORD.rate).toFixed(3), value.toFixed(2)]),
    ],
  };
  return new Map([
    ...Object.entries(tables).map(([name, [note, columns, rows]]): [string, string] => [
      `practice-p2-${name}.csv`,
      csv(`${MADE_UP[locale]}: ${note[locale]}`, columns, rows),
    ]),
    ['practice-p2-month-excel.csv', monthForExcel(locale)],
    ['practice-p2-parameters.json', parameters(locale)],
    ['practice-p2-dashboard.json', dashboardJson(locale)],
  ]);
}

/** Writes the practice data into the build, beside the downloads of the tables. */
export const writePracticeFiles: LanguageStep = async ({outDir, i18n}) => {
  const files = practiceFiles(i18n.currentLocale as Locale);
  await fs.mkdir(path.join(outDir, DOWNLOADS), {recursive: true});
  await Promise.all([...files].map(([name, text]) => fs.writeFile(path.join(outDir, DOWNLOADS, name), text)));
  return `${files.size} files`;
};
