import {answerRequest} from '../shared/answer';
import {SearchEngine} from '../shared/engine';
import {parseHead, parsePage} from '../shared/indexFormat';
import type {SearchRequest} from '../shared/types';

/**
 * A message to the worker: first the index file, in pieces as they arrive, then questions. The answer goes to `port`;
 * `undefined` when the index is damaged.
 */
export type WorkerMessage = Uint8Array | {request: SearchRequest; port: MessagePort};

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

self.addEventListener('message', ({data}: MessageEvent<WorkerMessage>) => {
  if (!(data instanceof Uint8Array)) {
    data.port.postMessage(engine && rest === '' ? answerRequest(engine, data.request) : undefined);
    return;
  }
  try {
    load(data);
  } catch {
    // A damaged index: the answers, without content, say so.
    engine = undefined;
  }
});
