const WANTED_KEY = 'site.offline';

/**
 * Returns the languages that the reader wants to have offline on this device, e.g. `['cs', 'en']`.
 * Returns `undefined` before the reader has chosen any or when `localStorage` is unavailable.
 * Returns an empty array after the reader has removed all of them.
 */
export function wantedLanguages(): string[] | undefined {
  try {
    return localStorage.getItem(WANTED_KEY)?.split(',').filter(Boolean);
  } catch {
    return undefined;
  }
}

export function rememberWanted(locale: string, wanted: boolean): void {
  const others = (wantedLanguages() ?? []).filter((other) => other !== locale);
  localStorage.setItem(WANTED_KEY, [...others, ...(wanted ? [locale] : [])].join(','));
}
