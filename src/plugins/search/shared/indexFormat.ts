import type {SearchIndex} from './types';

/** Name of the small file that points to the current index file. Each language has this file below its base path. */
export const MANIFEST_FILE = 'search-index.json';

export interface IndexManifest {
  /** Path of the index file relative to the manifest. */
  index: string;
}

/** Version of the index file; increment it when the format of the file changes. */
const FORMAT_VERSION = 7;

/** Returns an index as the content of an index file. */
export function serializeIndex(index: SearchIndex): string {
  return JSON.stringify({format: FORMAT_VERSION, ...index});
}

/** Takes the index out of the parsed content of an index file. @throws when pages are missing or the version differs */
export function checkIndex(content: unknown): SearchIndex {
  const {format, ...index} = content as {format?: unknown} & SearchIndex;
  if (format !== FORMAT_VERSION || !Array.isArray(index.pages)) {
    throw new Error('This is not a search index of this release.');
  }
  return index;
}
