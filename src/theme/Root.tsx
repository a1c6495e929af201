// Docusaurus renders this around every page and keeps it mounted across navigations.
import React, {type ReactNode} from 'react';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      {/* Screen readers announce only full page loads by themselves; filled by src/clientModules/announceRoute.ts. */}
      <div role="status" className="site-visually-hidden" data-route-announcer="" />
    </>
  );
}
