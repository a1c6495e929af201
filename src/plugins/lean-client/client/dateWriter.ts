/** How a date is written with the month in one length. */
interface DateForm {
  /** January first, in the form that belongs behind a day. */
  months: readonly string[];
  /** With `{day}` and `{month}`. */
  pattern: string;
  /** With `{year}` too. */
  withYear: string;
}

export type DateForms = Readonly<Record<'short' | 'long', DateForm>>;

/**
 * Writes a date of the universal time zone as `Intl` does.
 * @returns nothing for options that no form belongs to
 */
export function writerOf(
  forms: DateForms,
  {day, month, year, timeZone, ...other}: Intl.DateTimeFormatOptions,
): {format: (date: Date) => string} | undefined {
  if (day !== 'numeric' || (month !== 'short' && month !== 'long') || timeZone !== 'UTC' || Object.keys(other).length) {
    return undefined;
  }
  if (year !== undefined && year !== 'numeric') {
    return undefined;
  }
  const {months, pattern, withYear} = forms[month];
  return {
    format: (date) =>
      (year ? withYear : pattern)
        .replace('{day}', String(date.getUTCDate()))
        .replace('{month}', months[date.getUTCMonth()] ?? '')
        .replace('{year}', String(date.getUTCFullYear())),
  };
}
