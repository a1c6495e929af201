import {DAY_MINUTES} from '../src/data/practice/day';

/** Time of day, "6:05" in Czech and "06:05" in English. @param minutes since midnight; other days wrap around */
export function clockTime(minutes: number, locale: string): string {
  const inDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const hours = String(Math.floor(inDay / 60));
  return `${locale === 'cs' ? hours : hours.padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}
