import {EmbeddedSearch} from './embedded';

/** Name under which requests to the embedded index go; DocSearch also keeps recent searches under it. */
export const EMBEDDED_INDEX = 'embedded';

/** One engine per language for the life of the page, so that the index is fetched and built once. */
const engines = new Map<string, EmbeddedSearch>();

/** The engine of the language that a manifest belongs to. */
export function embeddedSearch(manifest: string): EmbeddedSearch {
  let engine = engines.get(manifest);
  if (!engine) {
    engine = new EmbeddedSearch(manifest);
    engines.set(manifest, engine);
  }
  return engine;
}
