import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import React, {type ReactNode} from 'react';

/** A navbar item that throws when the address ends with `#break-item`, but only in the browser. */
function FragileItem({label}: {label: string}): ReactNode {
  const isBrowser = useIsBrowser();
  const {hash} = useLocation();
  if (isBrowser && hash === '#break-item') {
    throw new Error('The fragile item is broken.');
  }
  return <span>{label}</span>;
}

export default {...(ComponentTypes as object), 'custom-fragile': FragileItem};
