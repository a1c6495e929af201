import {Context as RouteContext} from '@docusaurus/core/lib/client/routeContext';
import React, {memo, useContext, useState, type FunctionComponent, type ReactNode} from 'react';
import {__RouterContext as RouterContext, type RouteComponentProps} from 'react-router';

/**
 * Renders a route's component once per location. At the click on a link both React Router and Docusaurus hand out a new
 * context with the old location, which would render the page that is about to be left.
 */
export function stableRoute<Props extends RouteComponentProps>(
  component: FunctionComponent<Props>,
): FunctionComponent<Props> {
  const Component = memo(component, (before, now) => before.location === now.location) as unknown as typeof component;
  return function StableRoute(props: Props): ReactNode {
    const current = {router: useContext(RouterContext), route: useContext(RouteContext)};
    const [stable, setStable] = useState(current);
    if (stable.router.location !== current.router.location) {
      setStable(current);
    }
    return (
      <RouterContext.Provider value={stable.router}>
        <RouteContext.Provider value={stable.route}>
          <Component {...props} />
        </RouteContext.Provider>
      </RouterContext.Provider>
    );
  };
}
