import fs from 'node:fs/promises';
import {escapeHtml} from '../shared/markup';
import type {SearchPage} from '../shared/types';

/** Where the search page wants the list, inside what only readers without JavaScript see. */
const PLACE = /(<div[^>]*\sdata-site-map\b[^>]*>)(<\/div>)/;

/** All pages by the part of the site that they belong to, the manual before everything else. */
function siteMapHtml(pages: readonly SearchPage[]): string {
  const areas = new Map<string, string>();
  const inOrder = pages
    .filter(({list}) => !list)
    .sort((a, b) => Number(a.tag === 'default') - Number(b.tag === 'default'));
  for (const {area, url, title} of inOrder) {
    areas.set(area, `${areas.get(area) ?? ''}<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`);
  }
  return [...areas].map(([area, links]) => `<h2>${escapeHtml(area)}</h2><ul>${links}</ul>`).join('');
}

/**
 * Writes the list of pages into the finished search page: they are known only after all are built, and React leaves alone
 * what stands in `<noscript>`.
 * @param file the search page
 * @throws when the page has no place for the list
 */
export async function insertSiteMap(file: string, pages: readonly SearchPage[]): Promise<void> {
  const html = await fs.readFile(file, 'utf8');
  if (!PLACE.test(html)) {
    throw new Error(`${file} has no <div data-site-map> for the list of pages. src/theme/SearchPage must render one.`);
  }
  const list = siteMapHtml(pages);
  await fs.writeFile(
    file,
    html.replace(PLACE, (_, open: string, close: string) => open + list + close),
  );
}
