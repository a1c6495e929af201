import {sanitizeHighlight} from '../shared/markup';

/** The text of a hit as safe HTML; empty for hits from the browser's storage, which have no highlighting. */
export function hitHtml(value: unknown): string {
  return typeof value === 'string' ? sanitizeHighlight(value) : '';
}
