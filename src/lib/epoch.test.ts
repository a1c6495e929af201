import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parseTime, writeTime} from './epoch';

const utc = (text: string) => Date.parse(`${text.replace(' ', 'T')}Z`);

test('times and numbers of seconds or milliseconds name the same moment', () => {
  for (const entry of ['2026-11-21', ' 2026-11-21 00:00', '2026-11-21T0:00:00', '1795219200', '1795219200000']) {
    assert.deepEqual(parseTime(entry, 'UTC'), [1_795_219_200_000], entry);
  }
  assert.equal(writeTime(1_795_219_200_000, 'UTC'), '2026-11-21 00:00:00');
});

test('Czech time is an hour ahead of UTC in winter and two in summer, wherever the browser is', () => {
  for (const [local, moment] of [
    ['2026-11-21 14:30:00', '2026-11-21 13:30'],
    ['2026-07-01 00:15:00', '2026-06-30 22:15'],
  ] as const) {
    assert.deepEqual(parseTime(local, 'Europe/Prague'), [utc(moment)]);
    assert.equal(writeTime(utc(moment), 'Europe/Prague'), local);
  }
});

test('the hour left out in spring does not exist, the hour repeated in autumn is two moments', () => {
  const prague = (text: string) => parseTime(text, 'Europe/Prague');
  assert.deepEqual(prague('2026-03-29 01:59:59'), [utc('2026-03-29 00:59:59')]);
  assert.deepEqual(prague('2026-03-29 02:00'), []);
  assert.deepEqual(prague('2026-03-29 02:59:59'), []);
  assert.deepEqual(prague('2026-03-29 03:00'), [utc('2026-03-29 01:00')]);
  assert.deepEqual(prague('2026-10-25 01:59:59'), [utc('2026-10-24 23:59:59')]);
  assert.deepEqual(prague('2026-10-25 02:30'), [utc('2026-10-25 00:30'), utc('2026-10-25 01:30')]);
  assert.deepEqual(prague('2026-10-25 03:00'), [utc('2026-10-25 02:00')]);
});

test('what is no time is refused', () => {
  for (const entry of [
    '',
    'x',
    '2026-02-31',
    '2026-13-01',
    '2026-00-10',
    '2026-11-21 24:00',
    '2026-11-21 12:60',
    '0099-01-01',
    '21. 11. 2026',
    '179521920',
    '-1795219200',
  ]) {
    assert.deepEqual(parseTime(entry, 'UTC'), [], entry);
  }
});
