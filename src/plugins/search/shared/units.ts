import type {SearchPage, Section} from './types';

/** A section of the index. `number` counts all sections of the index and `pageNumber` its pages, both from 0. */
export interface Unit {
  number: number;
  page: SearchPage;
  pageNumber: number;
  section: Section;
  /** Sections that enclose this section, from level 2 (at index 0) downward; `undefined` for a skipped level. */
  ancestors: readonly (Section | undefined)[];
}

/** All sections in the order of the pages, each with the sections that enclose it. */
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
