/** Time zone in which a time is read and written; `local` is that of the browser. */
export type Zone = 'utc' | 'local';

const TIME = /^(\d{4})-(\d\d?)-(\d\d?)(?:[ T](\d\d?):(\d\d)(?::(\d\d))?)?$/;
const NUMBER = /^\d{10}(?:\d{3})?$/;

const pad = (value: number, digits = 2) => String(value).padStart(digits, '0');

/** Writes a time as `2026-11-21 14:30:00`. @param time in ms since 1970-01-01 00:00 UTC */
export function writeTime(time: number, zone: Zone): string {
  const date = new Date(time);
  if (zone === 'utc') {
    return date.toISOString().slice(0, 19).replace('T', ' ');
  }
  const day = [pad(date.getFullYear(), 4), pad(date.getMonth() + 1), pad(date.getDate())];
  return `${day.join('-')} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => pad(part)).join(':')}`;
}

/**
 * Reads `2026-11-21`, `2026-11-21 14:30` or `2026-11-21T14:30:15` in the given zone, or the number of seconds (10 digits) or
 * milliseconds (13 digits) since 1970-01-01 00:00 UTC.
 *
 * @returns ms since 1970-01-01 00:00 UTC; nothing when the text is neither, or the time does not exist in the zone
 */
export function parseTime(text: string, zone: Zone): number | undefined {
  const entry = text.trim();
  if (NUMBER.test(entry)) {
    return Number(entry) * (entry.length === 10 ? 1000 : 1);
  }
  const match = TIME.exec(entry);
  if (!match) {
    return undefined;
  }
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .filter(Boolean)
    .map(Number);
  const time =
    zone === 'utc'
      ? Date.UTC(year, month - 1, day, hours, minutes, seconds)
      : new Date(year, month - 1, day, hours, minutes, seconds).getTime();
  // Date accepts 31 February, and the hour that the change to summer time leaves out.
  const written = `${pad(year, 4)}-${pad(month)}-${pad(day)} ${pad(hours)}:${pad(minutes)}:${pad(seconds)}`;
  return writeTime(time, zone) === written ? time : undefined;
}
