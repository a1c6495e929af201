/**
 * Saves the manual for offline use: each release of a language in its own cache, from which the service worker answers.
 * Runs in pages, not the worker. What is saved is read from the caches each time, see `state.ts`.
 */
import globalData from '@generated/globalData';
import type {FileList, ReleaseManifest, OfflineSite} from '../types';
import {isWhole, type Copy, type Failure, type Release, type State} from './state';

/** What is stored about a language that the reader wants: its complete release, and the one that is being saved. */
type Note = Partial<Record<'current' | 'next', Release | undefined>>;

const PARALLEL_REQUESTS = 6;
const TIMEOUT_REQUEST_MS = 120_000;

const site = (globalData.offline?.default ?? {root: '/', homes: {}, prefix: ''}) as OfflineSite;
/** Languages that can be saved; none after a build with `OFFLINE=off`. */
export const LOCALES = Object.keys(site.homes);
// worker.js uses the same three names: of the cache with notes, of the cache of a release, and of a note.
const NOTES = `${site.prefix}languages`;
const cacheOf = (locale: string, release: string) => `${site.prefix}${locale}:${release}`;
const notePath = (locale: string) => `${site.root}language/${locale}`;

let states: Readonly<Record<string, State>> = {};
const listeners = new Set<() => void>();

export const currentStates = (): typeof states => states;

/** Calls the listener after every change of a state. @returns a function that removes the listener */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(locale: string, part: Partial<State>): void {
  states = {...states, [locale]: {wanted: false, ...states[locale], ...part}};
  listeners.forEach((listener) => listener());
}

/** Returns what is noted for a language; `undefined` when the reader does not want it on this device. */
async function noteOf(locale: string): Promise<Note | undefined> {
  const stored = await caches.match(notePath(locale), {cacheName: NOTES});
  return (await stored?.json()) as Note | undefined;
}

async function writeNote(locale: string, note: Note): Promise<void> {
  await (await caches.open(NOTES)).put(notePath(locale), Response.json(note));
}

/** Counts the files of a release that are in its cache. Their keys are `<path>?<hash>`; redirects have none. */
async function savedFilesOf(locale: string, noted: Release | undefined): Promise<Copy | undefined> {
  const name = noted && cacheOf(locale, noted.release);
  // Check first, because `open` would create the cache.
  const saved = name && (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
  return noted && {...noted, held: saved.filter(({url}) => url.includes('?')).length};
}

/** Fetches a file from the host, not from the service worker. @throws TypeError, also if its hash differs */
async function fetchFile(path: string, hash?: string): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_REQUEST_MS);
  const integrity = hash === undefined ? '' : `sha256-${hash}`;
  const headers = {'X-Save-Offline': '1'};
  const response = await fetch(path, {headers, signal, integrity, cache: 'no-cache', redirect: 'error'});
  if (!response.ok) {
    throw new TypeError(`${path} answered ${response.status}`);
  }
  return response;
}

/** Fetches the manifests of the releases that the host offers, by locale. */
const fetchManifests = async () =>
  (await (await fetchFile(`${site.root}offline.json`)).json()) as Record<string, ReleaseManifest>;

/** Examines the caches and asks the host what it offers. @returns the new states */
export async function examine(): Promise<typeof states> {
  const offered = navigator.onLine ? await fetchManifests().catch(() => undefined) : undefined;
  for (const locale of LOCALES) {
    try {
      const note = await noteOf(locale);
      change(locale, {
        wanted: note !== undefined,
        current: await savedFilesOf(locale, note?.current),
        next: await savedFilesOf(locale, note?.next),
        offered: offered?.[locale],
      });
    } catch {
      change(locale, {failure: 'refused'});
    }
  }
  return states;
}

/** Fills the cache of a release: copies unchanged files from earlier releases, and fetches the others. */
async function fillCache(locale: string, offered: ReleaseManifest): Promise<void> {
  const list = await fetchFile(`${site.root}assets/offline/${locale}.${offered.release}.json`);
  const {files, redirects} = (await list.json()) as FileList;
  const cache = await caches.open(cacheOf(locale, offered.release));
  const all = Object.entries(files);
  for (let held = 0; held < all.length && (await noteOf(locale)); held += PARALLEL_REQUESTS) {
    change(locale, {next: {...offered, held}});
    const batch = all.slice(held, held + PARALLEL_REQUESTS).map(async ([path, hash]) => {
      // With its hash as the query, an unchanged file is found in other releases too. The worker ignores the query.
      const key = `${path}?${hash}`;
      if (!(await cache.match(key))) {
        await cache.put(key, (await caches.match(key)) ?? (await fetchFile(path, hash)));
      }
    });
    // Wait for all first, so that files which arrive are kept even if another one fails.
    await Promise.allSettled(batch);
    await Promise.all(batch);
  }
  await Promise.all(Object.entries(redirects).map(([from, to]) => cache.put(from, Response.redirect(to))));
}

/** Saves what is missing of the release that the host offers, and makes it the current one when it is complete. */
async function saveOffered(locale: string): Promise<void> {
  const note = (await noteOf(locale)) ?? {};
  // Store what the reader wants first, so that any later visit can resume.
  await writeNote(locale, note);
  const {offered, current: copy} = (await examine())[locale] ?? {};
  if (!offered) {
    throw new TypeError(`The host does not offer ${locale}.`);
  }
  let {current} = note;
  if (current?.release !== offered.release || !isWhole(copy)) {
    await writeNote(locale, {current, next: offered});
    await fillCache(locale, offered);
    await navigator.serviceWorker.register(`${site.root}sw.js`, {scope: site.root, updateViaCache: 'none'});
    await navigator.serviceWorker.ready;
    current = {...offered, savedAt: new Date().toISOString()};
  }
  if (await noteOf(locale)) {
    await writeNote(locale, {current});
  }
}

/** Why saving failed. A host whose files differ from its list is probably being updated. */
function failureOf({name}: Error, answers: boolean): Failure {
  if (name === 'TypeError' || name === 'TimeoutError') {
    return answers ? 'server' : 'interrupted';
  }
  return name === 'QuotaExceededError' ? 'room' : 'refused';
}

/** Saves the release of a language that the host offers. Tabs take turns. Why it stopped appears in the state. */
export async function save(locale: string): Promise<void> {
  change(locale, {wanted: true, isSaving: true, failure: undefined});
  let error: Error | undefined;
  try {
    await navigator.locks.request(cacheOf(locale, ''), () => saveOffered(locale));
  } catch (reason) {
    error = reason as Error;
  }
  const answers = Object.values(await examine()).some(({offered}) => offered);
  change(locale, {isSaving: false, failure: error && failureOf(error, answers)});
}

/** Removes everything saved for a language from the device. A download in progress stops before its next files. */
export async function remove(locale: string): Promise<void> {
  const forget = async () => (await caches.open(NOTES)).delete(notePath(locale));
  await forget();
  await navigator.locks.request(cacheOf(locale, ''), async () => {
    await forget();
    const isUsed = (await Promise.all(LOCALES.map(noteOf))).some(Boolean);
    const prefix = isUsed ? cacheOf(locale, '') : site.prefix;
    const unneeded = (await caches.keys()).filter((name) => name.startsWith(prefix));
    await Promise.all(unneeded.map((name) => caches.delete(name)));
    if (!isUsed) {
      await (await navigator.serviceWorker.getRegistration(site.root))?.unregister();
    }
  });
  change(locale, {failure: undefined});
  await examine();
}
