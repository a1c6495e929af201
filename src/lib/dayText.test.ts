import assert from 'node:assert/strict';
import {test} from 'vitest';
import {LOCALES} from './locale';
import {dayText} from './dayText';

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
