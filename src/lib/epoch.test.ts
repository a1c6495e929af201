import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parseTime, writeTime} from './epoch';

test('times and numbers of seconds or milliseconds name the same moment', () => {
  for (const entry of ['2026-11-21', ' 2026-11-21 00:00', '2026-11-21T0:00:00', '1795219200', '1795219200000']) {
    assert.equal(parseTime(entry, 'utc'), 1_795_219_200_000, entry);
  }
  assert.equal(writeTime(1_795_219_200_000, 'utc'), '2026-11-21 00:00:00');
});

test('local time is read and written in the zone of the machine', () => {
  const time = new Date(2026, 10, 21, 14, 30).getTime();
  assert.equal(parseTime('2026-11-21 14:30', 'local'), time);
  assert.equal(writeTime(time, 'local'), '2026-11-21 14:30:00');
});

test('what is no time is refused', () => {
  for (const entry of [
    '',
    '2026-02-31',
    '2026-13-01',
    '2026-11-21 24:30',
    '21. 11. 2026',
    '179521920',
    '-1795219200',
  ]) {
    assert.equal(parseTime(entry, 'utc'), undefined, entry);
  }
});
