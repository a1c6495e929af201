const WANTED_KEY = 'site.offline';

/**
 * Languages that the reader wants on this device. `undefined` before the first choice or when storage is unavailable;
 * empty once all are removed.
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
