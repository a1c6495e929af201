import fs from 'node:fs';
import path from 'node:path';
import {answerRequest} from '../../src/plugins/search/shared/answer';
import {SearchEngine} from '../../src/plugins/search/shared/engine';
import {LIMIT, type Engine} from './engine';
import {minisearch, tunedMinisearch} from './minisearch';
import {pagefind} from './pagefind';
import {flexsearch, fuse, lunrEngine, orama} from './peers';
import {processorTime} from './quality';
import type {Corpus} from './sections';

interface EngineKind {
  /** Name in tables. */
  label: string;
  /** Package whose version belongs to the results. */
  package?: string;
  /** How it differs from the same package in another row. */
  variant?: string;
  make: (corpus: Corpus) => Engine | Promise<Engine>;
}

function own({index, indexBytes}: Corpus): Engine {
  const engine = new SearchEngine(index);
  return {
    bytes: () => indexBytes,
    search: (query) =>
      answerRequest(engine, {
        indexName: 'bench',
        query,
        hitsPerPage: LIMIT,
        attributesToSnippet: ['content:15'],
      }).hits.map(({objectID}) => objectID),
  };
}

/** Engines by the name that `--engines` takes. */
export const ENGINES = {
  own: {label: 'this site', make: own},
  minisearch: {label: 'MiniSearch', package: 'minisearch', make: minisearch},
  'minisearch-tuned': {label: 'MiniSearch', package: 'minisearch', variant: 'tuned', make: tunedMinisearch},
  orama: {label: 'Orama', package: '@orama/orama', make: orama},
  flexsearch: {label: 'FlexSearch', package: 'flexsearch', make: flexsearch},
  lunr: {label: 'lunr', package: 'lunr', make: lunrEngine},
  fuse: {label: 'fuse.js', package: 'fuse.js', make: fuse},
  pagefind: {label: 'Pagefind', package: 'pagefind', make: pagefind},
} as const satisfies Record<string, EngineKind>;

export type EngineName = keyof typeof ENGINES;

const NAMES = Object.keys(ENGINES) as EngineName[];

/**
 * The engines that `--engines` names, separated by commas; `all` for every one.
 * @throws when a name is unknown
 */
export function selectEngines(list: string): EngineName[] {
  const names = list.split(',').map((name) => name.trim());
  if (names.includes('all')) {
    return NAMES;
  }
  const unknown = names.find((name) => !Object.hasOwn(ENGINES, name));
  if (unknown !== undefined) {
    throw new Error(`--engines: there is no engine "${unknown}". Engines: ${NAMES.join(', ')}, or all.`);
  }
  return NAMES.filter((name) => names.includes(name));
}

/** Name and version of an engine; the site's own has none. */
export function engineTitle(name: EngineName, root: string): string {
  const kind: EngineKind = ENGINES[name];
  if (!kind.package) {
    return kind.label;
  }
  const manifest = path.join(root, 'node_modules', kind.package, 'package.json');
  const {version} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {version: string};
  return `${kind.label} ${version}${kind.variant ? `, ${kind.variant}` : ''}`;
}

/** Makes an engine and measures the processor time that it takes. */
export async function makeEngine(name: EngineName, corpus: Corpus): Promise<Engine & {buildTime: number}> {
  const started = processorTime();
  const engine = await ENGINES[name].make(corpus);
  return {...engine, buildTime: engine.buildTime ?? processorTime() - started};
}
