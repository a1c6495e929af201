import {onlyMarks} from '../shared/markup';

/**
 * The text of a hit as HTML that can be set; every place where DocSearch 4.2.0 sets one goes through here (see
 * `node/safeDocSearch.js`). Hits out of the storage of the browser come without highlighting.
 */
export function hitHtml(value: unknown): string {
  return typeof value === 'string' ? onlyMarks(value) : '';
}
