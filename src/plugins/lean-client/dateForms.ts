import type {DateForms} from './client/dateWriter';

/** The form of a date, as the server side writes it, with names in braces where its parts stand. */
function patternOf(locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, {timeZone: 'UTC', ...options})
    .formatToParts(0)
    .map(({type, value}) => (type === 'literal' ? value : `{${type}}`))
    .join('');
}

function monthsOf(locale: string, month: 'short' | 'long'): string[] {
  const format = new Intl.DateTimeFormat(locale, {timeZone: 'UTC', day: 'numeric', month});
  return Array.from(
    {length: 12},
    (_, index) => format.formatToParts(Date.UTC(2026, index)).find(({type}) => type === 'month')?.value ?? '',
  );
}

/** How dates with a day and a month in letters are written in a language. */
export function dateForms(locale: string): DateForms {
  const day = 'numeric';
  const year = 'numeric';
  return {
    short: {
      months: monthsOf(locale, 'short'),
      pattern: patternOf(locale, {day, month: 'short'}),
      withYear: patternOf(locale, {day, month: 'short', year}),
    },
    long: {
      months: monthsOf(locale, 'long'),
      pattern: patternOf(locale, {day, month: 'long'}),
      withYear: patternOf(locale, {day, month: 'long', year}),
    },
  };
}
