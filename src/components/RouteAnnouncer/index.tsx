import {useLocation} from '@docusaurus/router';
import React, {useEffect, useRef, useState, type ReactNode} from 'react';

/** Announce after this time even if the title has not changed. */
const TIMEOUT_TITLE_MS = 3000;

/**
 * Announces the title of the page after a client-side navigation. Screen readers announce
 * only full page loads by themselves.
 */
export default function RouteAnnouncer(): ReactNode {
  const {pathname} = useLocation();
  const [announcement, setAnnouncement] = useState('');
  /** Last announced page and title; undefined before hydration. */
  const known = useRef<{pathname: string; title: string}>(undefined);

  useEffect(() => {
    if (known.current === undefined || known.current.pathname === pathname) {
      known.current = {pathname, title: document.title};
      return undefined;
    }
    const previousTitle = known.current.title;
    const announce = () => {
      stop();
      known.current = {pathname, title: document.title};
      setAnnouncement(document.title);
    };
    // The path changes at the click, the title once the route chunk has loaded.
    const observer = new MutationObserver(() => {
      if (document.title !== previousTitle) {
        announce();
      }
    });
    const timer = setTimeout(announce, TIMEOUT_TITLE_MS);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    observer.observe(document.head, {childList: true, characterData: true, subtree: true});
    return stop;
  }, [pathname]);

  return (
    <div role="status" aria-live="polite" aria-atomic="true" className="site-visually-hidden" data-route-announcer="">
      {announcement}
    </div>
  );
}
