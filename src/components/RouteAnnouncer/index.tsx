import {useLocation} from '@docusaurus/router';
import React, {useEffect, useRef, useState, type ReactNode} from 'react';

/** Time for the next page to set its title; it is set while the route commits, shortly after the path changes. */
const TITLE_SETTLES_MS = 100;

/**
 * Says the title of the page that a client-side navigation has led to. Browsers announce only full page loads, so
 * without this a screen reader stays silent after a click.
 */
export default function RouteAnnouncer(): ReactNode {
  const {pathname} = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const announced = useRef(pathname);

  useEffect(() => {
    if (announced.current === pathname) {
      return undefined;
    }
    const timer = setTimeout(() => {
      announced.current = pathname;
      setAnnouncement(document.title);
    }, TITLE_SETTLES_MS);
    return () => clearTimeout(timer);
  }, [pathname]);

  return (
    <div role="status" aria-live="polite" aria-atomic="true" className="site-visually-hidden" data-route-announcer="">
      {announcement}
    </div>
  );
}
