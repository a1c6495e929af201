import MiniSearch, {type Query} from 'minisearch';
import {languageRules} from '../../src/plugins/search/shared/stem';
import {tokenize} from '../../src/plugins/search/shared/text';
import {LIMIT, type Engine} from './engine';
import {compressed, type Corpus, type FlatSection} from './sections';

const FIELDS = ['title', 'heading', 'keywords', 'text'];

const BOOST = {title: 2, heading: 3, keywords: 2};

type Made = MiniSearch<FlatSection>;

function sized(engine: Made, {sections}: Corpus, search: (query: string) => {id: number}[]): Engine {
  return {
    bytes: () => compressed(JSON.stringify(engine)) + compressed(JSON.stringify(sections.map(({text}) => text))),
    search: (query) =>
      search(query)
        .slice(0, LIMIT)
        .map(({id}) => sections[id]!.address),
  };
}

const found = (engine: Made, query: Query) => engine.search(query).map(({id}) => ({id: Number(id)}));

/** As its documentation shows it, with the prefix and typo search that most sites switch on. */
export function minisearch(corpus: Corpus): Engine {
  const engine: Made = new MiniSearch<FlatSection>({
    fields: FIELDS,
    storeFields: ['address', 'title', 'heading'],
    searchOptions: {boost: BOOST, prefix: true, fuzzy: 0.2, combineWith: 'AND'},
  });
  engine.addAll(corpus.sections);
  return sized(engine, corpus, (query) => found(engine, query));
}

/** Put before a stem, so that no word is taken for one. */
const STEM = '§';

/** What a match counts by a stem or a synonym, and in a section that is rarely looked for. */
const STEM_WEIGHT = 0.8;
const SYNONYM_WEIGHT = 0.8;
const MINOR = 0.4;

/**
 * The same engine with what a trial before this site found to help most: word forms without diacritics and stems beside
 * each other, identifiers whole and in parts, the synonyms of the site, all words of a query before any of them; and rows
 * of tables after sections, as this site's engine has it.
 */
export function tunedMinisearch(corpus: Corpus): Engine {
  const {stem, stopWords} = languageRules(corpus.language);
  const engine: Made = new MiniSearch<FlatSection>({
    fields: FIELDS,
    storeFields: ['address', 'title', 'heading'],
    tokenize: (text) => tokenize(text).flatMap(({folded, parts}) => [folded, ...parts]),
    processTerm: (term) => (stem(term) === term ? [term, STEM + term] : [term, STEM + stem(term)]),
  });
  engine.addAll(corpus.sections);

  const asIs = {tokenize: (text: string) => [text], processTerm: (term: string) => term};
  /** One word in its forms; `weight` tells how close it is to what was typed. */
  const word = (folded: string, typing: boolean, weight: number): Query => {
    const long = folded.length > 3;
    const boostDocument = (id: unknown) => weight * (corpus.sections[Number(id)]!.minor ? MINOR : 1);
    return {
      combineWith: 'OR',
      queries: [
        {...asIs, queries: [folded], boost: BOOST, boostDocument, prefix: typing || long, fuzzy: long ? 0.2 : false},
        {...asIs, queries: [STEM + stem(folded)], boost: BOOST, boostDocument, boostTerm: () => STEM_WEIGHT},
      ],
    };
  };
  const phraseKey = (words: readonly string[]) => words.map(stem).join(' ');
  const wordsOf = (phrase: string) => tokenize(phrase).map(({folded}) => folded);
  const alternatives = new Map<string, string[][]>();
  for (const group of corpus.synonyms) {
    const phrases = group.map(wordsOf);
    for (const phrase of phrases) {
      const key = phraseKey(phrase);
      const others = phrases.filter((other) => phraseKey(other) !== key);
      alternatives.set(key, [...(alternatives.get(key) ?? []), ...others]);
    }
  }
  const longest = Math.max(1, ...[...alternatives.keys()].map((key) => key.split(' ').length));

  /** One part per word or known phrase of the query. */
  const parts = (words: readonly string[]): Query[] => {
    const queries: Query[] = [];
    for (let from = 0; from < words.length; ) {
      let length = Math.min(longest, words.length - from);
      while (length > 1 && !alternatives.has(phraseKey(words.slice(from, from + length)))) {
        length -= 1;
      }
      const phrase = words.slice(from, from + length);
      const typing = from + length === words.length;
      const said: Query[] = [phrase, ...(alternatives.get(phraseKey(phrase)) ?? [])].map((way, number) => ({
        combineWith: 'AND',
        queries: way.map((part, position) =>
          word(part, number === 0 && typing && position === way.length - 1, number === 0 ? 1 : SYNONYM_WEIGHT),
        ),
      }));
      queries.push({combineWith: 'OR', queries: said});
      from += length;
    }
    return queries;
  };

  return sized(engine, corpus, (query) => {
    const words = wordsOf(query);
    const telling = words.filter((candidate) => !stopWords.has(candidate));
    const queries = parts(telling.length > 0 ? telling : words);
    if (queries.length === 0) {
      return [];
    }
    const all = found(engine, {combineWith: 'AND', queries});
    return all.length > 0 ? all : found(engine, {combineWith: 'OR', queries});
  });
}
