import fs from 'node:fs/promises';
import {escapeHtml} from '../shared/markup';
import type {SearchPage} from '../shared/types';

/** The empty element for the list, inside the `<noscript>` of the search page. */
const PLACEHOLDER = /(<div[^>]*\sdata-site-map\b[^>]*>)(<\/div>)/;

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
 * Writes the list of pages into the finished search page: they are known only after all are built, and React ignores the
 * content of `<noscript>`.
 * @param file the search page
 * @throws when the page has no place for the list
 */
export async function insertSiteMap(file: string, pages: readonly SearchPage[]): Promise<void> {
  const html = await fs.readFile(file, 'utf8');
  if (!PLACEHOLDER.test(html)) {
    throw new Error(`${file} has no <div data-site-map> for the list of pages. src/theme/SearchPage must render one.`);
  }
  const list = siteMapHtml(pages);
  const filled = html.replace(PLACEHOLDER, (_, open: string, close: string) => open + list + close);
  await fs.writeFile(file, filled);
}
