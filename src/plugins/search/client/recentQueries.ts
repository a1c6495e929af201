const KEY = 'site.search.recent';
const MAX_QUERIES = 5;

/** Returns the queries of this reader that led to a page, latest first; none where the browser stores nothing. */
export function recentQueries(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, MAX_QUERIES) : [];
  } catch {
    return [];
  }
}

/** Keeps a query for `recentQueries`. */
export function rememberQuery(query: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([query, ...recentQueries().filter((other) => other !== query)]));
  } catch {
    // Without storage, nothing is remembered.
  }
}
