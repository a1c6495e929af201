import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {seededRandom} from '../../src/lib/random';

/** Places of the constructions on the drawing, in its own coordinates (1120 × 586). */
export const PLACES = {
  bridge: {x: 595, y: 349},
  footbridge: {x: 254, y: 255},
  hall: {x: 352, y: 196},
  wall: {x: 874, y: 146},
} as const;

const BROOK = 'M-20 120C180 160 260 300 420 330S700 330 820 420S1000 566 1140 560';
const MAIN_ROAD = 'M560 -20C600 120 600 250 595 349S560 500 640 610';
const SIDE_ROADS = 'M586 452C400 466 200 440 -20 476M598 196C760 206 880 120 1140 152M420 460C420 350 380 290 330 240';
const PATHS = 'M330 240C310 256 280 262 254 255S190 262 160 300S100 380 90 464';
const RAILWAY = 'M700 610C820 480 1000 400 1140 380';
const STREETS = 'M300 462C310 500 306 540 310 600M470 458C476 500 470 560 480 600M306 530C360 524 420 530 474 522';

interface House {
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
}

/** Rows of houses along the village streets, and three single buildings. */
function houses(): House[] {
  const random = seededRandom(7);
  const along = (from: number, to: number, y: number, step: number) =>
    Array.from({length: Math.floor((to - from) / step)}, (_, index) => ({
      x: from + index * step + 5 * random(),
      y: y + 5 * random(),
      width: 17 + 7 * random(),
      height: 14 + 5 * random(),
      turn: -6 + 12 * random(),
    }));
  return [
    ...along(190, 390, 424, 34),
    ...along(436, 560, 424, 34),
    ...along(330, 460, 484, 32),
    ...along(200, 290, 482, 34),
    ...along(330, 460, 542, 34),
    ...along(500, 570, 486, 30),
    {x: 322, y: 176, width: 62, height: 36, turn: 14},
    {x: 404, y: 222, width: 40, height: 26, turn: 14},
    {x: 232, y: 196, width: 26, height: 18, turn: 24},
  ];
}

/**
 * A map of an invented countryside: a brook, roads, a village, a wooded hillside. Scenes add call-outs and markers.
 * `view` is the visible part: x, y, width and height in the coordinates of {@link PLACES}.
 */
export default function SiteMap({
  width,
  height,
  view,
  village,
  className,
}: {
  width: number;
  height: number;
  view: readonly [number, number, number, number];
  /** Name of the village; none when it is outside the view. */
  village?: string;
  className?: string;
}): ReactNode {
  const {bridge, wall} = PLACES;
  return (
    <svg
      className={clsx('block bg-land', className)}
      width={width}
      height={height}
      viewBox={view.join(' ')}
      preserveAspectRatio="xMidYMid slice">
      <path
        className="fill-field"
        d="M-20 -20H250L300 110C200 130 120 70 -20 70ZM640 380L800 450L700 590L660 600ZM20 300L150 330L120 440L-20 446V330Z"
      />
      <path className="fill-field" d="M410 30L560 20L576 180L470 200ZM850 470L1000 580L1140 600V490L980 400Z" />
      <path
        className="fill-wood"
        d="M690 -20C670 40 700 90 760 96C840 104 900 60 980 70S1080 110 1140 96V-20ZM800 200C880 190 940 170 1020 190S1140 200 1140 200V340C1060 360 960 380 900 350S740 300 740 250S760 206 800 200Z"
      />
      <path className="fill-wood" d="M60 120C100 100 150 150 140 190S60 250 20 230S20 140 60 120Z" />
      <path
        className="fill-none stroke-contour stroke-[1.5]"
        d="M730 -20C730 40 800 50 880 36S1040 20 1140 50M790 -20C810 16 860 14 920 2S1080 -10 1140 12M780 250C820 210 920 220 1000 220S1140 240 1140 240M830 280C880 250 960 260 1020 262S1140 290 1140 290"
      />
      <path className="fill-none stroke-bank stroke-17" d={BROOK} />
      <path className="fill-none stroke-river stroke-12" d={BROOK} />
      <path className="fill-none stroke-steel-400 stroke-3" d={RAILWAY} />
      <path className="fill-none stroke-steel-400 stroke-10" strokeDasharray="3 12" d={RAILWAY} />
      <path className="fill-none stroke-steel-400 stroke-[2.5]" strokeDasharray="7 5" d={PATHS} />
      <path className="fill-none stroke-road-edge stroke-[9.5]" d={STREETS} />
      <path className="fill-none stroke-road-edge stroke-12" d={SIDE_ROADS} />
      <path className="fill-none stroke-road-edge stroke-17" d={MAIN_ROAD} />
      <path className="fill-none stroke-road stroke-7" d={STREETS} />
      <path className="fill-none stroke-road stroke-9" d={SIDE_ROADS} />
      <path className="fill-none stroke-road stroke-14" d={MAIN_ROAD} />
      <path
        className="fill-none stroke-ink stroke-4"
        d={`M${wall.x - 44} 165C${wall.x - 20} 158 ${wall.x + 10} 152 ${wall.x + 46} 150`}
      />
      <path
        className="fill-none stroke-ink stroke-3"
        d={`M${bridge.x - 9.5} ${bridge.y - 21}V${bridge.y + 21}M${bridge.x + 9.5} ${bridge.y - 21}V${bridge.y + 21}`}
      />
      {houses().map(({x, y, turn, ...size}) => (
        <rect
          className="fill-house"
          key={`${x} ${y}`}
          x={x}
          y={y}
          {...size}
          transform={`rotate(${turn.toFixed(1)} ${x} ${y})`}
        />
      ))}
      {village && (
        <text
          className="[paint-order:stroke] font-semibold text-20 fill-ink stroke-land stroke-4"
          x="395"
          y="580"
          textAnchor="middle">
          {village}
        </text>
      )}
    </svg>
  );
}

/** A map marker whose tip is at `x`, `y`, in CSS pixels relative to the nearest positioned ancestor. */
export function Marker({x, y, chosen}: {x: number; y: number; chosen?: boolean}): ReactNode {
  return (
    <svg
      className={clsx('absolute overflow-visible', chosen && 'scale-125 origin-[50%_96%]')}
      width="40"
      height="50"
      viewBox="0 0 40 50"
      style={{left: x - 20, top: y - 48}}>
      <path
        className="fill-accent stroke-card stroke-[2.5]"
        d="M20 48C31 34 37 27 37 19A17 17 0 0 0 3 19C3 27 9 34 20 48Z"
      />
      <circle className="fill-card" cx="20" cy="19" r="6.5" />
    </svg>
  );
}
