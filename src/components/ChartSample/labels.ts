import {translate} from '@docusaurus/Translate';
import type {Locale} from '../../config/locales';
import {formatClock, formatDay, formatNumber} from '../../illustrations/format';
import {DAY_MINUTES, FORMAT, type SeriesName} from './data';
import type {Interval, IntervalError} from './interval';
import type {Aggregation} from './values';

/** Names of the series in the language of the page. */
export const seriesLabels = (): Record<SeriesName, string> => ({
  temperature: translate({id: 'site.chartSample.series.temperature', message: 'Temperature'}),
  inclination: translate({id: 'site.chartSample.series.inclination', message: 'Inclination'}),
  acceleration: translate({id: 'site.chartSample.series.acceleration', message: 'Acceleration'}),
});

/** What a point of the line shows, as the name of a choice. */
export const aggregationLabels = (): Record<Aggregation, string> => ({
  all: translate({id: 'site.chartSample.aggregation.all', message: 'All values'}),
  min: translate({id: 'site.chartSample.aggregation.min', message: 'Minimum'}),
  avg: translate({id: 'site.chartSample.aggregation.avg', message: 'Average'}),
  max: translate({id: 'site.chartSample.aggregation.max', message: 'Maximum'}),
});

/** What to correct in the two fields of the interval. */
export const intervalErrors = (): Record<IntervalError, string> => ({
  incomplete: translate({
    id: 'site.chartSample.error.incomplete',
    message: 'Enter both the start and the end with a date and a time.',
  }),
  order: translate({id: 'site.chartSample.error.order', message: 'The start must be before the end.'}),
  outside: translate({
    id: 'site.chartSample.error.outside',
    message: 'The sample covers only one day. Choose an interval within May 14, 2026.',
  }),
  short: translate({id: 'site.chartSample.error.short', message: 'The shortest interval is 10 minutes.'}),
});

/** "14. 5. 6:30" or "May 14 06:30"; midnight after the last minute belongs to the next day. */
export function formatMoment(minute: number, locale: Locale): string {
  return `${formatDay(14 + Math.floor(minute / DAY_MINUTES), 5, locale)} ${formatClock(minute, locale)}`;
}

/** Both ends of an interval as moments. */
export function formatInterval({from, to}: Interval, locale: Locale): string {
  return `${formatMoment(from, locale)} – ${formatMoment(to, locale)}`;
}

/** Text of a value with its unit, or that there is none. */
export function formatValue(name: SeriesName, value: number | null, locale: Locale): string {
  return value === null
    ? translate({id: 'site.chartSample.noValue', message: 'no data'})
    : `${formatNumber(value, FORMAT[name].decimals, locale)}\u00A0${FORMAT[name].unit}`;
}
