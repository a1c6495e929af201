import {onlyMarks} from '../shared/markup';
import {LEVELS} from '../shared/types';
import type {
  Hierarchy,
  Highlight,
  Level,
  SearchAnswer,
  SearchHit,
  SearchPort,
  SearchRequest,
  SearchResult,
} from '../shared/types';

/** A service that has not answered by then is not waited for, in ms. */
const PATIENCE_MS = 2000;

/** After a failure the service is left alone for a while, so that not every key stroke waits for it, in ms. */
const REST_MS = 30_000;

type HostedSearch = (requests: readonly SearchRequest[]) => Promise<unknown>;

type Unknown = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;

/** Whether a service is worth asking; one for all who ask it, so that the failure of one wait ends the others too. */
export class ServiceHealth {
  private restUntil = 0;
  private readonly waiting = new Set<(reason: Error) => void>();

  constructor(private readonly now: () => number = Date.now) {}

  get isResting(): boolean {
    return this.now() < this.restUntil;
  }

  /** Waits for an answer, but neither too long nor once another question has failed. */
  async wait<T>(answer: Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let giveUp: ((reason: Error) => void) | undefined;
    try {
      return await new Promise<T>((resolve, reject) => {
        giveUp = reject;
        this.waiting.add(reject);
        timer = setTimeout(
          () => reject(new Error(`The search service did not answer in ${PATIENCE_MS} ms.`)),
          PATIENCE_MS,
        );
        answer.then(resolve, reject);
      });
    } finally {
      clearTimeout(timer);
      if (giveUp) {
        this.waiting.delete(giveUp);
      }
    }
  }

  rest(): void {
    this.restUntil = this.now() + REST_MS;
    this.waiting.forEach((giveUp) => giveUp(new Error('The search service has just failed.')));
  }
}

const services = new Map<string, ServiceHealth>();

/** What is known about a service on this page, also after a dialog was closed. */
export function healthOf(appId: string): ServiceHealth {
  const health = services.get(appId) ?? new ServiceHealth();
  services.set(appId, health);
  return health;
}

function safeHighlight(value: unknown): Highlight | undefined {
  if (!isObject(value) || typeof value.value !== 'string') {
    return undefined;
  }
  return {...(value as unknown as Highlight), value: onlyMarks(value.value)};
}

function safeHighlights(given: unknown): SearchHit['_highlightResult'] {
  const {hierarchy, content} = isObject(given) ? given : {};
  const levels = isObject(hierarchy) ? hierarchy : {};
  const safeContent = safeHighlight(content);
  return {
    hierarchy: Object.fromEntries(
      LEVELS.flatMap((level): [Level, Highlight][] => {
        const highlight = safeHighlight(levels[level]);
        return highlight ? [[level, highlight]] : [];
      }),
    ),
    ...(safeContent && {content: safeContent}),
  };
}

/**
 * A hit of the service that the interface can show: texts where it expects texts, and nothing that it would set as HTML
 * although nobody has escaped it.
 * @throws when it is no record of a page
 */
function safeHit(hit: unknown): SearchHit {
  if (!isObject(hit) || typeof hit.objectID !== 'string' || typeof hit.url !== 'string' || !isObject(hit.hierarchy)) {
    throw new Error(
      'The search service answered with records of another form; fill its index by "npm run search:push".',
    );
  }
  const {hierarchy} = hit;
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    ...(hit as unknown as SearchHit),
    content: text(hit.content),
    hierarchy: Object.fromEntries(LEVELS.map((level) => [level, text(hierarchy[level])])) as Hierarchy,
    _highlightResult: safeHighlights(hit._highlightResult),
    _snippetResult: safeHighlights(hit._snippetResult),
  };
}

/** @throws when the answer has not the form of an answer to as many requests */
function safeAnswer(answer: unknown, requests: number): SearchAnswer {
  const results = isObject(answer) ? answer.results : undefined;
  if (!Array.isArray(results) || results.length !== requests) {
    throw new Error('The search service answered in another form.');
  }
  return {
    results: results.map((result: unknown): SearchResult => {
      const hits: unknown = isObject(result) ? result.hits : undefined;
      if (!isObject(result) || !Array.isArray(hits) || typeof result.nbHits !== 'number') {
        throw new Error('The search service answered without results.');
      }
      return {...(result as unknown as SearchResult), hits: hits.map(safeHit)};
    }),
  };
}

/** Asks the configured service and, when it fails or is slow, the site's own index, without a word to the reader. */
export class SearchWithFallback implements SearchPort {
  constructor(
    private readonly hosted: HostedSearch,
    private readonly embedded: SearchPort,
    private readonly health: ServiceHealth,
  ) {}

  /** @throws only when both fail */
  async search(requests: readonly SearchRequest[]): Promise<SearchAnswer> {
    if (!this.health.isResting) {
      try {
        return safeAnswer(await this.health.wait(this.hosted(requests)), requests.length);
      } catch {
        this.health.rest();
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
