import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

/** Not in a component: a page of another kind has a navbar, and so a search box, of its own. */
let isAwaited = false;

/** Called when a hit of another page is followed. */
export function awaitArrival(): void {
  isAwaited = true;
}

/**
 * After a hit was followed, lets the browser go to the section of the address once more. The router does not move the
 * focus; the browser does.
 */
export function useArrival(): void {
  const location = useLocation();
  useEffect(() => {
    if (isAwaited && location.hash) {
      window.location.replace(location.hash);
    }
    isAwaited = false;
  }, [location]);
}
