import assert from 'node:assert/strict';
import {test} from 'node:test';
import {LOCALES} from '../../config/locales';
import {writerOf} from './client/dateWriter';
import {dateForms} from './dateForms';

const YEAR: Date[] = Array.from({length: 366}, (_, day) => new Date(Date.UTC(2028, 0, day + 1, 23, 59)));

test('every date is written as Intl writes it on the server side', () => {
  for (const locale of LOCALES) {
    for (const month of ['short', 'long'] as const) {
      for (const year of [undefined, 'numeric'] as const) {
        const options: Intl.DateTimeFormatOptions = {day: 'numeric', month, timeZone: 'UTC', ...(year && {year})};
        const expected = new Intl.DateTimeFormat(locale, options);
        const writer = writerOf(dateForms(locale), options);
        assert.deepEqual(
          YEAR.map((date) => writer?.format(date)),
          YEAR.map((date) => expected.format(date)),
        );
      }
    }
  }
});

test('other wishes are left to Intl', () => {
  const forms = dateForms('cs');
  for (const options of [
    {},
    {day: 'numeric', month: 'long'},
    {day: '2-digit', month: 'long', timeZone: 'UTC'},
    {day: 'numeric', month: 'long', timeZone: 'UTC', weekday: 'short'},
    {day: 'numeric', month: 'long', timeZone: 'UTC', year: '2-digit'},
  ] satisfies Intl.DateTimeFormatOptions[]) {
    assert.equal(writerOf(forms, options), undefined);
  }
});
