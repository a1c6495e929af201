/** Time zone in which a time is read and written. */
export type Zone = 'UTC' | 'Europe/Prague';

/** Hours ahead of UTC; where an hour is repeated in autumn, the first offset is that of its first occurrence. */
const OFFSETS: Readonly<Record<Zone, readonly number[]>> = {UTC: [0], 'Europe/Prague': [2, 1]};

const TIME = /^(\d{4})-(\d\d?)-(\d\d?)(?:[ T](\d\d?):(\d\d)(?::(\d\d))?)?$/;
const NUMBER = /^\d{10}(?:\d{3})?$/;
const HOUR = 3_600_000;

/** Writes a time as `2026-11-21 14:30:00`. @param time in ms since 1970-01-01 00:00 UTC */
export function writeTime(time: number, zone: Zone): string {
  // Swedish dates are those of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(time);
}

/**
 * Reads `2026-11-21`, `2026-11-21 14:30` or `2026-11-21T14:30:15` in the given zone, or the number of seconds (10 digits) or
 * milliseconds (13 digits) since 1970-01-01 00:00 UTC.
 *
 * @returns ms since 1970-01-01 00:00 UTC: two moments for the hour that the end of daylight saving time repeats, none when
 *   the text is neither or the time does not exist in the zone
 */
export function parseTime(text: string, zone: Zone): number[] {
  const entry = text.trim();
  if (NUMBER.test(entry)) {
    return [Number(entry) * (entry.length === 10 ? 1000 : 1)];
  }
  const match = TIME.exec(entry);
  if (!match) {
    return [];
  }
  const [year = '', month = '', day = '', hours = '0', minutes = '0', seconds = '0'] = match.slice(1).filter(Boolean);
  const time = [hours, minutes, seconds].map((part) => part.padStart(2, '0')).join(':');
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} ${time}`;
  const moment = Date.parse(`${written.replace(' ', 'T')}Z`);
  const candidates = Number.isNaN(moment) ? [] : OFFSETS[zone].map((offset) => moment - offset * HOUR);
  // Neither February 31 nor the hour that the start of daylight saving time leaves out is written as it was read.
  return candidates.filter((one) => writeTime(one, zone) === written);
}
