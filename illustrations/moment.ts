import {formatDay} from './format';
import {clockTime} from './sampleDay';
import {NOW} from './sample';
import type {Locale} from './types';

/** Day and time of the moment of the pictures, or the same time some whole days before, in the same month. */
export function moment(daysAgo: number, locale: Locale): string {
  return `${formatDay(NOW.day - daysAgo, NOW.month, locale)} ${clockTime(NOW.clock, locale)}`;
}
