import {memo, type FunctionComponent} from 'react';
import type {RouteComponentProps} from 'react-router';

/**
 * Keeps a route's component from rendering at the click on a link, when React Router passes on a new but equal `match` with
 * the old location. Its links render all the same: React reaches consumers of the router's context everywhere below.
 */
export function stableRoute<Props extends RouteComponentProps>(
  component: FunctionComponent<Props>,
): FunctionComponent<Props> {
  const isStable = (before: Props, now: Props) =>
    Object.keys(now).every((name) => name === 'match' || before[name as keyof Props] === now[name as keyof Props]);
  return memo(component, isStable) as unknown as FunctionComponent<Props>;
}
