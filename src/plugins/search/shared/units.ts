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

/** Path of a section from the root of the host, with its anchor. */
export const addressOf = ({page, section}: Pick<Unit, 'page' | 'section'>): string =>
  page.url + (section.anchor && `#${section.anchor}`);

/** Lists the sections of a page in order, each with the sections that contain it. @param first number of its first section */
export function unitsOf(page: SearchPage, pageNumber: number, first: number): Unit[] {
  const path: (Section | undefined)[] = [];
  return page.sections.map((section, index) => {
    path.length = Math.max(section.level - 2, 0);
    const ancestors = [...path];
    if (section.level > 1) {
      path[section.level - 2] = section;
    }
    return {number: first + index, page, pageNumber, section, ancestors};
  });
}
