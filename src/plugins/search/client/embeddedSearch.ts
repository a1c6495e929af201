import type {SearchAnswer, SearchPort, SearchRequest} from '../shared/types';
import type {WorkerReply, WorkerRequest} from './worker';

/** Index name of the embedded engine. DocSearch also uses it in the keys of stored recent searches. */
export const EMBEDDED_INDEX = 'embedded';

interface PendingRequest {
  resolve: (answer: SearchAnswer) => void;
  reject: (error: Error) => void;
}

/** Searches the site's own index in a web worker, so that a search never blocks typing. */
class EmbeddedSearch implements SearchPort {
  private worker: Worker | undefined;
  private readonly pending = new Map<number, PendingRequest>();
  private lastId = 0;

  /** @param manifest path of the index manifest on this host, e.g. `/en/search-index.json` */
  constructor(private readonly manifest: string) {}

  /** Starts to load the index early. Ignores errors, because the next search tries again and reports them. */
  prepare(): void {
    this.search([]).catch(() => undefined);
  }

  /** Returns a result for each request. @throws when the worker or index cannot be loaded; the next call tries again */
  search(requests: readonly SearchRequest[]): Promise<SearchAnswer> {
    return new Promise((resolve, reject) => {
      this.lastId += 1;
      this.pending.set(this.lastId, {resolve, reject});
      const manifest = new URL(this.manifest, window.location.href).href;
      const request: WorkerRequest = {id: this.lastId, manifest, requests};
      try {
        this.worker ??= this.start();
        this.worker.postMessage(request);
      } catch (error) {
        this.fail(String(error));
      }
    });
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
    worker.addEventListener('message', ({data: {id, answer, error}}: MessageEvent<WorkerReply>) => {
      const pending = this.pending.get(id);
      this.pending.delete(id);
      if (answer) {
        pending?.resolve(answer);
      } else {
        pending?.reject(new Error(error));
      }
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.fail(event.message || 'The search worker could not be loaded.');
    });
    return worker;
  }

  private fail(reason: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.pending.forEach(({reject}) => reject(new Error(reason)));
    this.pending.clear();
  }
}

/** Engines by the path of their manifest, kept so that each index is loaded only once per page load. */
const engines = new Map<string, EmbeddedSearch>();

/** Returns the engine for an index manifest; the same engine for the same path. */
export function embeddedSearch(manifest: string): EmbeddedSearch {
  const engine = engines.get(manifest) ?? new EmbeddedSearch(manifest);
  engines.set(manifest, engine);
  return engine;
}
