import React, {type ReactNode} from 'react';

/**
 * A number that a step of the page refers to. `x` and `y` are its upper left corner in CSS pixels, counted from the
 * nearest positioned ancestor: a call-out inside a control moves with it.
 */
export default function Callout({n, x, y}: {n: number; x: number; y: number}): ReactNode {
  return (
    <span className="callout" style={{left: x, top: y}}>
      {n}
    </span>
  );
}
