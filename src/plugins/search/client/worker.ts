import {answerRequest} from '../shared/answer';
import {SearchEngine} from '../shared/engine';
import {parseHead, parsePage} from '../shared/indexFormat';
import type {SearchAnswer, SearchRequest} from '../shared/types';

/** A message to the worker: first the index file, in pieces as they arrive, then questions. */
export type WorkerMessage = Uint8Array | {id: number; request: SearchRequest};

/** Reply to the question with the same `id`; without an answer, the worker has failed. */
export interface WorkerReply {
  id: number;
  answer?: SearchAnswer;
}

const decoder = new TextDecoder();

let engine: SearchEngine | undefined;

/** What has arrived of a line. A whole index ends with a line. */
let rest = '';

function load(piece: Uint8Array): void {
  const lines = (rest + decoder.decode(piece, {stream: true})).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) {
    if (engine) {
      engine.add(parsePage(line));
    } else {
      engine = new SearchEngine(parseHead(line));
    }
  }
}

function answer({id, request}: Exclude<WorkerMessage, Uint8Array>): WorkerReply {
  return {id, ...(engine && rest === '' && {answer: answerRequest(engine, request)})};
}

self.addEventListener('message', ({data}: MessageEvent<WorkerMessage>) => {
  if (!(data instanceof Uint8Array)) {
    self.postMessage(answer(data));
    return;
  }
  try {
    load(data);
  } catch {
    // A damaged index: the answers, without content, say so.
    engine = undefined;
  }
});
