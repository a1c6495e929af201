import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {matchPath} from '@docusaurus/router';
import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import {MISSING_PARAMETER} from '../lib/addresses';

/** Escapes each `%` of a part of an address that cannot be decoded, such as `#100%`. Docusaurus decodes without a guard. */
function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

interface Route {
  path?: string | string[];
  exact?: boolean;
  routes?: Route[];
}

/** Whether one of the routes, or of those below it, is the page of this address. */
function hasPage(all: readonly Route[], pathname: string): boolean {
  return all.some(
    ({path, exact, routes: inner = []}) =>
      matchPath(pathname, {path, exact}) !== null && (exact === true || hasPage(inner, pathname)),
  );
}

function isPage(pathname: string): boolean {
  try {
    return hasPage(routes, decodeURI(pathname));
  } catch {
    return false;
  }
}

/** Returns an address of this site as a path; `undefined` for any other text, because anybody can write the parameter. */
function ownAddress(address: string): string | undefined {
  try {
    const {origin, pathname, search, hash} = new URL(address, window.location.origin);
    const isOwn = origin === window.location.origin && pathname.startsWith(siteConfig.baseUrl);
    return isOwn && !pathname.startsWith('//') ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the address to show in place of the current one: `/page/` for `/page.html`, and for `404.html?missing=…` the
 * address that the reader asked for (see `src/theme/NotFound`). A `%` that is no escape is escaped.
 */
function canonicalAddress({pathname: path, search, hash: fragment}: Location): string {
  const [pathname, hash] = [decodable(path), decodable(fragment)];
  const missing = new URLSearchParams(search).get(MISSING_PARAMETER);
  const own = missing !== null && /\/404(?:\.html|\/)?$/.test(pathname) ? ownAddress(missing) : undefined;
  if (own !== undefined) {
    return own;
  }
  const plain = pathname.replace(/(?:\/index)?\.html$/, '/');
  return (isPage(plain) && !isPage(pathname) ? plain : pathname) + search + hash;
}

/** Docusaurus itself finds the page of a file too, but leaves the address and does not add the slash. */
function correctAddress(): void {
  const {pathname, search, hash} = window.location;
  const address = canonicalAddress(window.location);
  if (address !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', address);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  // Before React reads it: now, and when the reader types a fragment or returns to one.
  correctAddress();
  window.addEventListener('popstate', correctAddress, {capture: true});
}
