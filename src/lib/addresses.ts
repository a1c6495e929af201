/** Addresses of pages end with a slash (`/docs/intro/`), those of their Markdown copies with `.md`. */

/** Adds a slash to the end of an address, unless the address already ends with a slash. */
export function withSlash(address: string): string {
  return address.replace(/\/?$/, '/');
}

/**
 * Returns the path at which a page is published, e.g. `/page/` for `/page.html`. Hosts serve one HTML file at all forms
 * of the path, so hydration fails if a page renders differently depending on the requested form.
 */
export function canonicalPath(pathname: string): string {
  return withSlash(pathname.replace(/(?:\/index)?\.html$/, ''));
}

/** Returns the address of a page's Markdown copy, e.g. `/docs/intro.md`. Home pages have no copy. */
export function markdownAddress(address: string): string {
  return address.replace(/\/?$/, '.md');
}

/**
 * Returns the decoded path after `baseUrl`: `docs/intro/` for `/en/docs/intro/`, and an empty string for the home page.
 * A path that cannot be decoded stays encoded.
 */
export function routeOf(pathname: string, baseUrl: string): string {
  const route = pathname.slice(baseUrl.length);
  try {
    return decodeURI(route);
  } catch {
    return route;
  }
}

/** Encodes a typed text for an address. Half of an emoji, which `encodeURIComponent` refuses, becomes U+FFFD. */
export function encodeTyped(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** Name of the query parameter that tells a 404 page which address was not found. */
export const MISSING_PARAMETER = 'missing';
