import type {SearchPage, Section} from './types';

/** A section with its place in the index. `number` and `pageNumber` count from 0. */
export interface Unit {
  number: number;
  page: SearchPage;
  pageNumber: number;
  section: Section;
  /** Sections above this section, level 2 at index 0, without the page's beginning; `undefined` for a skipped level. */
  ancestors: readonly (Section | undefined)[];
}

/** All sections in the order of the pages, each with the headings above it. */
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
