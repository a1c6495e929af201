// Docusaurus renders this around every page and keeps it mounted across navigations.
import React, {type ReactNode} from 'react';
import RouteAnnouncer from '../components/RouteAnnouncer';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <RouteAnnouncer />
    </>
  );
}
