/**
 * The index and search engine of a finished build, as readers get them. Only this file in the folder imports their
 * modules.
 */
import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_LOCALE, type Locale} from '../../src/config/locales';
import {answerRequest} from '../../src/plugins/search/shared/answer';
import {SearchEngine} from '../../src/plugins/search/shared/engine';
import {INDEX_FILE, parseHead, parsePage} from '../../src/plugins/search/shared/indexFormat';
import type {SearchIndex} from '../../src/plugins/search/shared/types';

/** Number of sections requested per query. Several may be on the same page, and nDCG is computed from ten pages. */
export const LIMIT = 20;

export interface BuiltIndex {
  locale: Locale;
  /** Base path of the language, e.g. `/en/`. */
  base: string;
  /** Text of the index file. */
  source: string;
  index: SearchIndex;
}

/** @throws when the build lacks the index of the language */
export function readBuiltIndex(build: string, locale: Locale): BuiltIndex {
  const folder = locale === DEFAULT_LOCALE ? build : path.join(build, locale);
  const file = path.join(folder, INDEX_FILE);
  if (!fs.existsSync(file)) {
    throw new Error(`${file} does not exist. Build the site first: npm run build`);
  }
  const source = fs.readFileSync(file, 'utf8');
  const [head = '', ...lines] = source.trimEnd().split('\n');
  const index = {...parseHead(head), pages: lines.map(parsePage)};
  // The start page has the shortest address.
  const [base = '/'] = index.pages.map(({url}) => url).sort((one, other) => one.length - other.length);
  return {locale, base, source, index};
}

/** Tags of what is searched, unless an old version of the manual is open. */
const TAGS = ['default', 'docs-default-current'];

/** @returns a function that answers a query with the addresses of sections, best first */
export function embeddedSearch(index: SearchIndex): (query: string) => string[] {
  const engine = new SearchEngine({...index, pages: index.pages.filter(({tag}) => TAGS.includes(tag))});
  return (query) => answerRequest(engine, {query, tags: [], area: '', limit: LIMIT}).hits.map(({url}) => url);
}
