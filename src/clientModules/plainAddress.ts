import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
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
function canonicalAddress({pathname: path, search, hash}: Location): string {
  const pathname = decodable(path);
  const isErrorPage = /\/404(?:\.html|\/)?$/.test(pathname);
  const missing = isErrorPage ? new URLSearchParams(search).get(MISSING_PARAMETER) : null;
  const own = missing === null ? undefined : ownAddress(missing);
  const plain = isErrorPage ? pathname : pathname.replace(/(?:\/index)?\.html$/, '/');
  return own ?? plain + search + decodable(hash);
}

/** Docusaurus also finds the page of such an address, but neither changes the address nor adds the final slash. */
function correctAddress(): void {
  const {pathname, search, hash} = window.location;
  const address = canonicalAddress(window.location);
  if (address !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', address);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  // Before React reads the address: now, and whenever its fragment changes (typed, Back, Forward).
  correctAddress();
  window.addEventListener('popstate', correctAddress, {capture: true});
}
