import type {ClientModule} from '@docusaurus/types';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

const STORAGE_KEY = 'site.scroll-positions';
/** The oldest positions are forgotten beyond this many entries of the history. */
const MOST_POSITIONS = 100;

/** Distances from the top in px by entry of the history. */
let positions = new Map<string, number>();
let currentEntry = '';
/** Whether the visitor went back or forward and the page is not there yet. */
let returning = false;

/** Name of an entry of the history; those that a link to a place on the page makes have no key. */
function entryOf({key = '', pathname, search, hash}: Pick<Location, 'key' | 'pathname' | 'search' | 'hash'>): string {
  return [key, pathname, search, hash].join(' ');
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    // Where the browser keeps nothing, positions last as long as the page.
    return new Map();
  }
}

function keepPositions(): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MOST_POSITIONS)));
  } catch {
    // As above.
  }
}

function notePosition(): void {
  // While returning the browser already moves the old page to the position of the next.
  if (!returning) {
    positions.delete(currentEntry);
    positions.set(currentEntry, window.scrollY);
  }
}

if (typeof document !== 'undefined') {
  positions = readPositions();
  const {key} = (window.history.state ?? {}) as {key?: string};
  const {pathname, search, hash} = window.location;
  currentEntry = entryOf({key, pathname, search, hash});
  window.addEventListener('popstate', () => (returning = true), {capture: true});
  window.addEventListener('scroll', notePosition, {passive: true});
  window.addEventListener('pagehide', keepPositions);
}

/**
 * Going back or forward leads to where the reader was also when the code of that page has to be fetched first. The browser
 * restores the position at once, on the page that is still shown, and Docusaurus then scrolls the next one to its top.
 */
const scrollPosition: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    currentEntry = entryOf(location);
    const position = positions.get(currentEntry);
    if (returning && previousLocation && position !== undefined) {
      window.scrollTo({top: position, behavior: 'instant'});
    }
    returning = false;
  },
};

export const {onRouteDidUpdate} = scrollPosition;
