import type {ClientModule} from '@docusaurus/types';

/** After a change of route, announces the title of the new page in the live region of `src/theme/Root`. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (previousLocation && location.pathname !== previousLocation.pathname) {
    // The title of the page is set in the task after it is rendered.
    setTimeout(() => document.querySelector('[data-route-announcer]')?.replaceChildren(document.title));
  }
};
