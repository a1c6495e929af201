import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** By language and options: making a format takes milliseconds on a phone. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Format of days, which are midnights in UTC, in the language of the page. */
export function useDayFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const {currentLocale} = useDocusaurusContext().i18n;
  const key = currentLocale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(currentLocale, {...options, timeZone: 'UTC'});
  formats.set(key, format);
  return format;
}
