import type {SearchIndex, SearchPage} from './types';

/**
 * The index of a language, at its base path: lines of JSON, first everything but the texts of sections, then a line with
 * the texts of each page, which compress better together. The engine works on a page while the next is on its way.
 */
export const INDEX_FILE = 'search-index.txt';

/** Version of the index file format. Increment it whenever the format changes. */
const FORMAT_VERSION = 9;

/** Converts a search index to the text of an index file. */
export function serializeIndex(index: SearchIndex): string {
  const pages = index.pages.map((page) => ({...page, sections: page.sections.map(({text: _, ...rest}) => rest)}));
  const texts = index.pages.map(({sections}) => sections.map(({text}) => text));
  return [{format: FORMAT_VERSION, ...index, pages}, ...texts].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Returns the index, still without texts, from the first line of an index file. @throws for another format version */
export function parseHead(line: string): SearchIndex {
  const {format, ...index} = JSON.parse(line) as SearchIndex & {format?: unknown};
  if (format !== FORMAT_VERSION) {
    throw new Error('This is not a search index of this release.');
  }
  return index;
}

/** Returns a page with its texts, which are another line of an index file. */
export function withTexts(page: SearchPage, line: string): SearchPage {
  const texts = JSON.parse(line) as readonly string[];
  return {...page, sections: page.sections.map((section, at) => ({...section, text: texts[at]!}))};
}
