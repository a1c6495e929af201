import {escapeHtml} from '../shared/markup';
import type {SearchPage} from '../shared/types';

/** Links to all pages, except pages that only list others, as HTML. Grouped by area, with the manual first. */
export function siteMapHtml(pages: readonly SearchPage[]): string {
  const areas = new Map<string, string>();
  const inOrder = pages
    .filter(({list}) => !list)
    .sort((a, b) => Number(a.tag === 'default') - Number(b.tag === 'default'));
  for (const {area, url, title} of inOrder) {
    areas.set(area, `${areas.get(area) ?? ''}<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`);
  }
  return [...areas].map(([area, links]) => `<h2>${escapeHtml(area)}</h2><ul>${links}</ul>`).join('');
}
