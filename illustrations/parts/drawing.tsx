import React, {type ReactNode} from 'react';
import type {Locale, Localized, Scene} from '../types';

type Point = readonly [x: number, y: number];

/** Canvas of the schematic drawings. At half size, 360 CSS pixels wide, the text is still 11 pixels high. */
export const DRAWING = {
  width: 720,
  height: 520,
  sheet: 'drawing',
  files: [720, 1440],
} as const satisfies Partial<Scene>;

const KIND: Localized = {cs: 'SCHÉMA', en: 'SCHEMATIC'};

/** The sheet: a thin frame, the name of what is drawn, the word "schematic" and a line of text at the bottom. */
export function Sheet({
  locale,
  title,
  note,
  children,
}: {
  locale: Locale;
  title: string;
  note: string;
  children: ReactNode;
}): ReactNode {
  return (
    <svg className="drawing" viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`} aria-hidden="true">
      <rect className="paper" x="8" y="8" width="704" height="504" />
      <path className="thin" d="M8 60H712M8 466H712" />
      <text className="title" x="26" y="43">
        {title}
      </text>
      <text className="kind" x="694" y="42" textAnchor="end">
        {KIND[locale]}
      </text>
      {children}
      <text className="quiet" x="26" y="498">
        {note}
      </text>
    </svg>
  );
}

/** A label of a drawing: the name of a part, a note below the name, and the end of the leader line on the part. */
export interface Label {
  at: Point;
  name: string;
  note: string;
}

/** The column of labels at the right, each joined to its part by a leader line. */
export function Labels({labels}: {labels: readonly Label[]}): ReactNode {
  const step = 392 / labels.length;
  return labels.map(({at: [x, y], name, note}, index) => {
    const middle = 68 + step * (index + 0.5);
    return (
      <g key={name}>
        <path className="leader" d={`M${x} ${y}L332 ${middle}H352`} />
        <circle className="leader-end" cx={x} cy={y} r="4.5" />
        <text className="strong" x="360" y={middle - 3}>
          {name}
        </text>
        <text className="quiet" x="360" y={middle + 23}>
          {note}
        </text>
      </g>
    );
  });
}

/** The name plate on a housing, up to three lines. */
export function Plate({
  x,
  y,
  width,
  lines,
}: {
  x: number;
  y: number;
  width: number;
  lines: readonly string[];
}): ReactNode {
  return (
    <>
      <rect className="plate" x={x} y={y} width={width} height={14 + 27 * lines.length} rx="4" />
      {lines.map((line, index) => (
        <text
          className={index === 0 ? 'strong' : undefined}
          key={line}
          x={x + width / 2}
          y={y + 28 + 27 * index}
          textAnchor="middle">
          {line}
        </text>
      ))}
    </>
  );
}

/** A part inside the housing, drawn with dashed lines because it is hidden. */
export function Hidden({
  x,
  y,
  width,
  height,
  name,
}: Record<'x' | 'y' | 'width' | 'height', number> & {name: string}): ReactNode {
  return (
    <>
      <rect className="hidden" x={x} y={y} width={width} height={height} rx="3" />
      <text x={x + width / 2} y={y + height / 2} dy="0.36em" textAnchor="middle">
        {name}
      </text>
    </>
  );
}

/** Radio waves that spread upward from a point. */
export function Radio({x, y}: {x: number; y: number}): ReactNode {
  return (
    <path
      className="wave"
      d={`M${x - 12} ${y - 10}a17 17 0 0 1 24 0M${x - 23} ${y - 21}a32.5 32.5 0 0 1 46 0M${x - 34} ${y - 32}a48 48 0 0 1 68 0`}
    />
  );
}
