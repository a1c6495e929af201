import {sanitizeHighlight} from '../shared/markup';

/**
 * Returns a highlighted text of a search result as safe HTML. Returns an empty string when there is
 * no such text, e.g. for a recent search that DocSearch has stored.
 */
export function hitHtml(value: unknown): string {
  return typeof value === 'string' ? sanitizeHighlight(value) : '';
}
