import type {Config} from '@docusaurus/types';
import {LOCALES, type Locale, type Localized} from '../lib/locale';

export {LOCALES, type Locale, type Localized};

/** Language of the sources. Its pages are at the root of the site. */
export const DEFAULT_LOCALE: Locale = 'cs';

/** The language being built or served in development. Docusaurus evaluates the configuration once per language. */
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

/** Picks the text of the language being built. */
export function localized<T>(texts: Localized<T>): T {
  return texts[currentLocale()];
}

/** Path of a language below the base path: empty for the default language, otherwise like `en/`. */
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
 * Returns the `i18n` setting with a base path for each language, because Docusaurus would put a language that is built
 * alone at the root.
 * @param basePath base path of the site; starts and ends with a slash
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
