import type {Locale, Localized} from './types';

const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';

/**
 * A number with a fixed count of decimals, the decimal mark of the language and a true minus sign.
 * Written by hand because the output of Intl depends on the ICU data of the machine.
 */
export function formatNumber(value: number, decimals: number, locale: Locale): string {
  const digits = Math.abs(value).toFixed(decimals);
  const sign = value < 0 && Number(digits) !== 0 ? MINUS : '';
  return sign + (locale === 'cs' ? digits.replace('.', ',') : digits);
}

/** A number joined with its unit by a no-break space, as ISO 80000-1 wants it; English has none before "%". */
export function formatQuantity(value: number, decimals: number, unit: string, locale: Locale): string {
  const space = unit === '%' && locale === 'en' ? '' : NO_BREAK_SPACE;
  return formatNumber(value, decimals, locale) + space + unit;
}

/** Time of day from minutes since midnight (any whole number, wrapped to one day): "6:05" in Czech, "06:05" in English. */
export function formatClock(minutes: number, locale: Locale): string {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  const hours = String(Math.floor(inDay / 60));
  return `${locale === 'cs' ? hours : hours.padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Day and month: "14. 5." in Czech, "May 14" in English; `month` counts from 1. */
export function formatDay(day: number, month: number, locale: Locale): string {
  const name = MONTHS[month - 1];
  if (!name) {
    throw new RangeError(`Month ${month} does not exist; months count from 1.`);
  }
  return locale === 'cs' ? `${day}.${NO_BREAK_SPACE}${month}.` : `${name}${NO_BREAK_SPACE}${day}`;
}

/** How long ago something happened, for times shorter than an hour. */
export function formatMinutesAgo(minutes: number, locale: Locale): string {
  return locale === 'cs' ? `před ${minutes}${NO_BREAK_SPACE}min` : `${minutes}${NO_BREAK_SPACE}min ago`;
}

/** Forms of a counted noun by the categories of `Intl.PluralRules`; whole numbers never need Czech "many". */
export type PluralForms = Localized<{one: string; few?: string; other: string}>;

/** A whole number with its noun in the right form: "1 bod", "3 body", "8 bodů". */
export function formatCount(count: number, forms: PluralForms, locale: Locale): string {
  const form = new Intl.PluralRules(locale).select(count);
  const {one, few, other} = forms[locale];
  return `${count}${NO_BREAK_SPACE}${form === 'one' ? one : form === 'few' ? (few ?? other) : other}`;
}
