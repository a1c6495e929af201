import {answerRequest} from '../shared/answer';
import {SearchEngine} from '../shared/engine';
import {checkIndex} from '../shared/indexFormat';
import type {SearchAnswer, SearchRequest} from '../shared/types';

/** A message to the worker: first the bytes of the index file, then questions. */
export type WorkerMessage = ArrayBuffer | {id: number; request: SearchRequest};

/** Reply to the question with the same `id`; without an answer, the worker has failed. */
export interface WorkerReply {
  id: number;
  answer?: SearchAnswer;
}

let engine: SearchEngine | undefined;

function load(index: ArrayBuffer): void {
  engine = new SearchEngine(checkIndex(JSON.parse(new TextDecoder().decode(index))));
  // Warms up the compiler, so that the first key stroke is answered without delay.
  answerRequest(engine, {query: 'zkusebni dotaz trial query', tags: [], area: '', limit: 5});
}

function answer({id, request}: Exclude<WorkerMessage, ArrayBuffer>): WorkerReply {
  return {id, ...(engine && {answer: answerRequest(engine, request)})};
}

self.addEventListener('message', ({data}: MessageEvent<WorkerMessage>) => {
  if (!(data instanceof ArrayBuffer)) {
    self.postMessage(answer(data));
    return;
  }
  try {
    load(data);
  } catch {
    // A damaged index: the answers, without content, say so.
  }
});
