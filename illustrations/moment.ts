import {formatDay} from './format';
import {clockTime} from './sampleDay';
import {NOW} from './sample';
import type {Locale} from './types';

/**
 * Text of the date and time that the pictures show ({@link NOW}), e.g. "May 14 14:20", or of an earlier day.
 * @param daysAgo whole days before {@link NOW}; that day must be in the same month
 */
export function moment(daysAgo: number, locale: Locale): string {
  return `${formatDay(NOW.day - daysAgo, NOW.month, locale)} ${clockTime(NOW.clock, locale)}`;
}
