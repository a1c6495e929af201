/** Rules of addresses: every page ends with a slash, and its Markdown copy has `.md` in place of it. */

/** The address with a slash at its end. */
export function withSlash(address: string): string {
  return address.replace(/\/?$/, '/');
}

/** Address of the Markdown copy of a page; not for a home page, which has no name that an extension could follow. */
export function markdownAddress(address: string): string {
  return address.replace(/\/?$/, '.md');
}

/**
 * Path of a page below the base path of its language, decoded; empty for the home page.
 * @param pathname path on the host, encoded or not
 * @param baseUrl base path of the language, with slashes at both ends, e.g. `/en/`
 */
export function routeOf(pathname: string, baseUrl: string): string {
  return decodeURI(pathname.slice(baseUrl.length));
}
