import {isRecord} from '../shared/record';
import type {SearchAnswer, SearchPort, SearchRequest} from '../shared/types';

/** Longest wait for an answer of the service, in ms. */
const TIMEOUT_MS = 2000;

/** How long the circuit stays open after a failure, in ms, so that not every key stroke waits for the timeout. */
const CIRCUIT_OPEN_MS = 30_000;

/** Circuit breaker of a service, shared by its callers: the failure of one request also rejects the pending ones. */
export class CircuitBreaker {
  private openUntil = 0;
  private readonly waiting = new Set<(reason: Error) => void>();

  /** @throws when the circuit is open, or the service fails or times out */
  async call<T>(send: () => Promise<T>): Promise<T> {
    if (Date.now() < this.openUntil) {
      throw new Error('The search service has failed a short time ago.');
    }
    let reject: (reason: Error) => void = () => undefined;
    const failure = new Promise<never>((_, rejectFailure) => (reject = rejectFailure));
    const timer = setTimeout(() => reject(new Error(`No answer in ${TIMEOUT_MS} ms.`)), TIMEOUT_MS);
    this.waiting.add(reject);
    try {
      return await Promise.race([send(), failure]);
    } catch (error) {
      this.openUntil = Date.now() + CIRCUIT_OPEN_MS;
      this.waiting.forEach((rejectWaiting) => rejectWaiting(new Error('Another request has failed.')));
      throw error;
    } finally {
      clearTimeout(timer);
      this.waiting.delete(reject);
    }
  }
}

const breakers = new Map<string, CircuitBreaker>();

/** The breaker of a service; it outlives the dialog, so that a reopened one does not wait again. */
export function circuitBreaker(appId: string): CircuitBreaker {
  const breaker = breakers.get(appId) ?? new CircuitBreaker();
  breakers.set(appId, breaker);
  return breaker;
}

/** @throws when the answer does not have usable records for each request */
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

/** Searches by the service and, when it fails or is slow, in the site's own index; fails only when both do. */
export function withFallback(
  hosted: (requests: readonly SearchRequest[]) => Promise<unknown>,
  embedded: SearchPort,
  breaker: CircuitBreaker,
): SearchPort {
  return {
    search: (requests) =>
      breaker.call(async () => checkAnswer(await hosted(requests), requests)).catch(() => embedded.search(requests)),
  };
}
