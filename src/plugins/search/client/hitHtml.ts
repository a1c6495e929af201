import {onlyMarks} from '../shared/markup';

/** The text of a hit as HTML that can be set. Hits out of the storage of the browser come without highlighting. */
export function hitHtml(value: unknown): string {
  return typeof value === 'string' ? onlyMarks(value) : '';
}
