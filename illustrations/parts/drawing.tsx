import React, {type ReactNode} from 'react';
import type {Locale, Localized, Scene} from '../types';

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
