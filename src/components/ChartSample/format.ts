import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Locale} from '../../config/locales';
import {formatClock, formatDay, formatNumber} from '../../illustrations/format';
import {FORMAT, type SeriesName} from './data';
import type {Interval} from './interval';

/** Language of the page. */
export const usePageLocale = () => useDocusaurusContext().i18n.currentLocale as Locale;

/** "14. 5. 6:30" or "14 May 06:30"; midnight after the last minute belongs to the next day. */
export function formatMoment(minute: number, locale: Locale): string {
  return `${formatDay(14 + Math.floor(minute / 1440), 5, locale)} ${formatClock(minute, locale)}`;
}

export function formatInterval({from, to}: Interval, locale: Locale): string {
  return `${formatMoment(from, locale)} – ${formatMoment(to, locale)}`;
}

export function withUnit(name: SeriesName, text: string): string {
  return `${text}\u00A0${FORMAT[name].unit}`;
}

/** Text of a value with its unit, or that there is none. */
export function formatValue(name: SeriesName, value: number | null, locale: Locale): string {
  return value === null
    ? translate({
        id: 'site.chartSample.noValue',
        message: 'no data',
        description: 'Shown instead of a value where the sample chart has a gap',
      })
    : withUnit(name, formatNumber(value, FORMAT[name].decimals, locale));
}
