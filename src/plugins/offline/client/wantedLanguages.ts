const WANTED_KEY = 'site.offline';

/** Languages wanted on this device: empty once all are removed, `undefined` before any choice or without storage. */
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
