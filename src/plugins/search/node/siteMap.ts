import fs from 'node:fs/promises';
import {escapeHtml} from '../shared/answer';
import type {SearchPage} from '../shared/types';

/** Where the search page wants the list, inside what only readers without JavaScript see. */
const PLACE = /(<div[^>]*\sdata-site-map\b[^>]*>)(<\/div>)/;

/** All pages by the part of the site that they belong to, the manual before everything else. */
export function siteMapHtml(pages: readonly SearchPage[]): string {
  const areas = new Map<string, SearchPage[]>();
  const isDocument = ({tag}: SearchPage) => tag !== 'default';
  const ordered = [...pages.filter(isDocument), ...pages.filter((page) => !isDocument(page))];
  for (const page of ordered.filter(({list}) => !list)) {
    areas.set(page.area, [...(areas.get(page.area) ?? []), page]);
  }
  return [...areas]
    .map(([area, members]) => {
      const links = members.map(({url, title}) => `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`);
      return `<h2>${escapeHtml(area)}</h2><ul>${links.join('')}</ul>`;
    })
    .join('');
}

/**
 * Writes the site map into the finished search page. The pages are known only after all are built; React leaves alone what
 * stands in `<noscript>`.
 * @param file the search page
 * @throws when the page has no place for the list
 */
export async function insertSiteMap(file: string, pages: readonly SearchPage[]): Promise<void> {
  const html = await fs.readFile(file, 'utf8');
  if (!PLACE.test(html)) {
    throw new Error(`${file} has no <div data-site-map> for the list of pages. src/theme/SearchPage must render one.`);
  }
  await fs.writeFile(
    file,
    html.replace(PLACE, (_, open: string, close: string) => open + siteMapHtml(pages) + close),
  );
}
