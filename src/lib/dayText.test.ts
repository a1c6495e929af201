import assert from 'node:assert/strict';
import {test} from 'vitest';
import {LOCALES} from './locale';
import {dayText} from './dayText';

test('days of all months are written as by Intl', () => {
  for (const locale of LOCALES) {
    const format = new Intl.DateTimeFormat(locale, {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'});
    for (let month = 0; month < 12; month++) {
      const date = new Date(Date.UTC(2026, month, month === 0 ? 31 : month + 1, 23, 30));
      assert.equal(dayText(date, locale), format.format(date));
    }
  }
});
