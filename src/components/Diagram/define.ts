import type {Locale, Localized} from '../../config/locales';
import type {Drawing} from './shapes';

/** `wide` for columns of about 600 CSS pixels and more, `narrow` for phones: everything below each other. */
export type Layout = 'wide' | 'narrow';

export interface Diagram {
  draw: (layout: Layout, locale: Locale) => Drawing;
}

/** Widths of the drawings in drawing units; the smallest text is 13 units high. */
export const WIDTHS: Readonly<Record<Layout, number>> = {wide: 680, narrow: 300};

/**
 * A diagram in every language and both layouts.
 * @param labels the texts, every language beside the other
 */
export function defineDiagram<Labels>(
  labels: Localized<Labels>,
  layouts: Readonly<Record<Layout, (labels: Labels) => Drawing>>,
): Diagram {
  return {draw: (layout, locale) => layouts[layout](labels[locale])};
}
