import {isRecord} from '../shared/record';
import type {SearchAnswer, SearchPort, SearchRequest} from '../shared/types';

/** A service that has not answered by then is not waited for, in ms. */
const TIMEOUT_MS = 2000;

/** After a failure the service is left alone for a while, so that not every key stroke waits for it, in ms. */
const REST_MS = 30_000;

/** Circuit breaker of a service, one for all who ask it: the failure of one question ends the wait of the others too. */
export class CircuitBreaker {
  private restUntil = 0;
  private readonly waiting = new Set<(reason: Error) => void>();

  /** @throws when the service rests, fails, or takes too long */
  async call<T>(ask: () => Promise<T>): Promise<T> {
    if (Date.now() < this.restUntil) {
      throw new Error('The search service has failed a short time ago.');
    }
    let reject: (reason: Error) => void = () => undefined;
    const failure = new Promise<never>((_, giveUp) => (reject = giveUp));
    const timer = setTimeout(() => reject(new Error(`No answer in ${TIMEOUT_MS} ms.`)), TIMEOUT_MS);
    this.waiting.add(reject);
    try {
      return await Promise.race([ask(), failure]);
    } catch (error) {
      this.restUntil = Date.now() + REST_MS;
      this.waiting.forEach((giveUp) => giveUp(new Error('Another question has failed.')));
      throw error;
    } finally {
      clearTimeout(timer);
      this.waiting.delete(reject);
    }
  }
}

const breakers = new Map<string, CircuitBreaker>();

/** What is known about a service on this page, also after a dialog was closed. */
export function circuitBreaker(appId: string): CircuitBreaker {
  const breaker = breakers.get(appId) ?? new CircuitBreaker();
  breakers.set(appId, breaker);
  return breaker;
}

/** @throws when it is no answer of records to as many requests */
function checkAnswer(answer: unknown, {length}: readonly SearchRequest[]): SearchAnswer {
  const {results} = (answer ?? {}) as {results?: unknown};
  const isResult = (result: unknown): boolean => {
    const {hits, nbHits} = (result ?? {}) as {hits?: unknown; nbHits?: unknown};
    return Array.isArray(hits) && hits.every(isRecord) && typeof nbHits === 'number';
  };
  if (!Array.isArray(results) || results.length !== length || !results.every(isResult)) {
    throw new Error('The search service has records of another form; fill its index by "npm run search:push".');
  }
  return answer as SearchAnswer;
}

/** Asks the configured service and, when it fails or is slow, the site's own index; only the failure of both is one. */
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
