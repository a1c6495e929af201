// Docusaurus renders this around every page and keeps it mounted across navigations.
import React, {type ReactNode} from 'react';
import SocialPicture from '../components/SocialPicture';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {/* First, so that pages can override it. */}
      <SocialPicture />
      {children}
      {/* Screen readers announce only full page loads by themselves; filled by src/clientModules/announceRoute.ts. */}
      <div role="status" className="site-visually-hidden" data-route-announcer="" />
    </>
  );
}
