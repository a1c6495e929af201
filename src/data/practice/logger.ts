/** Invented day of an accelerometer at point P2: the day on which the tilt has its gap. */
import {seededRandom} from '../../lib/random';
import {DAY_MINUTES} from './day';

/** Midnight of the day, UTC in milliseconds. */
export const LOGGER_START = Date.UTC(2026, 10, 17);

/** The only strong impact: minute of the day, and acceleration in mg (thousandths of g). */
export const IMPACT = {minute: 10 * 60 + 17, value: 24.6};

const random = seededRandom(41);

/** The maximum acceleration of each minute of the day, in mg. */
export const loggerMinutes: readonly number[] = Array.from({length: DAY_MINUTES}, (_, minute) => {
  const traffic = Math.sin((Math.PI * minute) / DAY_MINUTES) ** 2;
  return minute === IMPACT.minute ? IMPACT.value : 0.5 + random() * (0.6 + 7 * traffic * random());
});
