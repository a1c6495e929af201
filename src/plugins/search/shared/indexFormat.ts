import type {SearchIndex, SearchPage, Section} from './types';

/**
 * The index of a language, at its base path: lines of JSON, first everything but the texts of sections, then a line with
 * the texts of each page. The engine works on a page while the next is on its way. Values of a kind stand together,
 * because they compress better so.
 */
export const INDEX_FILE = 'search-index.txt';

/** Version of the index file format. Increment it whenever the format changes. */
const FORMAT_VERSION = 10;

const FIELDS = ['anchor', 'level', 'heading', 'translatedHeading', 'keywords', 'entry'] as const;

type Columns = readonly (readonly unknown[])[];

/** The first line: for each page a list of values for each of `FIELDS`, with 0 where a section has none. */
interface Head extends Omit<SearchIndex, 'pages'> {
  format: number;
  pages: readonly (Omit<SearchPage, 'sections'> & {columns: Columns})[];
}

/** Converts a search index to the text of an index file. */
export function serializeIndex(index: SearchIndex): string {
  const pages = index.pages.map(({sections, ...page}) => ({
    ...page,
    columns: FIELDS.map((field) => sections.map((section) => section[field] ?? 0)),
  }));
  const head: Head = {...index, format: FORMAT_VERSION, pages};
  const texts = index.pages.map(({sections}) => sections.map(({text}) => text));
  return [head, ...texts].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Returns the index, still without texts, from the first line of an index file. @throws for another format version */
export function parseHead(line: string): SearchIndex {
  const {format, pages, ...index} = JSON.parse(line) as Head;
  if (format !== FORMAT_VERSION) {
    throw new Error('This is not a search index of this release.');
  }
  const sectionOf = (columns: Columns, at: number) =>
    Object.fromEntries(
      FIELDS.map((field, column) => [field, columns[column]?.[at] || undefined]),
    ) as unknown as Section;
  return {
    ...index,
    pages: pages.map(({columns, ...page}) => ({
      ...page,
      sections: (columns[0] ?? []).map((anchor, at) => ({...sectionOf(columns, at), anchor: anchor as string})),
    })),
  };
}

/** Returns a page with its texts, which are another line of an index file. */
export function withTexts(page: SearchPage, line: string): SearchPage {
  const texts = JSON.parse(line) as readonly string[];
  return {...page, sections: page.sections.map((section, at) => ({...section, text: texts[at]!}))};
}
