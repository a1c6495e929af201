import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import React from 'react';
import {createRoot, type Root} from 'react-dom/client';
import WritersBar from './WritersBar';

let root: Root | undefined;

/** Mounts the bar behind the page, in a tree of its own, so that it is there whatever happens to the page. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location}) {
    if (!root) {
      const place = document.createElement('div');
      // Sticks to the bottom of the window as a child of the body.
      place.style.display = 'contents';
      document.body.append(place);
      root = createRoot(place);
    }
    root.render(<WritersBar key={location.pathname} path={location.pathname} baseUrl={siteConfig.baseUrl} />);
  },
};

export const {onRouteDidUpdate} = clientModule;
