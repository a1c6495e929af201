import {translate} from '@docusaurus/Translate';
import type {Locale} from '../../config/locales';
import {formatClock, formatDay, formatNumber} from '../../illustrations/format';
import {DAY_MINUTES, FORMAT, type SeriesName} from './data';
import type {Interval, IntervalError} from './interval';
import type {Aggregation} from './values';

/** Names of the series in the language of the page. */
export const seriesLabels = (): Record<SeriesName, string> => ({
  temperature: translate({
    id: 'site.chartSample.series.temperature',
    message: 'Temperature',
    description: 'Name of a series in the sample chart',
  }),
  inclination: translate({
    id: 'site.chartSample.series.inclination',
    message: 'Inclination',
    description: 'Name of a series in the sample chart',
  }),
  acceleration: translate({
    id: 'site.chartSample.series.acceleration',
    message: 'Acceleration',
    description: 'Name of a series in the sample chart',
  }),
});

/** What a point of the line shows, as the name of a choice. */
export const aggregationLabels = (): Record<Aggregation, string> => ({
  all: translate({id: 'site.chartSample.aggregation.all', message: 'All values', description: 'Sample chart: choice'}),
  min: translate({id: 'site.chartSample.aggregation.min', message: 'Minimum', description: 'Sample chart: choice'}),
  avg: translate({id: 'site.chartSample.aggregation.avg', message: 'Average', description: 'Sample chart: choice'}),
  max: translate({id: 'site.chartSample.aggregation.max', message: 'Maximum', description: 'Sample chart: choice'}),
});

/** What to correct in the two fields of the interval. */
export const intervalErrors = (): Record<IntervalError, string> => ({
  incomplete: translate({
    id: 'site.chartSample.error.incomplete',
    message: 'Enter both the start and the end with date and time.',
    description: 'Error below the interval fields of the sample chart',
  }),
  order: translate({
    id: 'site.chartSample.error.order',
    message: 'The start must be before the end.',
    description: 'Error below the interval fields of the sample chart',
  }),
  outside: translate({
    id: 'site.chartSample.error.outside',
    message: 'The sample covers one day only. Choose an interval within May 14, 2026.',
    description: 'Error below the interval fields of the sample chart',
  }),
  short: translate({
    id: 'site.chartSample.error.short',
    message: 'The shortest interval is 10 minutes.',
    description: 'Error below the interval fields of the sample chart',
  }),
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
    ? translate({
        id: 'site.chartSample.noValue',
        message: 'no data',
        description: 'Shown instead of a value where the sample chart has a gap',
      })
    : `${formatNumber(value, FORMAT[name].decimals, locale)}\u00A0${FORMAT[name].unit}`;
}
