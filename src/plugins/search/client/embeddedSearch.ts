import type {SearchAnswer, SearchRequest} from '../shared/types';
import type {WorkerMessage, WorkerReply} from './worker';

type Ask = (request: SearchRequest) => Promise<SearchAnswer>;

/** The worker with the index of this language; `undefined` before it is needed, and after a failure. */
let engine: Promise<Ask> | undefined;

/** Hands the index to the worker as it arrives, so that most of it is worked on when its end comes. */
async function sendIndex(address: string, worker: Worker): Promise<void> {
  // The file keeps its name from release to release, so a cached copy has to be confirmed.
  const {ok, status, body} = await fetch(address, {cache: 'no-cache'});
  if (!ok || !body) {
    throw new Error(`${address} answered ${status}`);
  }
  const reader = body.getReader();
  for (let {value} = await reader.read(); value; {value} = await reader.read()) {
    worker.postMessage(value satisfies WorkerMessage, [value.buffer]);
  }
}

/** Starts the worker and fetches the index at the same time. */
async function start(index: string): Promise<Ask> {
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
  const sent = sendIndex(index, worker);
  sent.catch(fail);
  await Promise.race([sent, failed]);
  let id = 0;
  return (request) => {
    id += 1;
    const answer = new Promise<SearchAnswer>((resolve) => pending.set(id, resolve));
    worker.postMessage({id, request} satisfies WorkerMessage);
    return Promise.race([answer, failed]);
  };
}

/**
 * Loads worker and index. @param index path of the index, e.g. `/en/search-index.txt` @returns a function that answers
 * questions @throws when something cannot be loaded, as does the function when the worker fails; the next call tries again
 */
export function prepareSearch(index: string): Promise<Ask> {
  engine ??= start(index);
  return engine;
}
