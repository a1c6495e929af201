import {bitCount, type SearchEngine, type EngineAnswer, type RankedUnit, type TokenMatcher} from './engine';
import type {Token} from './text';
import {LEVELS} from './types';
import type {
  DocSearchRecord,
  Hierarchy,
  Highlight,
  Level,
  SearchAnswer,
  SearchHit,
  SearchIndex,
  SearchParameters,
  SearchRequest,
  SearchResult,
  Snippet,
} from './types';
import type {Unit} from './units';

const DEFAULT_HITS_PER_PAGE = 20;
const MAX_HITS_PER_PAGE = 1000;
const DEFAULT_SNIPPET_WORDS = 10;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** Text that HTML shows as it stands; results are handed to code that sets them as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}

interface Marks {
  before: string;
  after: string;
}

interface MarkedText extends Highlight {
  value: string;
}

/** Marks what answers the query in the stretch of a text from `start` to `end`. */
function mark(
  text: string,
  tokens: readonly Token[],
  answer: EngineAnswer,
  marks: Marks,
  [start, end]: readonly [start: number, end: number] = [0, text.length],
): MarkedText {
  const words = new Set<string>();
  let value = '';
  let done = start;
  let bits = 0;
  for (const token of tokens) {
    const found = token.start >= start && token.end <= end ? answer.matcher(token) : 0;
    if (found) {
      bits |= found;
      words.add(token.folded);
      value += escapeHtml(text.slice(done, token.start));
      value += marks.before + escapeHtml(text.slice(token.start, token.end)) + marks.after;
      done = token.end;
    }
  }
  value += escapeHtml(text.slice(done, end));
  return {value, matchLevel: matchLevel(bits, answer.allWords), matchedWords: [...words], fullyHighlighted: false};
}

function matchLevel(bits: number, allWords: number): Highlight['matchLevel'] {
  return bits === 0 ? 'none' : (bits & allWords) === allWords ? 'full' : 'partial';
}

/** Start and end of the stretch of `size` words that answers most of the query. */
function bestWindow(
  text: string,
  tokens: readonly Token[],
  size: number,
  matcher: TokenMatcher,
): [start: number, end: number] {
  if (tokens.length <= size) {
    return [0, text.length];
  }
  const bits = tokens.map(matcher);
  let bestStart = 0;
  let bestScore = -1;
  const firstMatch = bits.findIndex((found) => found !== 0);
  for (let start = Math.max(0, firstMatch - size); start + size <= tokens.length; start += 1) {
    let union = 0;
    let count = 0;
    for (let offset = 0; offset < size; offset += 1) {
      const found = bits[start + offset]!;
      union |= found;
      // A match in the middle of the window reads better than one at its edge.
      count += found ? 1 + Math.min(offset, size - offset) / (size * 4) : 0;
    }
    const score = bitCount(union) * 10 + Math.min(count, 5);
    if (score > bestScore) {
      bestScore = score;
      bestStart = start;
    }
    if (start > firstMatch + 2000) {
      break;
    }
  }
  const lastToken = tokens[Math.min(bestStart + size, tokens.length) - 1]!;
  return [
    bestStart === 0 ? 0 : tokens[bestStart]!.start,
    bestStart + size >= tokens.length ? text.length : lastToken.end,
  ];
}

function snippet(
  text: string,
  tokens: readonly Token[],
  size: number,
  answer: EngineAnswer,
  marks: Marks,
  ellipsis: string,
): Snippet {
  const [start, end] = bestWindow(text, tokens, size, answer.matcher);
  const {value, matchLevel: level} = mark(text, tokens, answer, marks, [start, end]);
  return {
    value: (start > 0 ? ellipsis : '') + value + (end < text.length ? ellipsis : ''),
    matchLevel: level,
  };
}

/** The record of a section, as the DocSearch crawler would have written it. */
export function recordOf(unit: Unit, index: Pick<SearchIndex, 'language' | 'origin'>): DocSearchRecord {
  const {page, section, ancestors} = unit;
  const hierarchy = Object.fromEntries(LEVELS.map((level) => [level, null])) as Hierarchy;
  hierarchy.lvl0 = page.area;
  hierarchy.lvl1 = page.title;
  ancestors.forEach((ancestor) => {
    if (ancestor) {
      hierarchy[`lvl${ancestor.level}` as Level] = ancestor.heading;
    }
  });
  if (section.level > 1) {
    hierarchy[`lvl${section.level}` as Level] = section.heading;
  }
  const url = index.origin + page.url;
  return {
    objectID: section.anchor ? `${page.url}#${section.anchor}` : page.url,
    type: `lvl${section.level}` as Level,
    url: section.anchor ? `${url}#${section.anchor}` : url,
    url_without_anchor: url,
    anchor: section.anchor || null,
    content: section.text || null,
    hierarchy,
    keywords: section.level === 1 ? page.keywords : [],
    language: index.language,
    docusaurus_tag: page.tag,
  };
}

/** Value of a facet of a section; `undefined` for an attribute that is no facet. */
function facetValue(unit: Unit, attribute: string, index: SearchIndex): string | undefined {
  switch (attribute) {
    case 'language':
    case 'lang':
      return index.language;
    case 'docusaurus_tag':
      return unit.page.tag;
    case 'hierarchy.lvl0':
      return unit.page.area;
    case 'hierarchy.lvl1':
      return unit.page.title;
    case 'type':
      return `lvl${unit.section.level}`;
    default:
      return undefined;
  }
}

type Test = (unit: Unit) => boolean;

function filterTest(filter: string, index: SearchIndex): Test {
  const excluded = filter.startsWith('-');
  const colon = filter.indexOf(':');
  const attribute = filter.slice(excluded ? 1 : 0, colon);
  // A value that begins with a minus is written with a backslash, so that it does not read as an exclusion.
  const value = filter.slice(colon + 1).replace(/^\\-/, '-');
  return (unit) => (facetValue(unit, attribute, index) === value) !== excluded;
}

/** Filters as Algolia reads them: every entry must hold, of a list within the list one. */
export function facetTest(filters: SearchParameters['facetFilters'], index: SearchIndex): Test {
  const list = filters === undefined ? [] : typeof filters === 'string' ? [filters] : filters;
  const tests = list.map((entry): Test => {
    if (typeof entry === 'string') {
      return filterTest(entry, index);
    }
    const choices = entry.map((filter) => filterTest(filter, index));
    return (unit) => choices.length === 0 || choices.some((test) => test(unit));
  });
  return (unit) => tests.every((test) => test(unit));
}

function countFacets(
  ranked: readonly RankedUnit[],
  facets: SearchParameters['facets'],
  index: SearchIndex,
): Record<string, Record<string, number>> | undefined {
  const attributes = typeof facets === 'string' ? [facets] : (facets ?? []);
  if (attributes.length === 0) {
    return undefined;
  }
  const wanted = attributes.includes('*') ? ['language', 'docusaurus_tag', 'hierarchy.lvl0', 'type'] : attributes;
  return Object.fromEntries(
    wanted.map((attribute) => {
      const counts: Record<string, number> = {};
      for (const {unit} of ranked) {
        const value = facetValue(unit, attribute, index);
        if (value !== undefined) {
          counts[value] = (counts[value] ?? 0) + 1;
        }
      }
      return [attribute, counts];
    }),
  );
}

function snippetSizes(attributes: readonly string[] | undefined): Map<string, number> {
  return new Map(
    (attributes ?? []).map((entry) => {
      const colon = entry.lastIndexOf(':');
      const size = colon > 0 ? Number(entry.slice(colon + 1)) : Number.NaN;
      return colon > 0 && size > 0 ? [entry.slice(0, colon), size] : [entry, DEFAULT_SNIPPET_WORDS];
    }),
  );
}

function hitOf(
  engine: SearchEngine,
  {unit, headingAnswers}: RankedUnit,
  answer: EngineAnswer,
  parameters: SearchParameters,
): SearchHit {
  const {index} = engine;
  const marks: Marks = {
    before: parameters.highlightPreTag ?? '<em>',
    after: parameters.highlightPostTag ?? '</em>',
  };
  const ellipsis = parameters.snippetEllipsisText ?? '…';
  const sizes = snippetSizes(parameters.attributesToSnippet);
  const record = recordOf(unit, index);
  const highlights = attributeTest(parameters.attributesToHighlight);
  const highlighted: SearchHit['_highlightResult'] = {hierarchy: {}};
  const snippets: SearchHit['_snippetResult'] = {hierarchy: {}};
  for (const level of LEVELS) {
    const text = record.hierarchy[level];
    if (text !== null) {
      const tokens = engine.tokensOf(text);
      if (highlights(`hierarchy.${level}`)) {
        highlighted.hierarchy[level] = mark(text, tokens, answer, marks);
      }
      const size = sizes.get(`hierarchy.${level}`);
      if (size !== undefined) {
        snippets.hierarchy[level] = snippet(text, tokens, Math.max(size, 12), answer, marks, ellipsis);
      }
    }
  }
  if (record.content !== null) {
    const tokens = engine.tokensOf(record.content);
    if (highlights('content')) {
      highlighted.content = mark(record.content, tokens, answer, marks);
    }
    const size = sizes.get('content');
    if (size !== undefined) {
      snippets.content = snippet(record.content, tokens, size, answer, marks, ellipsis);
    }
  }
  const answeredByText =
    headingAnswers === 0 && (snippets.content ?? highlighted.content ?? {matchLevel: 'none'}).matchLevel !== 'none';
  if (answeredByText && unit.section.level > 1 && snippets.hierarchy.lvl1) {
    // DocSearch shows only the page title under a quoted text; the reader also wants to know the section.
    const heading = snippet(unit.section.heading, engine.tokensOf(unit.section.heading), 12, answer, marks, ellipsis);
    snippets.hierarchy.lvl1 = {
      ...snippets.hierarchy.lvl1,
      value: `${snippets.hierarchy.lvl1.value} › ${heading.value}`,
    };
  }
  return {
    ...record,
    type: answeredByText && unit.section.level > 1 ? 'content' : record.type,
    _highlightResult: highlighted,
    _snippetResult: snippets,
  };
}

/** Whether a list of attributes names one, itself or by the object it belongs to; without a list all are meant. */
function attributeTest(attributes: readonly string[] | undefined): (attribute: string) => boolean {
  return attributes === undefined || attributes.includes('*')
    ? () => true
    : (attribute) => attributes.some((wanted) => attribute === wanted || attribute.startsWith(`${wanted}.`));
}

function wholeNumber(value: unknown, fallback: number, least: number, most: number): number {
  const number = Math.trunc(Number(value ?? fallback));
  return Number.isFinite(number) ? Math.min(Math.max(number, least), most) : fallback;
}

/** Answers one request as Algolia's search does: paging, counts, facets, highlights and snippets. */
export function answerRequest(engine: SearchEngine, request: SearchRequest): SearchResult {
  const started = performance.now();
  const {indexName, params, ...flat} = request;
  const parameters: SearchParameters = {...params, ...flat};
  const query = parameters.query ?? '';
  const {index} = engine;
  const answer = engine.search(query, facetTest(parameters.facetFilters, index));
  const hitsPerPage = wholeNumber(parameters.hitsPerPage, DEFAULT_HITS_PER_PAGE, 1, MAX_HITS_PER_PAGE);
  const page = wholeNumber(parameters.page, 0, 0, Number.MAX_SAFE_INTEGER);
  const nbHits = answer.ranked.length;
  const facets = countFacets(answer.ranked, parameters.facets, index);
  return {
    hits: answer.ranked
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((ranked) => hitOf(engine, ranked, answer, parameters)),
    nbHits,
    page,
    nbPages: Math.ceil(nbHits / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    query,
    params: '',
    index: indexName,
    ...(facets && {facets}),
    ...(nbHits === 0 && {suggestions: engine.suggest(query)}),
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  };
}

/** Answers several requests in one call, as Algolia's clients send them. */
export function answerRequests(engine: SearchEngine, requests: readonly SearchRequest[]): SearchAnswer {
  return {results: requests.map((request) => answerRequest(engine, request))};
}
