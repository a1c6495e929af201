/** The search of a finished build: its index and the engine that readers get. The only place here that knows their modules. */
import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_LOCALE, type Locale} from '../../src/config/locales';
import {answerRequest} from '../../src/plugins/search/shared/answer';
import {SearchEngine} from '../../src/plugins/search/shared/engine';
import {checkIndex, MANIFEST_FILE, type IndexManifest} from '../../src/plugins/search/shared/indexFormat';
import type {SearchIndex} from '../../src/plugins/search/shared/types';

/** Number of sections requested from every engine. Among them are the ten pages that the measures look at. */
export const LIMIT = 20;

export interface BuiltIndex {
  locale: Locale;
  /** Path that all addresses of the language begin with. */
  base: string;
  /** Text of the index file. */
  source: string;
  index: SearchIndex;
}

/** @throws when the build lacks the index of the language */
export function readBuiltIndex(build: string, locale: Locale): BuiltIndex {
  const folder = locale === DEFAULT_LOCALE ? build : path.join(build, locale);
  const manifest = path.join(folder, MANIFEST_FILE);
  if (!fs.existsSync(manifest)) {
    throw new Error(`${manifest} does not exist. Build the site first: npm run build`);
  }
  const {index: file} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as IndexManifest;
  const source = fs.readFileSync(path.join(folder, file), 'utf8');
  const index = checkIndex(JSON.parse(source));
  // The start page has the shortest address.
  const [base = '/'] = index.pages.map(({url}) => url).sort((one, other) => one.length - other.length);
  return {locale, base, source, index};
}

/** @returns a search that answers with addresses, best first */
export function embeddedSearch(index: SearchIndex): (query: string) => string[] {
  const engine = new SearchEngine(index);
  const request = {indexName: 'any', hitsPerPage: LIMIT, attributesToSnippet: ['content:15']};
  return (query) => answerRequest(engine, {...request, query}).hits.map(({objectID}) => objectID);
}
