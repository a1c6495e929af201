// Docusaurus renders this around every page and keeps it mounted across navigations.
import React, {type ReactNode} from 'react';
import RouteAnnouncer from '../components/RouteAnnouncer';
import SiteFacts from '../components/StructuredData/SiteFacts';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {/* First, so that pages can override it. */}
      <SiteFacts />
      {children}
      <RouteAnnouncer />
    </>
  );
}
