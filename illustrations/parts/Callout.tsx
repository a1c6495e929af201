import React, {type ReactNode} from 'react';

const CIRCLE =
  'number grid absolute z-3 place-items-center size-26 rounded-full ring-2 ring-card bg-signal text-18 text-on-signal';

/**
 * A call-out: a number in a circle, to which the text of the manual refers. `x` and `y` are its upper left corner in
 * CSS pixels, relative to the nearest positioned ancestor, so a call-out inside a control moves with the control.
 */
export default function Callout({n, x, y}: {n: number; x: number; y: number}): ReactNode {
  return (
    <span className={CIRCLE} style={{left: x, top: y}}>
      {n}
    </span>
  );
}
