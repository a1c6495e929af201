import React, {memo, useContext, useState, type FunctionComponent, type ReactNode} from 'react';
import {__RouterContext as RouterContext, type RouteComponentProps} from 'react-router';

/**
 * Renders a route's component, its links and hooks once per location. At the click on a link React Router hands out a new
 * context with the old location, and Docusaurus renders the page again when the code of the next one has arrived.
 */
export function stableRoute<Props extends RouteComponentProps>(
  component: FunctionComponent<Props>,
): FunctionComponent<Props> {
  const Component = memo(component, (before, now) => before.location === now.location) as unknown as typeof component;
  return function StableRoute(props: Props): ReactNode {
    const router = useContext(RouterContext);
    const [stable, setStable] = useState(router);
    if (stable.location !== router.location) {
      setStable(router);
    }
    return (
      <RouterContext.Provider value={stable}>
        <Component {...props} />
      </RouterContext.Provider>
    );
  };
}
