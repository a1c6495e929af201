import type {Config} from '@docusaurus/types';
import {LOCALES, textIn, type Locale, type Localized} from '../lib/locale';

export {LOCALES, type Locale, type Localized};

/** Language of the source texts. Its pages are at the root of the site, without a prefix such as `en/`. */
export const DEFAULT_LOCALE: Locale = 'cs';

/** Returns the language being built or served. Docusaurus evaluates the configuration once for each. */
export function currentLocale(): Locale {
  const announced = process.env.DOCUSAURUS_CURRENT_LOCALE;
  if (!announced || announced === 'undefined') {
    return DEFAULT_LOCALE;
  }
  const known = LOCALES.find((locale) => locale === announced);
  if (!known) {
    throw new Error(
      `Unknown locale "${announced}". This site has: ${LOCALES.join(', ')}. ` +
        `Add a locale in src/config/locales.ts and its texts in i18n/${announced}/.`,
    );
  }
  return known;
}

/** Returns the text in the language being built. */
export function localized(texts: Localized): string {
  return textIn(texts, currentLocale());
}

/** Returns the path of a language below the base path, e.g. `en/`; empty for the default language. */
export function localePath(locale: string): string {
  return locale === DEFAULT_LOCALE ? '' : `${locale}/`;
}

export const i18n = {
  defaultLocale: DEFAULT_LOCALE,
  locales: [...LOCALES],
  localeConfigs: {
    cs: {label: 'Čeština', htmlLang: 'cs', direction: 'ltr', calendar: 'gregory'},
    en: {label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory'},
  },
} satisfies Config['i18n'];

/**
 * Returns the `i18n` setting with an explicit base path for each language. Otherwise, Docusaurus would put a language
 * at the root of the site when it builds only that language.
 * @param basePath base path of the site, which starts and ends with a slash
 */
export function servedI18n(basePath: string) {
  const served = LOCALES.map((locale) => {
    return [locale, {...i18n.localeConfigs[locale], baseUrl: basePath + localePath(locale)}] as const;
  });
  return {
    ...i18n,
    localeConfigs: Object.fromEntries(served) as Localized<(typeof served)[number][1]>,
  } satisfies Config['i18n'];
}
