/** The page `/practice/` lists the files. What the manual prints about point P2 is computed from them, as a reader would. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {test} from 'vitest';
import {LOCALES, type Locale} from '../../config/locales';
import {filePairOf} from '../../content/translations/files';
import {formatNumber} from '../../lib/numbers';
import {foldedFrequency, leastSquares} from '../../lib/signals';
import {MADE_UP, practiceFiles} from './practiceFiles';

const PRACTICE = 'src/pages/practice.mdx';
const COMMISSIONING = 'blog/2026-11-22-commissioning-a-monitoring-system/index.mdx';

const textOf = (czech: string, locale: Locale) =>
  fs.readFileSync(path.join(__dirname, '../../..', filePairOf(czech)?.[locale] ?? ''), 'utf8');

/** Checks that a text prints the numbers, with these decimals, in both languages. */
function prints(czech: string, decimals: number, ...values: (number | undefined)[]): void {
  for (const locale of LOCALES) {
    const text = textOf(czech, locale);
    const numbers = values.map((value) => formatNumber(value ?? NaN, locale, {decimals}).replaceAll('\u00a0', ' '));
    assert.deepEqual(
      numbers.filter((number) => !text.includes(number)),
      [],
      `${czech} (${locale}) lacks`,
    );
  }
}

const FILES = practiceFiles('en');

/** Rows of a CSV file below its first line and its header; times in milliseconds. */
const rowsOf = (name: string) =>
  (FILES.get(`practice-p2-${name}.csv`)?.trim().split('\r\n').slice(2) ?? []).map((line) =>
    line.split(',').map((field) => (field.includes('T') ? Date.parse(field) : Number(field))),
  );
const column = (rows: readonly number[][], index: number) => rows.map((row) => row[index] ?? NaN);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const utc = (time: string) => Date.parse(`2026-11-${time}Z`);
const month = rowsOf('month').map(([, , , time = 0, tilt = 0, temperature = 0]) => ({time, tilt, temperature}));
type Row = (typeof month)[number];
const at = ({tilt, temperature}: Row, reference: number) => tilt - 0.03 * (temperature - reference);

test('every file says that it is made up, and is listed; the set is small', () => {
  for (const locale of LOCALES) {
    const files = practiceFiles(locale);
    for (const [name, text] of files) {
      assert.ok(text.slice(0, 150).includes(MADE_UP[locale]), name);
      assert.ok(textOf(PRACTICE, locale).includes(`(pathname:///downloads/${name})`), name);
    }
    assert.ok(gzipSync([...files.values()].join('')).length < 300_000);
  }
});

test('swap and gap', () => {
  const [before, after] = month.filter(({time}) => time === utc('18T09:00') || time === utc('20T09:00')) as [Row, Row];
  const step = at(after, 12.4) - at(before, 12.4);
  const offset = `"value": "${(-step).toFixed(3)}",[^}]*"validFrom": ${utc('19T09:30') / 1000}\\b`;
  assert.match(FILES.get('practice-p2-parameters.json') ?? '', new RegExp(offset));
  for (const text of [PRACTICE, 'docs/web-portal/construction/measurement-point/params.mdx']) {
    prints(text, 3, before.tilt, after.tilt, at(before, 12.4), at(after, 12.4), step, after.tilt - step);
    prints(text, 1, before.temperature, after.temperature);
  }
  const end = month.findIndex(({time}, index) => time - (month[index - 1]?.time ?? time) > 600_000);
  const [last, next] = month.slice(end - 1, end + 1) as [Row, Row];
  assert.deepEqual([last.time, next.time], [utc('17T00:50'), utc('17T05:30')]);
  const inGap = rowsOf('logger').filter(([time = 0]) => time > last.time && time < next.time);
  assert.equal(inGap.length, (next.time - last.time) / 60_000 - 1);
  prints(PRACTICE, 1, Math.max(...column(inGap, 1)));
  prints(PRACTICE, 3, at(last, 10), at(next, 10));
  prints(PRACTICE, 0, month.length, 28 * 144 - month.length);
  prints(COMMISSIONING, 1, month.length / 40.32);
});

test('temperature', () => {
  const learning = month.slice(0, 14 * 144).map(({temperature, tilt}) => [temperature, tilt] as const);
  const {slope, intercept} = leastSquares(learning);
  const correlation = Math.sqrt(slope * leastSquares(learning.map(([x, y]) => [y, x])).slope);
  const restOf = ({time, tilt, temperature}: Row) =>
    tilt - intercept - slope * temperature - (time < utc('19T09:30') ? 0 : 0.476);
  const squares = month.slice(0, learning.length).map((row) => restOf(row) ** 2);
  const deviation = Math.sqrt((mean(squares) * squares.length) / (squares.length - 2));
  const [spike, ...moved] = month.filter((row) => Math.abs(restOf(row)) > 3 * deviation);
  assert.deepEqual([spike?.time, moved[0]?.time], [utc('09T13:00'), utc('14T00:00')]);
  prints(PRACTICE, 3, slope, intercept, correlation, 3 * deviation, mean(moved.map(restOf)), spike?.tilt);
  prints(PRACTICE, 4, deviation);
  prints(COMMISSIONING, 3, slope, 3 * deviation);
});

test('natural frequency, and the alias of a motor', () => {
  const [size, rate] = [2500, 31.25];
  const values = column(rowsOf('vibration'), 1);
  const average = mean(values);
  const starts = values.flatMap((_, i) => (i % (size / 2) === 0 && i + size <= values.length ? [i] : []));
  const part = (start: number, line: number, shift: number) =>
    values.slice(start, start + size).reduce((sum, value, i) => {
      const angle = (2 * Math.PI * i) / size;
      return sum + (value - average) * (1 - Math.cos(angle)) * Math.cos(line * angle - shift);
    }, 0) ** 2;
  const power = (line: number) => mean(starts.map((start) => part(start, line, 0) + part(start, line, Math.PI / 2)));
  const highest = (from: number) => {
    const levels = Array.from({length: 40}, (_, index) => 10 * Math.log10(power(from + index)));
    const peak = levels.indexOf(Math.max(...levels));
    const [a = 0, b = 0, c = 0] = levels.slice(peak - 1, peak + 2);
    return ((from + peak + (0.5 * (a - c)) / (a - 2 * b + c)) * rate) / size;
  };
  assert.equal(starts.length, 14);
  prints(PRACTICE, 2, highest(180), highest(520), foldedFrequency(24.5, rate));
});

test('pictures of the portal', () => {
  const [day, week] = [rowsOf('day'), rowsOf('week')];
  const correction = 'docs/mobile-app/extras/error-correction.mdx';
  const tilts = column(week, 1);
  prints('docs/intro.mdx', 1, day.at(-1)?.[3], Math.max(...column(day, 4)));
  prints(correction, 3, leastSquares(week.map(([, tilt = 0, , , pier = 0]) => [pier, tilt])).slope);
  prints(correction, 2, Math.min(...tilts), Math.max(...tilts), mean(tilts));
});
