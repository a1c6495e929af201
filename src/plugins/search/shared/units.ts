import type {SearchPage, Section} from './types';

/** A section and its place in the index: `number` among all sections, `pageNumber` among pages, from 0. */
export interface Unit {
  number: number;
  page: SearchPage;
  pageNumber: number;
  section: Section;
  /** Sections that contain this section, from level 2 (at index 0) downward. A skipped level is `undefined`. */
  ancestors: readonly (Section | undefined)[];
}

/** Lists the sections of all pages in order, each with the sections that contain it. */
export function unitsOf(pages: readonly SearchPage[]): Unit[] {
  const units: Unit[] = [];
  pages.forEach((page, pageNumber) => {
    const path: (Section | undefined)[] = [];
    for (const section of page.sections) {
      path.length = Math.max(section.level - 2, 0);
      units.push({number: units.length, page, pageNumber, section, ancestors: [...path]});
      if (section.level > 1) {
        path[section.level - 2] = section;
      }
    }
  });
  return units;
}
