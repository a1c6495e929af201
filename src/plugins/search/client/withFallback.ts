import {isRecord} from '../shared/record';
import type {SearchAnswer, SearchPort, SearchRequest} from '../shared/types';

const TIMEOUT_MS = 2000;

/**
 * Time in ms after a failure during which the search service is not asked again. Without this
 * pause, every keystroke would wait for the timeout.
 */
const PAUSE_MS = 30_000;

/**
 * Time in ms since 1970 until which the search service is not asked. The value outlives the dialog,
 * so that a reopened dialog does not wait for the timeout again.
 */
let pausedUntil = 0;

const timeout = () =>
  new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS, new Error(`No answer in ${TIMEOUT_MS} ms.`)));

/**
 * Returns the answer of the search service when it has the expected form.
 * @throws when results and requests differ in number, or a result has no valid hits or hit count
 */
function checkAnswer(answer: unknown, {length}: readonly SearchRequest[]): SearchAnswer {
  const {results} = (answer ?? {}) as {results?: unknown};
  const isResult = (result: unknown): boolean => {
    const {hits, nbHits} = (result ?? {}) as {hits?: unknown; nbHits?: unknown};
    return Array.isArray(hits) && hits.every(isRecord) && typeof nbHits === 'number';
  };
  if (!Array.isArray(results) || results.length !== length || !results.every(isResult)) {
    throw new Error('The search service has records of another form; see "Search by Algolia" in src/config/README.md.');
  }
  return answer as SearchAnswer;
}

/**
 * Returns a search that asks the hosted search service first. When the service fails or takes too
 * long, the search asks `embedded` instead, and keeps doing so for the next 30 seconds.
 */
export function withFallback(
  hosted: (requests: readonly SearchRequest[]) => Promise<unknown>,
  embedded: SearchPort,
): SearchPort {
  return {
    async search(requests) {
      if (Date.now() >= pausedUntil) {
        try {
          return checkAnswer(await Promise.race([hosted(requests), timeout()]), requests);
        } catch {
          pausedUntil = Date.now() + PAUSE_MS;
        }
      }
      return embedded.search(requests);
    },
  };
}
