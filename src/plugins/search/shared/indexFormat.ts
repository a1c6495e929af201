import type {SearchIndex} from './types';

/** Small file with the path of the current index file. Each language has one at its base path. */
export const MANIFEST_FILE = 'search-index.json';

export interface IndexManifest {
  /** Path of the index file, relative to `search-index.json`. */
  index: string;
}

/** Version of the index file format. Increment it whenever the format changes. */
const FORMAT_VERSION = 7;

/** Converts a search index to the text of an index file, which is JSON with the format version. */
export function serializeIndex(index: SearchIndex): string {
  return JSON.stringify({format: FORMAT_VERSION, ...index});
}

/** Returns the index from the parsed JSON of an index file. @throws when the format version is different */
export function checkIndex(content: unknown): SearchIndex {
  const {format, ...index} = content as {format?: unknown} & SearchIndex;
  if (format !== FORMAT_VERSION || !Array.isArray(index.pages)) {
    throw new Error('This is not a search index of this release.');
  }
  return index;
}
