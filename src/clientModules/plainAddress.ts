import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/** Routes are written with their accents, an address is encoded; one that cannot be decoded is no page. */
function isPage(pathname: string): boolean {
  try {
    return matchRoutes(routes, decodeURI(pathname)).some(({route}) => route.exact === true);
  } catch {
    return false;
  }
}

/**
 * Puts the address of a page in place of the address of its file (`…/index.html`, `….html`) before React reads it: the page
 * was rendered for the former. Docusaurus itself finds the page too, but leaves the address and does not add the slash.
 */
function showPlainAddress(): void {
  const {pathname, search, hash} = window.location;
  const plain = pathname.replace(/(?:\/index)?\.html$/, '/');
  if (plain !== pathname && !isPage(pathname) && isPage(plain)) {
    window.history.replaceState(window.history.state, '', plain + search + hash);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  showPlainAddress();
}
