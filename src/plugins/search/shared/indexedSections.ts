import type {SearchPage, Section} from './types';

/** A section and its place in the index: `number` among all sections, `pageNumber` among pages, from 0. */
export interface IndexedSection {
  number: number;
  page: SearchPage;
  pageNumber: number;
  section: Section;
  /** Sections that contain this section, from the beginning of the page downward. */
  ancestors: readonly Section[];
}

/** Path of a section from the root of the host, with its anchor. */
export const addressOf = ({page, section}: IndexedSection): string =>
  page.url + (section.anchor && `#${section.anchor}`);

/** Lists the sections of a page in order, each with the sections that contain it. @param first number of its first section */
export function indexedSectionsOf(page: SearchPage, pageNumber: number, first: number): IndexedSection[] {
  let path: Section[] = [];
  return page.sections.map((section, index) => {
    const ancestors = path.filter(({level}) => level < section.level);
    path = [...ancestors, section];
    return {number: first + index, page, pageNumber, section, ancestors};
  });
}
