/**
 * Writes dates without `Intl`, in place of theme-common's `IntlUtils` in the browser. To make an `Intl.DateTimeFormat` loads the
 * data of the language and takes a phone some 100 ms, in the midst of making the page alive; the dates of the page are written
 * already, and the same text must come out once more. The build asks `Intl` for the form and hands it over.
 */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {writerOf, type DateForms} from './dateWriter';

/** Forms of the language of the page, put in by the bundler (../dateForms.ts). */
declare const SITE_DATE_FORMS: DateForms;

export function useCalendar(): string {
  const {
    i18n: {currentLocale, localeConfigs},
  } = useDocusaurusContext();
  return localeConfigs[currentLocale]?.calendar ?? 'gregory';
}

export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): {format: (date: Date) => string} {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const calendar = useCalendar();
  return (
    (calendar === 'gregory' ? writerOf(SITE_DATE_FORMS, options) : undefined) ??
    new Intl.DateTimeFormat(currentLocale, {calendar, ...options})
  );
}
