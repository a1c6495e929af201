import {answerRequests} from '../shared/answer';
import {SearchEngine} from '../shared/engine';
import {checkIndex, type IndexManifest} from '../shared/indexFormat';
import type {SearchAnswer, SearchRequest} from '../shared/types';

/** A message from the page to the worker. When `requests` is empty, the worker only loads the index. */
export interface WorkerRequest {
  id: number;
  /** Absolute URL of the index manifest. */
  manifest: string;
  requests: readonly SearchRequest[];
}

/** Reply of the worker to the message with the same `id`; has either an `answer` or an `error`. */
export interface WorkerReply {
  id: number;
  answer?: SearchAnswer;
  error?: string;
}

let engine: Promise<SearchEngine> | undefined;

async function fetchJson(address: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(address, {cache});
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}`);
  }
  return response.json();
}

async function loadEngine(manifest: string): Promise<SearchEngine> {
  // The manifest keeps its name from release to release, so a cached copy has to be confirmed; the index never changes.
  const {index} = (await fetchJson(manifest, 'no-cache')) as IndexManifest;
  const ready = new SearchEngine(checkIndex(await fetchJson(new URL(index, manifest).href, 'default')));
  // Warms up the compiler, so that the first key stroke is answered without delay.
  answerRequests(ready, [{indexName: '', query: 'zkusebni dotaz trial query', attributesToSnippet: ['content:15']}]);
  return ready;
}

async function reply({id, manifest, requests}: WorkerRequest): Promise<WorkerReply> {
  try {
    engine ??= loadEngine(manifest);
    return {id, answer: answerRequests(await engine, requests)};
  } catch (error) {
    // The next request tries to load the index again.
    engine = undefined;
    return {id, error: String(error)};
  }
}

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  void reply(data).then((answer) => self.postMessage(answer));
});
