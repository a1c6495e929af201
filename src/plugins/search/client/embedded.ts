import type {SearchAnswer, SearchPort, SearchRequest} from '../shared/types';
import type {WorkerReply, WorkerRequest} from './worker';

/** Name under which requests to the embedded index go; DocSearch also keeps recent searches under it. */
export const EMBEDDED_INDEX = 'embedded';

interface Waiting {
  resolve: (answer: SearchAnswer) => void;
  reject: (error: Error) => void;
}

/** Search in the site's own index, inside a worker so that typing never waits for it. */
class EmbeddedSearch implements SearchPort {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  /** @param manifest path of the manifest on this host, e.g. `/en/search-index.json` */
  constructor(private readonly manifest: string) {}

  /** Fetches the index ahead of the first question. A failure is kept for that question to report. */
  prepare(): void {
    this.search([]).catch(() => undefined);
  }

  /** @throws when neither worker nor index can be loaded; the next call tries again. */
  search(requests: readonly SearchRequest[]): Promise<SearchAnswer> {
    return new Promise((resolve, reject) => {
      this.lastId += 1;
      this.waiting.set(this.lastId, {resolve, reject});
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
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (answer) {
        waiting?.resolve(answer);
      } else {
        waiting?.reject(new Error(error));
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
    this.waiting.forEach(({reject}) => reject(new Error(reason)));
    this.waiting.clear();
  }
}

/** One engine per language for the life of the page, so that the index is fetched and built once. */
const engines = new Map<string, EmbeddedSearch>();

/** The engine of the language that a manifest belongs to. */
export function embeddedSearch(manifest: string): EmbeddedSearch {
  const engine = engines.get(manifest) ?? new EmbeddedSearch(manifest);
  engines.set(manifest, engine);
  return engine;
}
