/**
 * The page that a reader wanted, out of the address of the page that stands in for it.
 * @param parameter path and query on this host
 * @param root path of the site
 * @returns `undefined` for anything else, so that no link leads a reader away from the site
 */
export function wantedPage(parameter: string | null, origin: string, root: string): string | undefined {
  if (parameter === null) {
    return undefined;
  }
  try {
    const url = new URL(parameter, origin);
    // What cannot be decoded cannot be shown and is no page.
    decodeURI(url.pathname);
    return url.origin === origin && url.pathname.startsWith(root) ? url.pathname + url.search : undefined;
  } catch {
    return undefined;
  }
}
