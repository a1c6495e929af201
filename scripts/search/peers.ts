import {create, insertMultiple, save, search as searchOrama} from '@orama/orama';
import {Charset, Document} from 'flexsearch';
import Fuse from 'fuse.js';
import lunr from 'lunr';
import {LIMIT, type Engine} from './engine';
import {compressed, type Corpus} from './sections';

const addresses = ({sections}: Corpus, ids: readonly (string | number)[]) =>
  ids.slice(0, LIMIT).map((id) => sections[Number(id)]!.address);

/** What the list of results shows, for engines whose index does not keep it. */
const shown = ({sections}: Corpus) =>
  compressed(JSON.stringify(sections.map(({address, title, heading, text}) => [address, title, heading, text])));

/**
 * Stems where the package has a stemmer, which it has for English only; forgives one mistake per word, as its documentation
 * advises for search while typing.
 */
export async function orama(corpus: Corpus): Promise<Engine> {
  const database = create({
    schema: {title: 'string', heading: 'string', keywords: 'string', text: 'string'},
    components: {
      tokenizer: corpus.language === 'cs' ? {language: 'czech'} : {language: 'english', stemming: true},
    },
  });
  await insertMultiple(
    database,
    corpus.sections.map(({id, title, heading, keywords, text}) => ({id: String(id), title, heading, keywords, text})),
  );
  return {
    bytes: () => compressed(JSON.stringify(save(database))),
    search: async (term) => {
      const boost = {title: 2, heading: 3, keywords: 2};
      const {hits} = await searchOrama(database, {term, limit: LIMIT, tolerance: 1, boost});
      return addresses(
        corpus,
        hits.map(({id}) => id),
      );
    },
  };
}

/**
 * Prefixes, its encoder for any language, and results for queries of which not every word is found; fields in the order of
 * their weight.
 */
export function flexsearch(corpus: Corpus): Engine {
  const engine = new Document({
    tokenize: 'forward',
    encoder: Charset.Normalize,
    document: {id: 'id', index: ['heading', 'title', 'keywords', 'text']},
  });
  for (const {id, title, heading, keywords, text} of corpus.sections) {
    engine.add({id, title, heading, keywords, text});
  }
  let exported = '';
  engine.export((key: string, data: string) => {
    exported += key + data;
  });
  return {
    bytes: () => compressed(exported) + shown(corpus),
    search: (query) =>
      addresses(
        corpus,
        engine.search(query, {limit: LIMIT, suggest: true, merge: true}).map(({id}) => id),
      ),
  };
}

/**
 * The query that its documentation builds for search while typing: the word, its beginning, one mistake. For Czech without the
 * trimmer, which cuts accented letters off, and without the stemmer and the stop words, which are English.
 */
export function lunrEngine(corpus: Corpus): Engine {
  const engine = lunr(function build() {
    if (corpus.language === 'cs') {
      this.pipeline.reset();
      this.searchPipeline.reset();
    }
    this.ref('id');
    this.field('title', {boost: 2});
    this.field('heading', {boost: 3});
    this.field('keywords', {boost: 2});
    this.field('text');
    for (const section of corpus.sections) {
      this.add(section);
    }
  });
  return {
    bytes: () => compressed(JSON.stringify(engine)) + shown(corpus),
    search: (query) =>
      addresses(
        corpus,
        engine
          .query((clauses) => {
            for (const token of lunr.tokenizer(query)) {
              const word = String(token);
              clauses.term(word, {boost: 100});
              clauses.term(word, {boost: 10, usePipeline: false, wildcard: lunr.Query.wildcard.TRAILING});
              clauses.term(word, {boost: 1, usePipeline: false, editDistance: 1});
            }
          })
          .map(({ref}) => ref),
      ),
  };
}

/** Its search by words, which it offers for queries of several words, blind to diacritics and to the place in the text. */
export function fuse(corpus: Corpus): Engine {
  const keys = [
    {name: 'title', weight: 2},
    {name: 'heading', weight: 3},
    {name: 'keywords', weight: 2},
    {name: 'text', weight: 1},
  ];
  const index = Fuse.createIndex(keys, corpus.sections);
  const engine = new Fuse(
    corpus.sections,
    {keys, useTokenSearch: true, ignoreLocation: true, ignoreDiacritics: true, threshold: 0.3},
    index,
  );
  return {
    bytes: () => compressed(JSON.stringify(index.toJSON())) + shown(corpus),
    search: (query) =>
      addresses(
        corpus,
        engine.search(query, {limit: LIMIT}).map(({refIndex}) => refIndex),
      ),
  };
}
