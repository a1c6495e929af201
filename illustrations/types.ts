import type {ReactNode} from 'react';
import type {Locale} from '../src/lib/locale';

export type {Locale, Localized} from '../src/lib/locale';

/** Color modes in which every scene is drawn; the color tokens of the site define the colors of each. */
export const MODES = ['light', 'dark'] as const;

export type Mode = (typeof MODES)[number];

export interface SceneProps {
  locale: Locale;
}

/** A picture drawn by code: one component and the size of its canvas. */
export interface Scene {
  /** Name of the scene and of the files made from it. */
  name: string;
  /** CSS pixels. */
  width: number;
  /** CSS pixels. */
  height: number;
  /** Widths of the files in pixels, ascending. */
  files: readonly number[];
  /** Draws the whole canvas; what it leaves empty stays transparent. The color mode is a matter of CSS alone. */
  Component: (props: SceneProps) => ReactNode;
}
