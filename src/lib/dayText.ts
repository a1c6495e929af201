import type {Localized} from './locale';

const MONTHS: Localized<readonly string[]> = {
  cs: 'ledna února března dubna května června července srpna září října listopadu prosince'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

/** Formats a UTC day, e.g. `Mar 5, 2026`. The first use of `Intl.DateTimeFormat` would cost 80 ms on a phone. */
export function dayText(
  day: Date | number | string,
  locale: string,
  {month = 'short', year = true}: {month?: 'short' | 'long'; year?: boolean} = {},
): string {
  const date = new Date(day);
  const [dayOfMonth, index] = [date.getUTCDate(), date.getUTCMonth()];
  if (locale === 'cs') {
    return `${dayOfMonth}. ${month === 'short' ? `${index + 1}.` : MONTHS.cs[index]}${year ? ` ${date.getUTCFullYear()}` : ''}`;
  }
  const name = MONTHS.en[index]?.slice(0, month === 'short' ? 3 : undefined);
  return `${name} ${dayOfMonth}${year ? `, ${date.getUTCFullYear()}` : ''}`;
}
