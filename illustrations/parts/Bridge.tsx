import clsx from 'clsx';
import React, {type ReactNode} from 'react';

/** Positions of the sensors, in the coordinates of the drawing (its `viewBox`). */
export const SENSORS = {
  joint: {x: 62, y: 84},
  deck: {x: 300, y: 84},
  air: {x: 480, y: 72},
  pierHead: {x: 386, y: 122},
} as const;

/** Ends of the leader lines at the labels, keyed by sensor, in the coordinates of the drawing. */
type Leaders = Partial<Record<keyof typeof SENSORS, {x: number; y: number}>>;

/**
 * A girder bridge of three spans over a brook, seen from the side, with the sensors and leader lines to their labels.
 * The drawing fills `width` × `height` (CSS pixels) undistorted; what does not fit is cut off at the top or the sides.
 */
export default function Bridge({
  width,
  height,
  leaders = {},
  className,
}: {
  width: number;
  height: number;
  leaders?: Leaders;
  className?: string;
}): ReactNode {
  const posts = Array.from({length: 41}, (_, index) => index * 15);
  return (
    <svg
      className={clsx('block', className)}
      width={width}
      height={height}
      viewBox="0 -14 600 210"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true">
      <path className="fill-hill" d="M0 150C90 128 150 120 240 134S420 150 600 112V210H0Z" />
      <path className="fill-water" d="M130 178H470V210H130Z" />
      <path
        className="opacity-55 fill-none stroke-wave stroke-[1.5] [stroke-linecap:round]"
        d="M214 188h46M276 188h18M236 198h30M310 196h58M330 187h20M300 205h40M392 190h22"
      />
      <path
        className="fill-steel-200 dark:fill-slate"
        d="M0 92H58L62 112C96 124 128 148 156 182C168 196 184 200 196 210H0Z"
      />
      <path
        className="fill-steel-200 dark:fill-slate"
        d="M600 92H542L538 112C504 124 472 148 444 182C432 196 416 200 404 210H600Z"
      />
      <path
        className="fill-none stroke-steel-500 stroke-[1.5] dark:stroke-steel-400"
        d={`M0 68H600${posts.map((x) => `M${x} 68V78`).join('')}`}
      />
      <path
        className="fill-steel-400 dark:fill-steel-500"
        d="M0 78H600V92H540C490 88 450 90 393 116H379Q300 78 221 116H207C150 90 110 88 60 92H0Z"
      />
      <path className="fill-steel-700 dark:fill-steel-300" d="M0 78H600V84H0Z" />
      <path
        className="fill-steel-500 dark:fill-steel-600"
        d="M205 116h18l-3 72h-12ZM377 116h18l-3 72h-12ZM202 186h24v10h-24ZM374 186h24v10h-24Z"
      />
      <path className="fill-steel-500 dark:fill-steel-600" d="M46 92h20v26l-6 0v10h-14ZM554 92h-20v26h6v10h14Z" />
      {Object.entries(leaders).map(([name, end]) => {
        const {x, y} = SENSORS[name as keyof typeof SENSORS];
        return <path className="fill-none stroke-accent stroke-[1.5]" key={name} d={`M${x} ${y}L${end.x} ${end.y}`} />;
      })}
      {Object.entries(SENSORS).map(([name, {x, y}]) => (
        <g key={name}>
          <circle cx={x} cy={y} r="7.5" className="opacity-25 fill-accent" />
          <circle className="fill-accent stroke-card stroke-[1.5]" cx={x} cy={y} r="4.5" />
        </g>
      ))}
    </svg>
  );
}
