import {answerRequest, answerRequests} from '../shared/answer';
import {SearchEngine} from '../shared/engine';
import {unpack} from '../shared/packed';
import type {IndexManifest, SearchAnswer, SearchRequest} from '../shared/types';

/** From the page to the worker. `manifest` is the absolute address of the manifest. */
export type WorkerRequest =
  | {kind: 'load'; id: number; manifest: string}
  | {kind: 'search'; id: number; manifest: string; requests: readonly SearchRequest[]};

/** From the worker to the page; `id` is the one of the question. */
export interface WorkerReply {
  id: number;
  answer?: SearchAnswer;
  error?: string;
}

let engine: Promise<SearchEngine> | undefined;

async function fetchJson<T>(address: string, cache: RequestCache): Promise<T> {
  const response = await fetch(address, {cache});
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}`);
  }
  return (await response.json()) as T;
}

async function loadEngine(manifest: string): Promise<SearchEngine> {
  // The manifest keeps its name from release to release, so a cached copy has to be confirmed; the index never changes.
  const {index} = await fetchJson<IndexManifest>(manifest, 'no-cache');
  const ready = new SearchEngine(unpack(await fetchJson<unknown>(new URL(index, manifest).href, 'default')));
  // The first letter of the reader shall not wait until the browser has compiled what answers it.
  answerRequest(ready, {indexName: '', query: 'zkusebni dotaz trial query', attributesToSnippet: ['content:15']});
  return ready;
}

function engineFor(manifest: string): Promise<SearchEngine> {
  if (!engine) {
    const loading = loadEngine(manifest);
    engine = loading;
    // A failed load must not be remembered: the next question tries again.
    loading.catch(() => {
      engine = undefined;
    });
  }
  return engine;
}

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  void engineFor(data.manifest)
    .then((ready): WorkerReply => {
      return data.kind === 'search' ? {id: data.id, answer: answerRequests(ready, data.requests)} : {id: data.id};
    })
    .catch(
      (error: unknown): WorkerReply => ({id: data.id, error: error instanceof Error ? error.message : String(error)}),
    )
    .then((reply) => self.postMessage(reply));
});
