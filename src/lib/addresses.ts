/** Rules of addresses: every page ends with a slash, and its Markdown copy has `.md` in place of it. */

/** The address with a slash at its end. */
export function withSlash(address: string): string {
  return address.replace(/\/?$/, '/');
}

/**
 * Path of a page as the build publishes it. Hosts answer `/page`, `/page.html` and `/page/index.html` with the same file;
 * what a page renders must not depend on which one was asked for, or React cannot hydrate it.
 */
export function canonicalPath(pathname: string): string {
  return withSlash(pathname.replace(/(?:\/index)?\.html$/, ''));
}

/** Address of the Markdown copy of a page; not for a home page, which has no name that an extension could follow. */
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
