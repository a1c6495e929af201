/** Languages of the site. The first is served at `/`, and each of the others at `/<locale>/`. */
export const LOCALES = ['cs', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** A text in every language of the site. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

/** Returns the text in the given language. A plain string is used for all languages. */
export function textIn(text: string | Localized, locale: Locale): string {
  return typeof text === 'string' ? text : text[locale];
}
