import type {SearchAnswer, SearchRequest} from '../shared/types';
import type {WorkerMessage} from './worker';

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
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
  const failed = new Promise<never>((_, reject) =>
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(event.message || 'The search worker could not be loaded.'));
    }),
  );
  const giveUp = (reason: unknown): never => {
    engine = undefined;
    worker.terminate();
    throw reason;
  };
  await Promise.race([sendIndex(index, worker), failed]).catch(giveUp);
  return (request) => {
    const {port1, port2} = new MessageChannel();
    const answered = new Promise<SearchAnswer>((resolve, reject) => {
      port1.onmessage = ({data}: MessageEvent<SearchAnswer | undefined>) => {
        port1.close();
        if (data) {
          resolve(data);
        } else {
          reject(new Error('The search index cannot be read.'));
        }
      };
    });
    worker.postMessage({request, port: port2} satisfies WorkerMessage, [port2]);
    return Promise.race([answered, failed]).catch(giveUp);
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
