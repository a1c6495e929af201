import type {IndexManifest} from '../shared/indexFormat';
import type {SearchAnswer, SearchRequest} from '../shared/types';
import type {WorkerMessage, WorkerReply} from './worker';

type Ask = (request: SearchRequest) => Promise<SearchAnswer>;

/** The worker with the index of this language; `undefined` before it is needed, and after a failure. */
let engine: Promise<Ask> | undefined;

async function fetchFile(address: URL, cache: RequestCache): Promise<Response> {
  const response = await fetch(address, {cache});
  if (!response.ok) {
    throw new Error(`${address.href} answered ${response.status}`);
  }
  return response;
}

async function fetchIndex(manifest: URL): Promise<ArrayBuffer> {
  // The manifest keeps its name from release to release, so a cached copy has to be confirmed; the index never changes.
  const {index} = (await (await fetchFile(manifest, 'no-cache')).json()) as IndexManifest;
  return (await fetchFile(new URL(index, manifest), 'default')).arrayBuffer();
}

/** Starts the worker and fetches the index at the same time. */
async function start(manifest: string): Promise<Ask> {
  const pending = new Map<number, (answer: SearchAnswer) => void>();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
  let fail: (reason: Error) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  failed.catch(() => {
    engine = undefined;
    worker.terminate();
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    fail(new Error(event.message || 'The search worker could not be loaded.'));
  });
  worker.addEventListener('message', ({data: {id, answer}}: MessageEvent<WorkerReply>) => {
    if (answer) {
      pending.get(id)?.(answer);
      pending.delete(id);
    } else {
      fail(new Error('The search index cannot be read.'));
    }
  });
  const fetched = fetchIndex(new URL(manifest, window.location.href));
  fetched.catch(fail);
  const index = await Promise.race([fetched, failed]);
  worker.postMessage(index satisfies WorkerMessage, [index]);
  let id = 0;
  return (request) => {
    id += 1;
    const answer = new Promise<SearchAnswer>((resolve) => pending.set(id, resolve));
    worker.postMessage({id, request} satisfies WorkerMessage);
    return Promise.race([answer, failed]);
  };
}

/** Starts to load worker and index. @param manifest path of the index manifest, e.g. `/en/search-index.json` */
export function prepareSearch(manifest: string): Promise<Ask> {
  engine ??= start(manifest);
  return engine;
}

/** Answers a question. @throws when the worker or the index cannot be loaded; the next call tries again */
export async function search(manifest: string, request: SearchRequest): Promise<SearchAnswer> {
  return (await prepareSearch(manifest))(request);
}
