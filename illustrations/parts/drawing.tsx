import React, {type ReactNode} from 'react';
import type {Locale, Localized, Scene} from '../types';

/** Canvas of the schematic drawings. At half size, 360 CSS pixels wide, the text is still 11 pixels high. */
export const DRAWING = {
  width: 720,
  height: 520,
  files: [720, 1440],
} as const satisfies Partial<Scene>;

/** Look of a box. */
export const OUTLINE = 'fill-sunken stroke-ink stroke-[2.5] dark:fill-slate';

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
    <svg
      className="block w-screen h-screen bg-card fill-ink text-22"
      strokeLinejoin="round"
      viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
      aria-hidden="true">
      <rect className="fill-card stroke-edge stroke-[1.5]" x="8" y="8" width="704" height="504" />
      <path className="fill-none stroke-edge stroke-[1.5]" d="M8 60H712M8 466H712" />
      <text className="font-semibold text-28 font-number" x="26" y="43">
        {title}
      </text>
      <text className="font-semibold text-22 font-number tracking-[2px] fill-link" x="694" y="42" textAnchor="end">
        {KIND[locale]}
      </text>
      {children}
      <text className="fill-muted" x="26" y="498">
        {note}
      </text>
    </svg>
  );
}
