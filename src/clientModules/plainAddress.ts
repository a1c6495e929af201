import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {MISSING_PARAMETER} from '../lib/addresses';

/** Routes are not encoded, addresses are; one that cannot be decoded is no page. */
function isPage(pathname: string): boolean {
  try {
    return matchRoutes(routes, decodeURI(pathname)).some(({route}) => route.exact === true);
  } catch {
    return false;
  }
}

/**
 * Canonical form of the requested address: `…/` for `…/index.html` and `….html`; on an error page, the missing address.
 * `undefined` when nothing has to change.
 */
function plainAddress({pathname, search, hash}: Location): string | undefined {
  const missing = new URLSearchParams(search).get(MISSING_PARAMETER);
  if (missing?.startsWith(siteConfig.baseUrl) && /\/404(?:\.html|\/)?$/.test(pathname)) {
    return missing;
  }
  const plain = pathname.replace(/(?:\/index)?\.html$/, '/');
  return plain !== pathname && !isPage(pathname) && isPage(plain) ? plain + search + hash : undefined;
}

if (ExecutionEnvironment.canUseDOM) {
  // Before React reads it. Docusaurus finds these pages too, but keeps the address.
  const address = plainAddress(window.location);
  if (address !== undefined) {
    window.history.replaceState(window.history.state, '', address);
  }
}
