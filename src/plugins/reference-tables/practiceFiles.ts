import type {Locale, Localized} from '../../config/locales';
import {LOGGER_START, loggerMinutes} from '../../data/practice/logger';
import {month, P2} from '../../data/practice/month';
import {RECORD, vibrationRecord} from '../../data/practice/vibration';
import {lastDay, lastWeek, NOW_UTC, type Series} from '../../data/practice/week';
import {csvFile} from './downloads';

const MINUTE = 60_000;

/** What the first line, field or title of each file begins with. */
export const MADE_UP: Localized = {cs: 'Cvičná data (smyšlená)', en: 'Practice data (made up)'};

const isoTime = (time: number) => new Date(time).toISOString().replace('.000', '');

/** A first line that says what a CSV file is, its header, and its rows. Times are UTC; numbers have a decimal point. */
type Table = readonly [note: Localized, header: string, rows: readonly (readonly string[])[]];

const monthRows = month.map(({time, tilt, temperature}) => [isoTime(time), tilt.toFixed(3), temperature.toFixed(1)]);
const loggerRows = loggerMinutes.map((value, minute) => [isoTime(LOGGER_START + minute * MINUTE), value.toFixed(2)]);

/** Table of series with samples at the same minutes: their times, and each series with its number of decimals. */
function seriesTable(note: Localized, columns: Readonly<Record<string, readonly [Series, decimals: number]>>): Table {
  const series = Object.values(columns);
  const rows = (series[0]?.[0] ?? []).map(({minute}, index) => [
    isoTime(NOW_UTC + minute * MINUTE),
    ...series.map(([samples, decimals]) => (samples[index]?.value ?? NaN).toFixed(decimals)),
  ]);
  return [note, ['time_utc', ...Object.keys(columns)].join(','), rows];
}

const TABLES: Readonly<Record<string, Table>> = {
  month: [
    {cs: 'bod P2 bez parametrů, mm/m a °C', en: 'point P2 without parameters, mm/m and °C'},
    ',result,table,_time,inclination_x,temperature',
    monthRows.map((row) => ['', '_result', '0', ...row]),
  ],
  week: seriesTable(
    {cs: 'bod P2 na obrázcích, týden', en: 'point P2 in the pictures, a week'},
    {
      inclination_x_mm_m: [lastWeek.inclinationX, 3],
      inclination_y_mm_m: [lastWeek.inclinationY, 3],
      air_temperature_c: [lastWeek.temperature, 2],
      pier_temperature_c: [lastWeek.pierTemperature, 2],
    },
  ),
  day: seriesTable(
    {cs: 'bod P2 na obrázcích, poslední den', en: 'point P2 in the pictures, the last day'},
    {
      inclination_x_mm_m: [lastDay.inclinationX, 3],
      inclination_y_mm_m: [lastDay.inclinationY, 3],
      air_temperature_c: [lastDay.temperature, 2],
      acceleration_max_mg: [lastDay.acceleration, 2],
    },
  ),
  logger: [{cs: 'záznamník u bodu P2', en: 'logger at point P2'}, 'time_utc,acceleration_max_mg', loggerRows],
  vibration: [
    {cs: 'svislé zrychlení u bodu P2', en: 'vertical acceleration at point P2'},
    'time_s,acceleration_z_mg',
    vibrationRecord().map((value, index) => [(index / RECORD.rate).toFixed(3), value.toFixed(2)]),
  ],
};

/** The month for spreadsheets, with the separator and the decimal mark of the language. */
function monthForExcel(locale: Locale): string {
  const [time = '', ...quantities] = {
    cs: ['Čas UTC', 'Náklon X (mm/m)', 'Teplota pilíře (°C)'],
    en: ['UTC time', 'Tilt X (mm/m)', 'Pier temperature (°C)'],
  }[locale];
  const rows = monthRows.map(([at = '', ...values]) => [
    at.slice(0, 16).replace('T', ' '),
    ...values.map((value) => value.replace('.', locale === 'cs' ? ',' : '.')),
  ]);
  return csvFile([[`${MADE_UP[locale]}: ${time}`, ...quantities], ...rows], locale);
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

/** Returns the files of the practice data in a language, by name. The page `/practice/` lists them with their units. */
export function practiceFiles(locale: Locale): ReadonlyMap<string, string> {
  const files = Object.entries(TABLES).map(([name, [note, header, rows]]): [string, string] => {
    const lines = [`# ${MADE_UP[locale]}: ${note[locale]}`, header, ...rows.map((row) => row.join(','))];
    return [`practice-p2-${name}.csv`, lines.map((line) => `${line}\r\n`).join('')];
  });
  return new Map([
    ...files,
    ['practice-p2-month-excel.csv', monthForExcel(locale)],
    ['practice-p2-parameters.json', parameters(locale)],
  ]);
}
