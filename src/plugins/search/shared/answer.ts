import type {SearchEngine} from './engine';
import {countFacets, facetTest} from './facets';
import {Highlighter} from './highlight';
import type {RankedUnit} from './ranking';
import {recordOf} from './record';
import {
  LEVELS,
  type Highlights,
  type SearchAnswer,
  type SearchHit,
  type SearchIndex,
  type SearchRequest,
  type SearchResult,
} from './types';

const DEFAULT_HITS_PER_PAGE = 20;
const DEFAULT_SNIPPET_WORDS = 10;

/** Smallest number of words to which a heading is shortened, even if a request asks for fewer. */
const MIN_HEADING_WORDS = 12;

/** Maps each attribute to the maximum words of its snippet, e.g. `content` to 15 for `content:15`. */
function snippetSizes(attributes: readonly string[] = []): Map<string, number> {
  return new Map(
    attributes.map((entry) => {
      const [attribute = '', size] = entry.split(':');
      return [attribute, Number(size) || DEFAULT_SNIPPET_WORDS];
    }),
  );
}

function hitOf(
  {unit, headingCoverage}: RankedUnit,
  index: SearchIndex,
  highlighter: Highlighter,
  {attributesToSnippet}: SearchRequest,
): SearchHit {
  const record = recordOf(unit, index);
  const sizes = snippetSizes(attributesToSnippet);
  const snippets: Highlights = {hierarchy: {}};
  for (const level of LEVELS) {
    const text = record.hierarchy[level];
    const size = sizes.get(`hierarchy.${level}`);
    if (text !== null && size !== undefined) {
      snippets.hierarchy[level] = highlighter.snippet(text, Math.max(size, MIN_HEADING_WORDS));
    }
  }
  const size = sizes.get('content');
  if (record.content !== null && size !== undefined) {
    snippets.content = highlighter.snippet(record.content, size);
  }
  const isQuote =
    unit.section.level > 1 && headingCoverage === 0 && (snippets.content?.matchLevel ?? 'none') !== 'none';
  return {
    ...record,
    type: isQuote ? 'content' : record.type,
    _snippetResult: snippets,
  };
}

/** Answers a request in the format of the Algolia API: paging, counts, facets and highlighted snippets. */
export function answerRequest(engine: SearchEngine, request: SearchRequest): SearchResult {
  const {query = '', page = 0, hitsPerPage = DEFAULT_HITS_PER_PAGE, facets = []} = request;
  const {index} = engine;
  const answer = engine.search(query, facetTest(request.facetFilters, index));
  const highlighter = new Highlighter(answer, (text) => engine.tokensOf(text), {
    before: request.highlightPreTag ?? '<em>',
    after: request.highlightPostTag ?? '</em>',
    ellipsis: request.snippetEllipsisText ?? '…',
  });
  const nbHits = answer.ranked.length;
  return {
    hits: answer.ranked
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((ranked) => hitOf(ranked, index, highlighter, request)),
    nbHits,
    nbPages: Math.ceil(nbHits / hitsPerPage),
    facets: countFacets(answer.ranked, facets, index),
    ...(nbHits > 0 && answer.ignored.length > 0 && {ignored: [...answer.ignored]}),
    ...(nbHits === 0 && {suggestions: engine.suggest(query)}),
  };
}

/** Answers several requests in one call, because Algolia's clients send several requests at once. */
export function answerRequests(engine: SearchEngine, requests: readonly SearchRequest[]): SearchAnswer {
  return {results: requests.map((request) => answerRequest(engine, request))};
}
