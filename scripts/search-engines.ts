import {brotliCompressSync} from 'node:zlib';
import MiniSearch from 'minisearch';
import {answerRequest} from '../src/plugins/search/shared/answer';
import {SearchEngine} from '../src/plugins/search/shared/engine';
import type {SearchIndex} from '../src/plugins/search/shared/types';
import type {Answering} from './search-quality';

/** An engine under comparison, with the size of what a reader's browser would have to fetch. */
export interface Engine extends Answering {
  bytes: number;
}

const compressed = (content: string) => brotliCompressSync(Buffer.from(content)).length;

interface FlatSection {
  id: number;
  address: string;
  title: string;
  heading: string;
  text: string;
}

function flatSections(index: SearchIndex): FlatSection[] {
  return index.pages
    .flatMap(({url, title, sections}) =>
      sections.map(({anchor, level, heading, text}) => ({
        id: 0,
        address: anchor ? `${url}#${anchor}` : url,
        title,
        heading: level === 1 ? '' : heading,
        text,
      })),
    )
    .map((section, id) => ({...section, id}));
}

function own(index: SearchIndex): Engine {
  const engine = new SearchEngine(index);
  return {
    bytes: compressed(JSON.stringify(index)),
    search: (query) =>
      answerRequest(engine, {indexName: 'bench', query, hitsPerPage: 20, attributesToSnippet: ['content:15']}).hits.map(
        ({objectID}) => objectID,
      ),
  };
}

/** As its documentation shows it, with the prefix and typo search that most sites switch on. */
function minisearch(index: SearchIndex): Engine {
  const sections = flatSections(index);
  const engine = new MiniSearch<FlatSection>({
    fields: ['title', 'heading', 'text'],
    storeFields: ['address'],
    searchOptions: {boost: {title: 2, heading: 3}, prefix: true, fuzzy: 0.2, combineWith: 'AND'},
  });
  engine.addAll(sections);
  return {
    bytes: compressed(JSON.stringify(engine)) + compressed(JSON.stringify(sections.map(({text}) => text))),
    search: (query) =>
      engine
        .search(query)
        .slice(0, 20)
        .map(({address}) => String(address)),
  };
}

/** Engines by the name that `--engines` takes. */
export const engineMakers: Readonly<Record<string, (index: SearchIndex) => Engine | Promise<Engine>>> = {
  own,
  minisearch,
};
