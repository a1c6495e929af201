import assert from 'node:assert/strict';
import {test} from 'node:test';
import {LOCALES} from './locale';
import {clockTime, dayText} from './dayText';

test('days of all months are written as by Intl', () => {
  for (const locale of LOCALES) {
    for (const month of ['short', 'long'] as const) {
      for (const year of [true, false]) {
        const format = new Intl.DateTimeFormat(locale, {
          ...{day: 'numeric', month, timeZone: 'UTC'},
          ...(year && {year: 'numeric'}),
        });
        for (let index = 0; index < 12; index++) {
          const date = new Date(Date.UTC(2026, index, index === 0 ? 31 : index + 1, 23, 30));
          assert.equal(dayText(date, locale, {month, year}), format.format(date));
        }
      }
    }
  }
});

test('clock times wrap around midnight', () => {
  assert.equal(clockTime(6 * 60 + 5, 'cs'), '6:05');
  assert.equal(clockTime(6 * 60 + 5, 'en'), '06:05');
  assert.equal(clockTime(-60, 'cs'), '23:00');
  assert.equal(clockTime(1440, 'en'), '00:00');
});
