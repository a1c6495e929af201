import {sanitizeHighlight} from '../shared/markup';

/** A highlighted text of a hit as safe HTML. Empty when there is none, as in stored hits (recent searches). */
export function hitHtml(value: unknown): string {
  return typeof value === 'string' ? sanitizeHighlight(value) : '';
}
