import type {SearchAnswer, SearchPort, SearchRequest} from '../shared/types';
import type {WorkerReply, WorkerRequest} from './worker';

/** Index name of the embedded engine; also part of the storage keys of DocSearch's recent searches. */
export const EMBEDDED_INDEX = 'embedded';

interface PendingRequest {
  resolve: (answer: SearchAnswer) => void;
  reject: (error: Error) => void;
}

/** Searches the site's own index. A web worker does the work, so that it never blocks typing. */
class EmbeddedSearch implements SearchPort {
  private worker: Worker | undefined;
  private readonly pending = new Map<number, PendingRequest>();
  private lastId = 0;

  /** @param manifest path of the manifest on this host, e.g. `/en/search-index.json` */
  constructor(private readonly manifest: string) {}

  /** Starts loading the index early. Ignores a failure, because the next search tries again and reports if it fails. */
  prepare(): void {
    this.search([]).catch(() => undefined);
  }

  /** Answers the requests. @throws when the worker or the index cannot be loaded; the next call tries again */
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

/** Engines by manifest, kept until the page is unloaded, so that each index is fetched and built only once. */
const engines = new Map<string, EmbeddedSearch>();

/** The engine for the index that a manifest points to. */
export function embeddedSearch(manifest: string): EmbeddedSearch {
  const engine = engines.get(manifest) ?? new EmbeddedSearch(manifest);
  engines.set(manifest, engine);
  return engine;
}
