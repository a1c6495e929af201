import type {SearchIndex} from './types';

/** Small file with a fixed name, below the base path of every language, that points to the current index. */
export const MANIFEST_FILE = 'search-index.json';

export interface IndexManifest {
  /** Path of the index file relative to the manifest. */
  index: string;
}

/** Version of the index file; increment it when its form changes. */
const FORMAT_VERSION = 6;

/** Content of the index file. */
export function serializeIndex(index: SearchIndex): string {
  return JSON.stringify({format: FORMAT_VERSION, ...index});
}

/**
 * The index out of the parsed content of its file.
 * @throws when it is no index, or one of another release
 */
export function checkIndex(content: unknown): SearchIndex {
  const {format, ...index} = content as {format?: unknown} & SearchIndex;
  if (format !== FORMAT_VERSION || !Array.isArray(index.pages)) {
    throw new Error('This is not a search index of this release.');
  }
  return index;
}
