/** Conventions for addresses: the address of a page ends with a slash, the address of its Markdown copy with `.md`. */

/** Adds a slash to the end of an address, unless the address already ends with a slash. */
export function withSlash(address: string): string {
  return address.replace(/\/?$/, '/');
}

/**
 * Path at which a page is published. Hosts serve `/page`, `/page.html` and `/page/index.html` from one file, so hydration
 * fails when the rendered page depends on which of these paths was requested.
 */
export function canonicalPath(pathname: string): string {
  return withSlash(pathname.replace(/(?:\/index)?\.html$/, ''));
}

/** Address of the Markdown copy of a page. Not for home pages, which have no Markdown copy. */
export function markdownAddress(address: string): string {
  return address.replace(/\/?$/, '.md');
}

/** Decoded path of a page below `baseUrl`, e.g. `/en/`; empty for the home page. An undecodable path stays encoded. */
export function routeOf(pathname: string, baseUrl: string): string {
  const route = pathname.slice(baseUrl.length);
  try {
    return decodeURI(route);
  } catch {
    return route;
  }
}

/** Query parameter that passes the missing address to an error page. */
export const MISSING_PARAMETER = 'missing';
