import {NOW} from './sample';
import {DAY_MINUTES} from '../src/data/practice/day';
import type {Locale, Localized} from './types';

const NO_BREAK_SPACE = '\u00A0';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Day and month: "14. 5." in Czech, "May 14" in English; `month` counts from 1. */
export function formatDay(day: number, month: number, locale: Locale): string {
  const name = MONTHS[month - 1];
  if (!name) {
    throw new RangeError(`Month ${month} does not exist; months count from 1.`);
  }
  return locale === 'cs' ? `${day}.${NO_BREAK_SPACE}${month}.` : `${name}${NO_BREAK_SPACE}${day}`;
}

/** Time of day, "6:05" in Czech and "06:05" in English. @param minutes since midnight; other days wrap around */
export function clockTime(minutes: number, locale: Locale): string {
  const inDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const hours = String(Math.floor(inDay / 60));
  return `${locale === 'cs' ? hours : hours.padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

/**
 * Text of the date and time that the pictures show ({@link NOW}), e.g. "May 14 14:20", or of an earlier day.
 * @param daysAgo whole days before {@link NOW}; that day must be in the same month
 */
export function moment(daysAgo: number, locale: Locale): string {
  return `${formatDay(NOW.day - daysAgo, NOW.month, locale)} ${clockTime(NOW.clock, locale)}`;
}

/** A time less than an hour ago: "před 4 min" in Czech, "4 min ago" in English. */
export function formatMinutesAgo(minutes: number, locale: Locale): string {
  return locale === 'cs' ? `před ${minutes}${NO_BREAK_SPACE}min` : `${minutes}${NO_BREAK_SPACE}min ago`;
}

/** Forms of a noun by plural category (`Intl.PluralRules`). Czech "many" is missing: only fractions would need it. */
export type PluralForms = Localized<{one: string; few?: string; other: string}>;

/** A whole number with its noun in the right form: "1 bod", "3 body", "8 bodů". */
export function formatCount(count: number, forms: PluralForms, locale: Locale): string {
  const form = new Intl.PluralRules(locale).select(count);
  const {one, few, other} = forms[locale];
  return `${count}${NO_BREAK_SPACE}${form === 'one' ? one : form === 'few' ? (few ?? other) : other}`;
}

/** Texts of a scene in one language. @param texts each text in all languages, by name */
export function textsIn<Texts extends Record<string, Localized<unknown>>>(
  texts: Texts,
  locale: Locale,
): {[Name in keyof Texts]: Texts[Name][Locale]} {
  const entries = Object.entries(texts).map(([name, text]) => [name, text[locale]]);
  return Object.fromEntries(entries) as {[Name in keyof Texts]: Texts[Name][Locale]};
}
