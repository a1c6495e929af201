import assert from 'node:assert/strict';
import {test} from 'node:test';
import {formatClock, formatCount, formatDay, formatMinutesAgo, formatNumber, formatQuantity} from './format';

const shown = (text: string) => text.replaceAll('\u00A0', '~');

test('numbers have the decimal mark of the language and a true minus', () => {
  assert.equal(formatNumber(1.2345, 2, 'cs'), '1,23');
  assert.equal(formatNumber(1.2345, 2, 'en'), '1.23');
  assert.equal(formatNumber(-0.38, 2, 'cs'), '\u22120,38');
  assert.equal(formatNumber(42, 0, 'cs'), '42');
});

test('what rounds to zero has no minus', () => {
  assert.equal(formatNumber(-0.004, 2, 'en'), '0.00');
  assert.equal(formatNumber(-0, 1, 'cs'), '0,0');
});

test('units and percent stay with their number', () => {
  assert.equal(shown(formatQuantity(18.62, 1, '°C', 'cs')), '18,6~°C');
  assert.equal(shown(formatQuantity(82, 0, '%', 'cs')), '82~%');
  assert.equal(shown(formatQuantity(82, 0, '%', 'en')), '82%');
});

test('clock times wrap around midnight', () => {
  assert.equal(formatClock(6 * 60 + 5, 'cs'), '6:05');
  assert.equal(formatClock(6 * 60 + 5, 'en'), '06:05');
  assert.equal(formatClock(-60, 'cs'), '23:00');
  assert.equal(formatClock(1440, 'en'), '00:00');
});

test('days and relative times', () => {
  assert.equal(shown(formatDay(14, 5, 'cs')), '14.~5.');
  assert.equal(shown(formatDay(14, 5, 'en')), 'May~14');
  assert.equal(shown(formatMinutesAgo(4, 'cs')), 'před 4~min');
  assert.equal(shown(formatMinutesAgo(4, 'en')), '4~min ago');
  assert.throws(() => formatDay(14, 13, 'en'), /Month 13 does not exist/);
});

test('counted nouns take the Czech and the English forms', () => {
  const points = {cs: {one: 'bod', few: 'body', other: 'bodů'}, en: {one: 'point', other: 'points'}};
  assert.deepEqual(
    [1, 3, 8].map((count) => shown(formatCount(count, points, 'cs'))),
    ['1~bod', '3~body', '8~bodů'],
  );
  assert.deepEqual(
    [1, 3].map((count) => shown(formatCount(count, points, 'en'))),
    ['1~point', '3~points'],
  );
});
