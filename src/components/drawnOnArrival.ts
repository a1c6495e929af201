import {memo, type FunctionComponent} from 'react';

/**
 * A page, or a frame of pages, that is not drawn again before the next page is there: React Router tells it at the click that
 * the address has changed, Docusaurus shows the new one when its code has come. Of the properties of a route only `match` is
 * made anew each time; it goes with `location`.
 */
export function drawnOnArrival<Props extends object>(component: FunctionComponent<Props>): FunctionComponent<Props> {
  return memo(component, (before, now) =>
    (Object.keys(now) as (keyof Props)[]).every((key) => key === 'match' || before[key] === now[key]),
  ) as unknown as FunctionComponent<Props>;
}
