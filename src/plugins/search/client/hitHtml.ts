import {sanitizeHighlight} from '../shared/markup';

/** Returns a highlighted text of a hit as safe HTML; empty when there is none, as in stored recent searches. */
export function hitHtml(value: unknown): string {
  return typeof value === 'string' ? sanitizeHighlight(value) : '';
}
