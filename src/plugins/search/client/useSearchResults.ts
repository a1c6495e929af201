import {useEffect, useState} from 'react';
import {LEVELS, type SearchHit, type SearchPort, type SearchRequest} from '../shared/types';
import {useContextFilters, useHostedConfig, useSearchData, type HostedConfig} from './useSearchConfig';

const HITS_PER_PAGE = 20;

const AREA_FACET = 'hierarchy.lvl0';

interface SearchResults {
  status: 'idle' | 'loading' | 'done' | 'failed';
  hits: SearchHit[];
  /** Number of all results in the chosen area of the site, including results not fetched yet. */
  count: number;
  /** Number of results in each area, e.g. `{Hardware: 3}`, whatever area is chosen; empty if not counted. */
  areas: Record<string, number>;
  suggestions: readonly string[];
  ignored: readonly string[];
  hasMore: boolean;
  more: () => void;
  retry: () => void;
}

type State = Omit<SearchResults, 'more' | 'retry' | 'hasMore'> & {pages: number; page: number};

const EMPTY: State = {status: 'idle', hits: [], count: 0, areas: {}, suggestions: [], ignored: [], pages: 0, page: 0};

async function portFor(manifest: string, hosted: HostedConfig | undefined): Promise<SearchPort> {
  const {embeddedSearch} = await import('./embeddedSearch');
  const embedded = embeddedSearch(manifest);
  if (!hosted) {
    return embedded;
  }
  const [{liteClient}, {withFallback}] = await Promise.all([import('algoliasearch/lite'), import('./withFallback')]);
  const client = liteClient(hosted.appId, hosted.apiKey);
  return withFallback((requests) => client.search({requests: [...requests] as never}), embedded);
}

/** Searches one area of the site, or all if `area` is empty. Ignores answers that come after the query changed. */
export function useSearchResults(query: string, area: string): SearchResults {
  const {manifest} = useSearchData();
  const hosted = useHostedConfig();
  const contextFilters = useContextFilters();
  const [state, setState] = useState(EMPTY);
  const [pageRequest, setPageRequest] = useState({page: 0, attempt: 0, key: ''});
  const trimmed = query.trim();
  const key = `${area}\n${trimmed}`;
  const page = pageRequest.key === key ? pageRequest.page : 0;

  useEffect(() => {
    if (!trimmed) {
      setState(EMPTY);
      return undefined;
    }
    let current = true;
    setState((previous) => ({...previous, status: 'loading', ...(page === 0 && {suggestions: []})}));
    const request: SearchRequest = {
      indexName: hosted?.indexName ?? 'embedded',
      query: trimmed,
      page,
      hitsPerPage: HITS_PER_PAGE,
      facetFilters: area ? [...contextFilters, `${AREA_FACET}:${area}`] : contextFilters,
      facets: [AREA_FACET],
      attributesToSnippet: [...LEVELS.map((level) => `hierarchy.${level}:20`), 'content:30'],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    };
    const allAreas: SearchRequest = {...request, page: 0, hitsPerPage: 1, facetFilters: contextFilters};
    portFor(manifest, hosted)
      .then((port) => port.search(area ? [request, allAreas] : [request]))
      .then(
        ({results: [result, unfiltered]}) => {
          if (current && result) {
            setState((previous) => ({
              status: 'done',
              hits: page === 0 ? result.hits : [...previous.hits, ...result.hits],
              count: result.nbHits,
              areas: (unfiltered ?? result).facets?.[AREA_FACET] ?? {},
              suggestions: result.suggestions ?? [],
              ignored: result.ignored ?? [],
              pages: result.nbPages,
              page,
            }));
          }
        },
        () => {
          if (current) {
            setState({...EMPTY, status: 'failed'});
          }
        },
      );
    return () => {
      current = false;
    };
  }, [area, pageRequest.attempt, contextFilters, hosted, manifest, page, trimmed]);

  return {
    ...state,
    hasMore: state.page + 1 < state.pages && (state.status === 'done' || state.status === 'loading'),
    more: () => setPageRequest({page: state.page + 1, attempt: pageRequest.attempt, key}),
    retry: () => setPageRequest({page: 0, attempt: pageRequest.attempt + 1, key}),
  };
}
