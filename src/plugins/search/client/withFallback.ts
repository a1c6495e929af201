import {isRecord} from '../shared/record';
import type {SearchAnswer, SearchPort, SearchRequest} from '../shared/types';

const TIMEOUT_MS = 2000;

/** Time in ms for which a failed service is not asked again. Otherwise, every keystroke would wait for the timeout. */
const PAUSE_MS = 30_000;

/** Until when a failed service is not asked, in ms since 1970. Closing the dialog does not reset it. */
let pausedUntil = 0;

const timeout = () =>
  new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS, new Error(`No answer in ${TIMEOUT_MS} ms.`)));

/** Returns a valid answer of the service. @throws unless each request has a result with valid hits and a hit count */
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

/** Returns a search that asks the service, or `embedded` when the service fails, is slow, or failed lately. */
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
