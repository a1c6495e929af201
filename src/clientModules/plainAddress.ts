import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/** How files of pages are called; the address of a page is the same without it. */
const FILE_NAME = /(?:\/index)?\.html$/;

/** Whether a path is the address of a page. */
function isPage(pathname: string): boolean {
  try {
    return matchRoutes(routes, decodeURI(pathname)).some(({route}) => route.exact === true);
  } catch {
    // Not even decodable, so no page of ours.
    return false;
  }
}

/**
 * Puts the address of a page in place of the address of its file, before React reads it: the page was prerendered for the
 * former. A host that finds no such file has sent its error page, so the page itself is fetched then.
 */
function leadToPlainAddress(): void {
  const {pathname, search, hash} = window.location;
  if (!FILE_NAME.test(pathname) || isPage(pathname)) {
    return;
  }
  const plain = `${pathname.replace(FILE_NAME, '')}/`;
  if (!isPage(plain)) {
    return;
  }
  const isErrorPage = !pathname.endsWith('/index.html');
  if (isErrorPage) {
    // What is on the screen until the page arrives must not be taken for it.
    for (const {route} of matchRoutes(routes, decodeURI(pathname))) {
      Object.assign(route.component as object, {preload: () => new Promise(() => undefined)});
    }
    window.location.replace(plain + search + hash);
  } else {
    window.history.replaceState(window.history.state, '', plain + search + hash);
  }
}

if (typeof document !== 'undefined') {
  leadToPlainAddress();
}
