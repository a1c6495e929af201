import {answerRequest} from '../shared/answer';
import {SearchEngine} from '../shared/engine';
import {parseHead, withTexts} from '../shared/indexFormat';
import type {SearchAnswer, SearchPage, SearchRequest} from '../shared/types';

/** A message to the worker: first the index file, in pieces as they arrive, then questions. */
export type WorkerMessage = Uint8Array | {id: number; request: SearchRequest};

/** Reply to the question with the same `id`; without an answer, the worker has failed. */
export interface WorkerReply {
  id: number;
  answer?: SearchAnswer;
}

const decoder = new TextDecoder();

let engine: SearchEngine | undefined;

/** Pages whose texts have not arrived yet. */
let awaited: SearchPage[] = [];

/** What has arrived of a line. */
let rest = '';

function load(piece: Uint8Array): void {
  const lines = (rest + decoder.decode(piece, {stream: true})).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) {
    if (engine) {
      engine.add(withTexts(awaited.shift()!, line));
    } else {
      const {pages, ...index} = parseHead(line);
      awaited = pages;
      engine = new SearchEngine({...index, pages: []});
    }
  }
}

function answer({id, request}: Exclude<WorkerMessage, Uint8Array>): WorkerReply {
  return {id, ...(engine && awaited.length === 0 && {answer: answerRequest(engine, request)})};
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
