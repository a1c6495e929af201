import {escapeHtml} from '../../../lib/escapeHtml';
import type {SearchPage} from '../shared/types';

/** Returns HTML with links to all pages by area, the manual first, without pages that only list others. */
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
