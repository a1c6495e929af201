import type {SearchAnswer, SearchPort, SearchRequest} from '../shared/types';
import type {WorkerReply, WorkerRequest} from './worker';

interface Waiting {
  resolve: (answer: SearchAnswer) => void;
  reject: (error: Error) => void;
}

const NOTHING: SearchAnswer = {results: []};

/** Search in the site's own index, inside a worker so that typing never waits for it. */
export class EmbeddedSearch implements SearchPort {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 1;

  /** @param manifest path of the manifest on this host, e.g. `/en/search-index.json` */
  constructor(private readonly manifest: string) {}

  /** Fetches the index ahead of the first question. A failure is kept for that question to report. */
  prepare(): void {
    this.ask('load').catch(() => undefined);
  }

  /** @throws when neither worker nor index can be loaded; the next call tries again. */
  search(requests: readonly SearchRequest[]): Promise<SearchAnswer> {
    return this.ask('search', requests);
  }

  private ask(kind: WorkerRequest['kind'], requests: readonly SearchRequest[] = []): Promise<SearchAnswer> {
    return new Promise((resolve, reject) => {
      const id = this.nextId;
      this.nextId += 1;
      this.waiting.set(id, {resolve, reject});
      const manifest = new URL(this.manifest, window.location.href).href;
      try {
        this.running().postMessage({kind, id, manifest, requests} as WorkerRequest);
      } catch (error) {
        this.fail(error instanceof Error ? error.message : String(error));
      }
    });
  }

  private running(): Worker {
    if (!this.worker) {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
      worker.addEventListener('message', ({data}: MessageEvent<WorkerReply>) => {
        const waiting = this.waiting.get(data.id);
        this.waiting.delete(data.id);
        if (data.error === undefined) {
          waiting?.resolve(data.answer ?? NOTHING);
        } else {
          waiting?.reject(new Error(data.error));
        }
      });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        this.fail(event.message || 'The search worker could not be loaded.');
      });
      this.worker = worker;
    }
    return this.worker;
  }

  private fail(reason: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    waiting.forEach(({reject}) => reject(new Error(reason)));
  }
}
