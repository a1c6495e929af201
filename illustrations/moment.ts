import {formatDay} from './format';
import {clockTime} from './sampleDay';
import {NOW} from './sample';
import type {Locale} from './types';

/**
 * The moment that the pictures show ({@link NOW}), e.g. "May 14 14:20", or the same time some days earlier.
 * @param daysAgo whole days; the result must be in the same month
 */
export function moment(daysAgo: number, locale: Locale): string {
  return `${formatDay(NOW.day - daysAgo, NOW.month, locale)} ${clockTime(NOW.clock, locale)}`;
}
