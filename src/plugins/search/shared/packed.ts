import type {SearchIndex, SearchPage, Section} from './types';

/** A section as the file carries it: without names, which would take more room than most of the values. */
type PackedSection =
  | [level: number, anchor: string, heading: string, text: string]
  | [level: number, anchor: string, heading: string, text: string, entry: 0 | 1, defines: string];

type PackedPage = Omit<SearchPage, 'sections'> & {sections: PackedSection[]};

/** The form of the index file. */
export interface PackedIndex extends Omit<SearchIndex, 'pages'> {
  format: 2;
  pages: PackedPage[];
}

const FORMAT = 2;

/** The index as its file carries it; the heading of a page's beginning is its title and not repeated. */
export function pack(index: SearchIndex): PackedIndex {
  const packed = ({level, anchor, heading, text, entry, defines}: Section): PackedSection => {
    const shown = level === 1 ? '' : heading;
    return entry || defines ? [level, anchor, shown, text, entry ? 1 : 0, defines ?? ''] : [level, anchor, shown, text];
  };
  return {
    format: FORMAT,
    ...index,
    pages: index.pages.map((page) => ({...page, sections: page.sections.map(packed)})),
  };
}

/**
 * The index out of its file.
 * @throws when the content is no index, or one of another release
 */
export function unpack(content: unknown): SearchIndex {
  const {format, pages, ...rest} = content as Partial<PackedIndex>;
  if (format !== FORMAT || !Array.isArray(pages)) {
    throw new Error('This is not a search index of this release.');
  }
  return {
    ...(rest as Omit<SearchIndex, 'pages'>),
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.map(
        ([level, anchor, heading, text, entry, defines]): Section => ({
          level,
          anchor,
          heading: level === 1 ? page.title : heading,
          text,
          ...(entry === 1 && {entry: true}),
          ...(defines && {defines}),
        }),
      ),
    })),
  };
}
