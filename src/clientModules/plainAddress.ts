import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {MISSING_PARAMETER} from '../lib/addresses';

function isPage(pathname: string): boolean {
  try {
    return matchRoutes(routes, decodeURI(pathname)).some(({route}) => route.exact === true);
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
 * address that the reader asked for (see `src/theme/NotFound`). Returns `undefined` when the current address is right.
 */
function canonicalAddress({pathname, search, hash}: Location): string | undefined {
  const missing = new URLSearchParams(search).get(MISSING_PARAMETER);
  const own = missing !== null && /\/404(?:\.html|\/)?$/.test(pathname) ? ownAddress(missing) : undefined;
  if (own !== undefined) {
    return own;
  }
  const plain = pathname.replace(/(?:\/index)?\.html$/, '/');
  return plain !== pathname && !isPage(pathname) && isPage(plain) ? plain + search + hash : undefined;
}

if (ExecutionEnvironment.canUseDOM) {
  // Before React reads it. Docusaurus itself finds the page of a file too, but leaves the address and does not add the slash.
  const address = canonicalAddress(window.location);
  if (address !== undefined) {
    window.history.replaceState(window.history.state, '', address);
  }
}
