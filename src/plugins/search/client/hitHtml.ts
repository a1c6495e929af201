import {sanitizeHighlight} from '../shared/markup';

/** The text of a hit as safe HTML; empty for stored hits (recent searches), which have no highlights. */
export function hitHtml(value: unknown): string {
  return typeof value === 'string' ? sanitizeHighlight(value) : '';
}
