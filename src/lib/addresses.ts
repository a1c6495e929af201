/** Address conventions: pages end with a slash, their Markdown copies with `.md` instead. */

/** The address with a slash at its end. */
export function withSlash(address: string): string {
  return address.replace(/\/?$/, '/');
}

/**
 * Published path of a page. Hosts serve `/page`, `/page.html` and `/page/index.html` from the same file, so rendering must not
 * depend on which one was requested, or hydration fails.
 */
export function canonicalPath(pathname: string): string {
  return withSlash(pathname.replace(/(?:\/index)?\.html$/, ''));
}

/** Address of the Markdown copy of a page other than a home page. */
export function markdownAddress(address: string): string {
  return address.replace(/\/?$/, '.md');
}

/**
 * Path of a page below the base path of its language, decoded; empty for the home page. An address that is not validly
 * encoded, which only a missing page has, stays as it is.
 * @param pathname path on the host, encoded or not
 * @param baseUrl base path of the language, with slashes at both ends, e.g. `/en/`
 */
export function routeOf(pathname: string, baseUrl: string): string {
  const route = pathname.slice(baseUrl.length);
  try {
    return decodeURI(route);
  } catch {
    return route;
  }
}

/** Query parameter by which an error page gets the missing address. */
export const MISSING_PARAMETER = 'missing';
