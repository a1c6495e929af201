/** Languages of the site: the first is served at `/`, the others at `/<locale>/`. */
export const LOCALES = ['cs', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** A text in every language of the site. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

/** The text in a language; a plain string is the same in all languages. */
export function textIn(text: string | Localized, locale: Locale): string {
  return typeof text === 'string' ? text : text[locale];
}
