// Docusaurus renders this around every page and keeps it mounted across navigations.
import Head from '@docusaurus/Head';
import React, {useRef, useState, type ReactNode} from 'react';

/** Adds a live region that announces the title of a page that a link leads to: browsers announce only loaded pages. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const [announced, setAnnounced] = useState('');
  const last = useRef<{title: string; pathname: string}>(null);
  // Always the same function, because `Head` writes the head again whenever one of its properties changes.
  const [noteTitle] = useState(() => () => {
    const {title} = document;
    const {pathname} = window.location;
    if (title !== last.current?.title) {
      // A page may change its own title, as the search does.
      if (last.current && pathname !== last.current.pathname) {
        setAnnounced(title);
      }
      last.current = {title, pathname};
    }
  });
  return (
    <>
      <Head onChangeClientState={noteTitle}>{null}</Head>
      {children}
      <div role="status" className="site-visually-hidden" data-route-announcer="">
        {announced}
      </div>
    </>
  );
}
