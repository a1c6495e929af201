import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

const STORAGE_KEY = 'site.scroll-positions';

/** Scroll positions in px from the top of the page, by the key of the history entry. */
let positions: Record<string, number> = {};
let isReturning = false;

const entryOf = ({key, pathname, search, hash}: Location) => key ?? pathname + search + hash;

if (ExecutionEnvironment.canUseDOM) {
  try {
    positions = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as typeof positions;
  } catch {
    // Where the browser keeps nothing, positions last as long as the page.
  }
  // The browser would scroll the old page, which is still shown. Reloads and other documents are left to it.
  const setRestoration = (value: ScrollRestoration) => () => (history.scrollRestoration = value);
  setRestoration('manual')();
  window.addEventListener('pageshow', setRestoration('manual'));
  window.addEventListener('pagehide', setRestoration('auto'));
  window.addEventListener('popstate', () => (isReturning = true), {capture: true});
}

/** Restores the scroll position on back or forward. Docusaurus does so only if the page's code is already loaded. */
const scrollPosition: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      positions[entryOf(previousLocation)] = window.scrollY;
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
      } catch {
        // As above.
      }
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    const position = positions[entryOf(location)];
    if (isReturning && previousLocation && position !== undefined) {
      window.scrollTo({top: position, behavior: 'instant'});
    }
    isReturning = false;
  },
};

export default scrollPosition;
