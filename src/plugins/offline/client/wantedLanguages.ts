const WANTED_KEY = 'site.offline';

/** Returns the languages to keep offline on this device, e.g. `['cs']`; `undefined` before any choice. */
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
