import {pathOf} from '../shared/addresses';
import {
  LISTS_FOLDER,
  OFFERS_FILE,
  type FailureReason,
  type Offer,
  type Offers,
  type ReleaseList,
} from '../shared/types';
import type {Store} from './store';

/** Requests at a time. */
const PARALLEL = 6;
/** A file that has not come after this time will not come. */
const LONGEST_WAIT_MS = 120_000;
/** How often a download starts over because the host has got a newer release meanwhile. */
const MOST_RESTARTS = 3;
/** These describe how the answer travelled rather than the file. */
const HEADERS_OF_TRANSFER =
  /^(?:age|connection|content-encoding|content-length|date|etag|expires|keep-alive|set-cookie|transfer-encoding|vary|x-cache.*)$/i;

/** Why a download has ended before its time. */
export class Failure extends Error {
  constructor(
    readonly reason: FailureReason,
    address: string,
  ) {
    super(`${address}: ${reason}`);
  }
}

/** SHA-256 in base64url. */
export async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export interface DownloadPorts {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  origin: string;
  baseUrl: string;
  now: () => number;
}

/** Content of an address, or the reason why it cannot be had. */
async function fetchContent(
  path: string,
  cache: RequestCache,
  {fetch, origin}: DownloadPorts,
  signal?: AbortSignal,
): Promise<{headers: Headers; content: ArrayBuffer}> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, LONGEST_WAIT_MS);
  signal?.addEventListener('abort', abort);
  try {
    signal?.throwIfAborted();
    const response = await fetch(origin + path, {cache, credentials: 'same-origin', signal: controller.signal});
    if (response.status === 404 || response.status === 410) {
      throw new Failure('missing', path);
    }
    if (!response.ok) {
      throw new Failure('server', path);
    }
    return {headers: response.headers, content: await response.arrayBuffer()};
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('network', path);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/**
 * What the host offers to save now.
 * @throws Failure
 */
export async function fetchOffers(ports: DownloadPorts): Promise<Offers> {
  const path = ports.baseUrl + OFFERS_FILE;
  const {content} = await fetchContent(path, 'no-cache', ports);
  try {
    return JSON.parse(new TextDecoder().decode(content)) as Offers;
  } catch {
    throw new Failure('server', path);
  }
}

async function fetchList(locale: string, {release}: Offer, ports: DownloadPorts): Promise<ReleaseList> {
  const path = `${ports.baseUrl}${LISTS_FOLDER}/${locale}.${release}.json`;
  const {content} = await fetchContent(path, 'default', ports);
  if (!(await hashOf(content)).startsWith(release)) {
    throw new Failure('changed', path);
  }
  return JSON.parse(new TextDecoder().decode(content)) as ReleaseList;
}

/** A file of a release, verified. A copy that the browser has from an earlier release does not count. */
export async function fetchVerified(
  key: string,
  hash: string,
  ports: DownloadPorts,
  signal?: AbortSignal,
): Promise<Response> {
  const path = pathOf(key, ports.baseUrl);
  for (const cache of ['default', 'reload'] as const) {
    const {headers, content} = await fetchContent(path, cache, ports, signal);
    if ((await hashOf(content)) === hash) {
      const kept = [...headers].filter(([name]) => !HEADERS_OF_TRANSFER.test(name));
      return new Response(content, {headers: kept});
    }
  }
  throw new Failure('changed', path);
}

/** Bytes of a release on the device and in all; files with the same content count once. */
function progressOf(files: ReleaseList['files'], there: ReadonlySet<string>): {done: number; total: number} {
  const sizes = new Map(Object.values(files));
  let [done, total] = [0, 0];
  for (const [hash, bytes] of sizes) {
    total += bytes;
    done += there.has(hash) ? bytes : 0;
  }
  return {done, total};
}

/** How far the download of a release has come. */
export async function progress(store: Store, release: string): Promise<{done: number; total: number}> {
  const [list, there] = await Promise.all([store.list(release), store.hashes()]);
  return progressOf(list?.files ?? {}, there);
}

/** Fetches the files of a release that are not there yet. */
async function fetchMissing(
  list: ReleaseList,
  store: Store,
  ports: DownloadPorts,
  signal: AbortSignal,
  report: (progress: {done: number; total: number}) => void,
): Promise<void> {
  const there = await store.hashes();
  const counted = progressOf(list.files, there);
  report({...counted});
  // By hash, because the same content under two addresses is needed once.
  const missing = new Map(
    Object.entries(list.files)
      .filter(([, [hash]]) => !there.has(hash))
      .map(([key, [hash, bytes]]) => [hash, {key, hash, bytes}]),
  );
  const queue = [...missing.values()];
  const stop = new AbortController();
  const abort = () => stop.abort();
  signal.throwIfAborted();
  signal.addEventListener('abort', abort);
  const fetchQueue = async (): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const response = await fetchVerified(file.key, file.hash, ports, stop.signal);
      try {
        await store.putFile(file.hash, response);
      } catch {
        throw new Failure('storage', file.key);
      }
      counted.done += file.bytes;
      report({...counted});
    }
  };
  const fetchOrStop = () =>
    fetchQueue().catch((error: unknown) => {
      queue.length = 0;
      stop.abort();
      throw error;
    });
  // Nothing goes on writing after the end, whatever it is.
  const results = await Promise.allSettled(Array.from({length: PARALLEL}, fetchOrStop));
  signal.removeEventListener('abort', abort);
  signal.throwIfAborted();
  // Those that were stopped have failed for lack of a connection, later than the one that stopped them.
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []));
  const told = failures.find((error) => error instanceof Failure && error.reason !== 'network') ?? failures[0];
  if (told) {
    throw told;
  }
}

/**
 * Brings the release of a language that the host offers onto the device, beside the one that is there. What was fetched before
 * stays, whatever happens. The first release of a language becomes the current one at once, a later one waits.
 * @param report is told how far it has come
 * @throws Failure; aborting is one of the network
 */
export async function download(
  locale: string,
  store: Store,
  ports: DownloadPorts,
  signal: AbortSignal,
  report: (progress: {done: number; total: number}) => void,
): Promise<void> {
  for (let restarts = 0; ; restarts += 1) {
    const offer = (await fetchOffers(ports)).languages[locale];
    if (!offer) {
      throw new Failure('missing', locale);
    }
    const {release} = offer;
    const record = (await store.read()).languages[locale];
    if (record?.current?.release === release) {
      // The host has gone back to what is here.
      if (record.next) {
        await store.change(withLanguage(locale, ({current}) => ({current})));
        await store.collect();
      }
      return;
    }
    try {
      const list =
        (record?.next?.release === release ? await store.list(release) : undefined) ??
        (await fetchList(locale, offer, ports));
      if (record?.next?.release !== release || !record.next.complete) {
        const {total: bytes} = progressOf(list.files, new Set());
        await write(
          store,
          withLanguage(locale, (known) => ({...known, next: {release, bytes, complete: false}})),
          {
            release,
            list,
          },
        );
      }
      await fetchMissing(list, store, ports, signal, report);
      const {done, total} = await progress(store, release);
      if (done < total) {
        throw new Failure('storage', release);
      }
      const savedAt = new Date(ports.now()).toISOString();
      await write(
        store,
        withLanguage(locale, ({current}) =>
          current
            ? {current, next: {release, bytes: total, complete: true}}
            : {current: {release, savedAt, bytes: total}},
        ),
      );
      await store.collect();
      return;
    } catch (error) {
      const stale = error instanceof Failure && ['missing', 'changed'].includes(error.reason);
      // A deployment replaces files one by one. Only a newer release makes another attempt worthwhile.
      const newer = stale && (await fetchOffers(ports)).languages[locale]?.release !== release;
      if (!newer || restarts >= MOST_RESTARTS) {
        throw error;
      }
    }
  }
}

/** @throws Failure when the state cannot be written, which is for lack of space */
async function write(store: Store, ...change: Parameters<Store['change']>): Promise<void> {
  try {
    await store.change(...change);
  } catch {
    throw new Failure('storage', 'state');
  }
}

/** Changes what is kept of one language. */
export function withLanguage(
  locale: string,
  edit: (record: NonNullable<Awaited<ReturnType<Store['read']>>['languages'][string]>) => object | undefined,
): Parameters<Store['change']>[0] {
  return (state) => {
    const {[locale]: record = {}, ...others} = state.languages;
    const edited = edit(record);
    return {...state, languages: edited ? {...others, [locale]: edited} : others};
  };
}
