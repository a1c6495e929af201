import React, {type ReactNode} from 'react';

/** Axis X, along the bridge, is an arrow. Axis Y, across the bridge toward the viewer, is a circle with a dot. */
const AXES = 'M186 110H244M234 101L245 110L234 119M150 152A11 11 0 1 0 150 174A11 11 0 1 0 150 152M150 163h.01';

/** Close-up of a pier head below the girder, with the sensor and the directions of the sensor's axes. */
export default function PierHead({width, height}: {width: number; height: number}): ReactNode {
  return (
    <svg
      className="pier"
      width={width}
      height={height}
      viewBox="0 0 300 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true">
      <path className="bridge-hill" d="M0 150C70 120 140 130 300 104V200H0Z" />
      <path className="bridge-girder" d="M0 0H300V26H206Q150 40 94 26H0Z" />
      <path className="pier-joint" d="M128 34H172V46H128Z" />
      <path className="bridge-pier" d="M76 46H224V70L204 82V200H96V82L76 70Z" />
      <path className="pier-joint line" d="M96 150H204" />
      <path className="pier-sensor" d="M122 88H178V132H122Z" />
      <path className="pier-plate" d="M130 98H170V112H130Z" />
      <circle className="pier-plate" cx="150" cy="122" r="3.5" />
      <path className="pier-axis halo" d={AXES} />
      <path className="pier-axis" d={AXES} />
      <text className="pier-label" x="254" y="118">
        X
      </text>
      <text className="pier-label" x="170" y="171">
        Y
      </text>
    </svg>
  );
}
