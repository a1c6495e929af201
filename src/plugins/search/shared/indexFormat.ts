import type {SearchIndex, SearchPage, Section} from './types';

/**
 * The index of a language, at its base path: lines of JSON, first all but the pages, then a page each. The engine works on
 * what has arrived while the rest is on its way.
 */
export const INDEX_FILE = 'search-index.txt';

/** Version of the index file format. Increment it whenever the format changes. */
const FORMAT_VERSION = 13;

const FIELDS = ['anchor', 'level', 'heading', 'translatedHeading', 'searchWords', 'entry', 'text'] as const;

/** A page with a list of values for each of `FIELDS`, which compress better together; 0 where a section has none. */
interface Line extends Omit<SearchPage, 'sections'> {
  columns: readonly (readonly unknown[])[];
}

function lineOf({sections, ...page}: SearchPage): Line {
  return {...page, columns: FIELDS.map((field) => sections.map((section) => section[field] ?? 0))};
}

/** Converts a search index to the text of an index file. */
export function serializeIndex({pages, ...rest}: SearchIndex): string {
  return [{format: FORMAT_VERSION, ...rest}, ...pages.map(lineOf)].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Returns the index, still without pages, from the first line of an index file. @throws for another format version */
export function parseHead(line: string): SearchIndex {
  const {format, ...rest} = JSON.parse(line) as {format?: unknown} & Omit<SearchIndex, 'pages'>;
  if (format !== FORMAT_VERSION) {
    throw new Error('This is not a search index of this release.');
  }
  return {...rest, pages: []};
}

/** Returns a page from one of the other lines of an index file. */
export function parsePage(line: string): SearchPage {
  const {columns, ...page} = JSON.parse(line) as Line;
  const valuesOf = (at: number) =>
    FIELDS.flatMap((field, column) => (columns[column]?.[at] === 0 ? [] : [[field, columns[column]?.[at]] as const]));
  return {...page, sections: (columns[0] ?? []).map((_, at) => Object.fromEntries(valuesOf(at)) as unknown as Section)};
}
