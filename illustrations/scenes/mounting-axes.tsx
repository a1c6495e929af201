import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import {DRAWING, OUTLINE, Sheet} from '../parts/drawing';
import type {Scene, SceneProps} from '../types';

const TEXT = {
  title: {cs: 'Osy při montáži', en: 'Axes and mounting'},
  flat: {cs: 'Vodorovně', en: 'Horizontal'},
  upright: {cs: 'Svisle na stěně', en: 'Vertical on a wall'},
  zero: {cs: 'asi 0 g', en: 'about 0 g'},
  roll: {cs: 'Roll = otočení kolem X', en: 'Roll = turn about X'},
  pitch: {cs: 'Pitch = otočení kolem Y', en: 'Pitch = turn about Y'},
  note: {
    cs: 'Směr os na svém zařízení ověřte zkušebním měřením.',
    en: 'Check the axes of your device with a test measurement.',
  },
} as const;

const SIDE = 'fill-line stroke-ink stroke-[2.5] dark:fill-slate';

/** An axis of the device as an arrow: `line` and `head` are SVG path data, and `at` is the position of the name. */
function Axis({
  name,
  line,
  head,
  at,
}: {
  name: string;
  line: string;
  head: string;
  at: readonly [number, number];
}): ReactNode {
  return (
    <>
      <path className="fill-none stroke-accent stroke-3 stroke-round" d={`${line}${head}`} />
      <text className="font-semibold fill-link" x={at[0]} y={at[1]} textAnchor="middle">
        {name}
      </text>
    </>
  );
}

/**
 * Arrow of the positive rotation about an axis. `angle` is the direction of the axis on the drawing: degrees, clockwise
 * from the right. `flip` 1 draws a clockwise arrow, and -1 a counterclockwise one.
 */
const Turn = ({x, y, angle, flip}: Record<'x' | 'y' | 'angle' | 'flip', number>) => (
  <path
    className="fill-none stroke-signal stroke-[2.5] stroke-round"
    d="M-4 -21A11 21 0 0 1 -2 20M9 14L-2 20.5L10 26"
    transform={`translate(${x} ${y}) rotate(${angle}) scale(1 ${flip})`}
  />
);

const Gravity = ({x, y}: {x: number; y: number}) => (
  <>
    <path className="fill-none stroke-ink stroke-[2.5] stroke-round" d={`M${x} ${y}v52m-7-11l7 12 7-12`} />
    <text className="font-semibold" x={x + 14} y={y + 32}>
      g
    </text>
  </>
);

/** A device mounted flat, and upright on a wall: its axes, the gravity along each axis, and how its tilt is calculated. */
function MountingAxes({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  return (
    <Sheet locale={locale} title={text.title} note={text.note}>
      <path className="fill-none stroke-edge stroke-[1.5]" d="M360 60V466" />
      <text className="font-semibold" x="26" y="94">
        {text.flat}
      </text>
      <path
        className="fill-none stroke-edge stroke-[1.5]"
        d="M36 330H330M50 346l14-16M90 346l14-16M130 346l14-16M170 346l14-16M210 346l14-16M250 346l14-16M290 346l14-16"
      />
      <path className={SIDE} d="M70 290l130 40v-50l-130-40ZM200 330l80-46v-50l-80 46Z" />
      <path className={OUTLINE} d="M70 240l130 40 80-46-130-40Z" />
      <Axis name="Z" line="M175 237V122" head="m-7 13l7-13 7 13" at={[150, 132]} />
      <Axis name="X" line="M175 237L302 276" head="m-10-11l11 11-15 4" at={[322, 300]} />
      <Axis name="Y" line="M175 237L268 183" head="m-15-1l15 1-7 13" at={[288, 186]} />
      <circle cx="175" cy="237" r="5" />
      <Turn x={268} y={266} angle={17} flip={-1} />
      <text className="font-semibold fill-signal" x="300" y="248">
        Roll
      </text>
      <Turn x={244} y={197} angle={-30} flip={1} />
      <text className="font-semibold fill-signal" x="186" y="178">
        Pitch
      </text>
      <Gravity x={44} y={130} />
      <text x="26" y="374">
        Z: ±1 g
      </text>
      <text x="26" y="400">
        X, Y: {text.zero}
      </text>
      <text className="font-semibold fill-signal" x="26" y="427">
        {text.roll}
      </text>
      <text className="font-semibold fill-signal" x="26" y="452">
        {text.pitch}
      </text>
      <text className="font-semibold" x="378" y="94">
        {text.upright}
      </text>
      <path
        className="fill-none stroke-edge stroke-[1.5]"
        d="M412 120V346M412 130l-14 12M412 160l-14 12M412 190l-14 12M412 220l-14 12M412 250l-14 12M412 280l-14 12M412 310l-14 12"
      />
      <path className={SIDE} d="M412 206l34-22h132l-34 22Z" />
      <path className={SIDE} d="M544 206l34-22v118l-34 26Z" />
      <rect className={OUTLINE} x="412" y="206" width="132" height="122" />
      <Axis name="X" line="M478 267V128" head="m-7 13l7-13 7 13" at={[500, 140]} />
      <Axis name="Z" line="M478 267H640" head="m-13-7l13 7-13 7" at={[660, 275]} />
      <Axis name="Y" line="M478 267L436 350" head="m-1-15l1 15 12-8" at={[464, 362]} />
      <circle cx="478" cy="267" r="5" />
      <Gravity x={640} y={130} />
      <text x="378" y="374">
        X: ±1 g
      </text>
      <text x="378" y="400">
        Y, Z: {text.zero}
      </text>
      <text className="font-semibold fill-signal" x="378" y="427">
        atan2(ay, ax), atan2(az, ax)
      </text>
    </Sheet>
  );
}

export default {...DRAWING, name: 'mounting-axes', Component: MountingAxes} satisfies Scene;
