import {withSafeValues} from '../shared/markup';
import type {SearchAnswer, SearchHit, SearchPort, SearchRequest} from '../shared/types';

/** A service that has not answered by then is not waited for, in ms. */
const PATIENCE_MS = 2000;

/** After a failure the service is left alone for a while, so that not every key stroke waits for it, in ms. */
const REST_MS = 30_000;

type HostedSearch = (requests: readonly SearchRequest[]) => Promise<SearchAnswer>;

function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The search service did not answer in ${PATIENCE_MS} ms.`)),
      PATIENCE_MS,
    );
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Values that DocSearch would set as HTML although nothing has highlighted them. */
function safeHit(hit: SearchHit): SearchHit {
  const marked = withSafeValues({_highlightResult: hit._highlightResult, _snippetResult: hit._snippetResult});
  return {...hit, ...marked};
}

/** Asks the configured service and, when it fails or is slow, the site's own index, without a word to the reader. */
export class SearchWithFallback implements SearchPort {
  private restUntil = 0;

  constructor(
    private readonly hosted: HostedSearch,
    private readonly embedded: SearchPort,
    private readonly now: () => number = Date.now,
  ) {}

  /** @throws only when both fail */
  async search(requests: readonly SearchRequest[]): Promise<SearchAnswer> {
    if (this.now() >= this.restUntil) {
      try {
        const {results} = await inTime(this.hosted(requests));
        return {
          results: results.map((result) => ({
            ...result,
            hits: (result.hits as SearchHit[] | undefined)?.map(safeHit) ?? [],
          })),
        };
      } catch {
        this.restUntil = this.now() + REST_MS;
      }
    }
    return this.embedded.search(requests);
  }
}

/** The requests of a call, whether wrapped (the present client) or a bare list (older clients). */
export function requestsOf(parameters: unknown): readonly SearchRequest[] {
  return Array.isArray(parameters)
    ? (parameters as SearchRequest[])
    : ((parameters as {requests?: SearchRequest[]}).requests ?? []);
}
