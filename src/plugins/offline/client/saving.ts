/**
 * Saves the manual for offline use: each release of a language in its own cache, from which the service worker answers.
 * Runs in pages, not the worker. What is saved is read from the caches each time, see `state.ts`.
 */
import globalData from '@generated/globalData';
import type {FileList, ReleaseManifest, OfflineSite} from '../types';
import {isWhole, type Count, type Failure, type Release, type State} from './state';

export type States = Readonly<Record<string, State>>;

type Manifests = Readonly<Record<string, ReleaseManifest>>;

/** What is noted for a language that the reader wants: its complete release, and the one that is being saved. */
interface Note {
  current?: Release | undefined;
  next?: Pick<Release, 'release'>;
}

const PARALLEL_REQUESTS = 6;
const TIMEOUT_REQUEST_MS = 120_000;

const site = (globalData.offline?.default ?? {root: '/', homes: {}, prefix: ''}) as OfflineSite;
const LOCALES = Object.keys(site.homes);
// The worker knows these three too.
const NOTES = `${site.prefix}languages`;
const cacheOf = (locale: string, release: string) => `${site.prefix}${locale}:${release}`;
const notePath = (locale: string) => `${site.root}language/${locale}`;
const listPath = (locale: string, release: string) => `${site.root}assets/offline/${locale}.${release}.json`;

let states: States = {};
const listeners = new Set<() => void>();

export const currentStates = (): States => states;

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

/** Counts the files of a release that are in its cache. Only asks, because opening a cache would create it. */
async function countFiles(locale: string, release: string): Promise<Count> {
  const cacheName = cacheOf(locale, release);
  const list = await caches.match(listPath(locale, release), {cacheName});
  if (!list) {
    return {held: 0, files: 0};
  }
  const saved = new Set((await (await caches.open(cacheName)).keys()).map(({url}) => url));
  const files = Object.entries(((await list.json()) as FileList).files);
  const held = files.filter(([path, hash]) => saved.has(`${window.location.origin}${path}?${hash}`)).length;
  return {held, files: files.length};
}

/** Finds what is on the device. */
async function findSaved(locale: string): Promise<Pick<State, 'wanted' | 'current' | 'next'>> {
  const note = await noteOf(locale);
  const {current, next} = note ?? {};
  return {
    wanted: note !== undefined,
    current: current && {...current, ...(await countFiles(locale, current.release))},
    next: next && (await countFiles(locale, next.release)),
  };
}

/** Fetches a file from the host, not from the service worker. @throws TypeError also for another content than `hash` */
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
const fetchManifests = async () => (await (await fetchFile(`${site.root}offline.json`)).json()) as Manifests;

/** Examines the caches and asks the host what it offers. @returns the new states */
export async function examine(): Promise<States> {
  const offered = await fetchManifests().catch((): Manifests => ({}));
  for (const locale of LOCALES) {
    try {
      change(locale, {offered: offered[locale], ...(await findSaved(locale))});
    } catch {
      change(locale, {failure: 'refused'});
    }
  }
  return states;
}

/** Fills the cache of a release: copies unchanged files from earlier releases, and fetches the others. */
async function fillCache(locale: string, release: string): Promise<void> {
  const list = await fetchFile(listPath(locale, release));
  const {files, redirects} = (await list.clone().json()) as FileList;
  const cache = await caches.open(cacheOf(locale, release));
  await cache.put(listPath(locale, release), list);
  const all = Object.entries(files);
  for (let held = 0; held < all.length && (await noteOf(locale)); held += PARALLEL_REQUESTS) {
    change(locale, {next: {held, files: all.length}});
    const saving = all.slice(held, held + PARALLEL_REQUESTS).map(async ([path, hash]) => {
      // By its hash the file is recognized in other releases too. The worker takes no notice of it.
      const key = `${path}?${hash}`;
      if (!(await cache.match(key, {ignoreVary: true}))) {
        const copy = await caches.match(key, {ignoreVary: true});
        await cache.put(key, copy ?? (await fetchFile(path, hash)));
      }
    });
    // What arrives beside a failure is kept.
    await Promise.allSettled(saving);
    await Promise.all(saving);
  }
  for (const [from, to] of Object.entries(redirects)) {
    await cache.put(from, Response.redirect(to));
  }
}

/** Saves what is missing of the release that the host offers, and makes it the current one when it is complete. */
async function saveOffered(locale: string): Promise<void> {
  const note = (await noteOf(locale)) ?? {};
  // The wish comes first, so that any later visit can resume.
  await writeNote(locale, note);
  const offered = (await fetchManifests())[locale];
  if (!offered) {
    throw new TypeError(`The host does not offer ${locale}.`);
  }
  const {release, bytes} = offered;
  let {current} = note;
  if (current?.release !== release || !isWhole(await countFiles(locale, release))) {
    await writeNote(locale, {current, next: {release}});
    await fillCache(locale, release);
    await navigator.serviceWorker.register(`${site.root}sw.js`, {scope: site.root, updateViaCache: 'none'});
    await navigator.serviceWorker.ready;
    current = {release, bytes, savedAt: new Date().toISOString()};
  }
  if (await noteOf(locale)) {
    await writeNote(locale, {current});
  }
}

/** Why saving failed. A host that answers, but not with what it has listed, is probably being updated. */
function failureOf({name}: Error, answers: boolean): Failure {
  if (name === 'TypeError' || name === 'TimeoutError') {
    return answers ? 'server' : 'interrupted';
  }
  return name === 'QuotaExceededError' ? 'room' : 'refused';
}

/** Saves the release of a language that the host offers. Tabs take turns. Why it stopped appears in the state. */
export async function save(locale: string): Promise<void> {
  change(locale, {isSaving: true, failure: undefined});
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
    const unneeded = (await caches.keys()).filter((name) =>
      name.startsWith(isUsed ? cacheOf(locale, '') : site.prefix),
    );
    await Promise.all(unneeded.map((name) => caches.delete(name)));
    if (!isUsed) {
      await (await navigator.serviceWorker.getRegistration(site.root))?.unregister();
    }
  });
  change(locale, {failure: undefined});
  await examine();
}
