import React, {type ReactNode} from 'react';

/** Axis X, along the bridge, is an arrow. Axis Y, across the bridge toward the viewer, is a circle with a dot. */
const AXES = 'M186 110H244M234 101L245 110L234 119M150 152A11 11 0 1 0 150 174A11 11 0 1 0 150 152M150 163h.01';

/** Close-up of a pier head below the girder, with the sensor and the directions of the sensor's axes. */
export default function PierHead({width, height}: {width: number; height: number}): ReactNode {
  return (
    <svg
      className="block"
      width={width}
      height={height}
      viewBox="0 0 300 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true">
      <path className="fill-hill" d="M0 150C70 120 140 130 300 104V200H0Z" />
      <path className="fill-steel-400 dark:fill-steel-500" d="M0 0H300V26H206Q150 40 94 26H0Z" />
      <path className="fill-steel-700" d="M128 34H172V46H128Z" />
      <path className="fill-steel-500 dark:fill-steel-600" d="M76 46H224V70L204 82V200H96V82L76 70Z" />
      <path className="fill-none stroke-steel-400 stroke-[1.5]" d="M96 150H204" />
      <path className="fill-steel-100 stroke-steel-900 stroke-[2.5]" d="M122 88H178V132H122Z" />
      <path className="fill-deep-water" d="M130 98H170V112H130Z" />
      <circle className="fill-deep-water" cx="150" cy="122" r="3.5" />
      <path className="fill-none stroke-card stroke-9 stroke-round" d={AXES} />
      <path className="fill-none stroke-signal stroke-4 stroke-round" d={AXES} />
      <text
        className="[paint-order:stroke] font-semibold text-24 font-number fill-signal stroke-card stroke-5"
        x="254"
        y="118">
        X
      </text>
      <text
        className="[paint-order:stroke] font-semibold text-24 font-number fill-signal stroke-card stroke-5"
        x="170"
        y="171">
        Y
      </text>
    </svg>
  );
}
