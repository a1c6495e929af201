import {memo, type FunctionComponent} from 'react';

/**
 * Skips the render that React Router triggers at the click on a link, before Docusaurus has loaded the route's code. Of the
 * props of a route only `match` is a new object each time; it changes together with `location`.
 */
export function memoUntilRouteLoaded<Props extends object>(
  component: FunctionComponent<Props>,
): FunctionComponent<Props> {
  return memo(component, (before, now) =>
    (Object.keys(now) as (keyof Props)[]).every((key) => key === 'match' || before[key] === now[key]),
  ) as unknown as FunctionComponent<Props>;
}
