/**
 * Saves the manual for offline use: each release of a language in its own cache, from which the service worker answers.
 * Runs in pages, not the worker. What is saved is read from the caches each time, see `state.ts`.
 */
import globalData from '@generated/globalData';
import type {FileList, Release, StoredReleases, ReleaseManifest, OfflineSite} from '../types';
import {
  isWhole,
  nextState,
  UNSAVED,
  type Copy,
  type Event,
  type Evidence,
  type FailureReason,
  type State,
} from './state';

export type States = Readonly<Record<string, State>>;

type Manifests = Readonly<Record<string, ReleaseManifest>>;

const PARALLEL_REQUESTS = 6;
const TIMEOUT_REQUEST_MS = 120_000;

const site = (globalData.offline?.default ?? {root: '/', homes: {}, prefix: ''}) as OfflineSite;
const LOCALES = Object.keys(site.homes);
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

function send(locale: string, event: Event): void {
  states = {...states, [locale]: nextState(states[locale] ?? UNSAVED, event)};
  listeners.forEach((listener) => listener());
}

/** Returns what is noted for a language; `undefined` when the reader does not want it on this device. */
async function noteOf(locale: string): Promise<StoredReleases | undefined> {
  const stored = await caches.match(notePath(locale), {cacheName: NOTES});
  return (await stored?.json()) as StoredReleases | undefined;
}

async function writeNote(locale: string, note: StoredReleases): Promise<void> {
  await (await caches.open(NOTES)).put(notePath(locale), Response.json(note));
}

/** Counts the files of a release that are in its cache. Only asks, because opening a cache would create it. */
async function copyOf(locale: string, release: Release | undefined): Promise<Copy | undefined> {
  const cacheName = release && cacheOf(locale, release.release);
  const list = cacheName && (await caches.match(listPath(locale, release.release), {cacheName}));
  if (!list) {
    return release && {...release, held: 0, files: 0};
  }
  const saved = new Set((await (await caches.open(cacheName)).keys()).map(({url}) => url));
  const files = Object.entries(((await list.json()) as FileList).files);
  const held = files.filter(([path, [hash]]) => saved.has(`${window.location.origin}${path}?${hash}`)).length;
  return {...release, held, files: files.length};
}

async function evidenceOf(locale: string, offered: ReleaseManifest | undefined): Promise<Evidence> {
  const note = await noteOf(locale);
  const [current, next] = await Promise.all([copyOf(locale, note?.current), copyOf(locale, note?.next)]);
  return {wanted: note !== undefined, current, next, offered};
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
      send(locale, {type: 'examined', evidence: await evidenceOf(locale, offered[locale])});
    } catch {
      // Some private windows have caches that refuse everything; without https there are none.
      send(locale, {type: 'ended', reason: 'refused', evidence: UNSAVED.evidence});
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
    send(locale, {type: 'stored', held, files: all.length});
    const saving = all.slice(held, held + PARALLEL_REQUESTS).map(async ([path, [hash]]) => {
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
    await cache.put(from, new Response(null, {status: 302, headers: {Location: to}}));
  }
}

/** Saves what is missing of the release that the host offers, and notes it when it is complete. */
async function saveOffered(locale: string): Promise<ReleaseManifest> {
  // The wish comes first, so that any later visit can resume.
  const kept = (await noteOf(locale)) ?? {};
  await writeNote(locale, kept);
  const offered = (await fetchManifests())[locale];
  if (!offered) {
    throw new TypeError(`The host does not offer ${locale}.`);
  }
  const {release, bytes} = offered;
  const {current, next} = await evidenceOf(locale, offered);
  if ([current, next].some((copy) => copy?.release === release && isWhole(copy))) {
    return offered;
  }
  const repairs = current?.release === release;
  await writeNote(locale, {current: kept.current, ...(!repairs && {next: {release, bytes}})});
  await fillCache(locale, release);
  await navigator.serviceWorker.register(`${site.root}sw.js`, {scope: site.root, updateViaCache: 'none'});
  await navigator.serviceWorker.ready;
  if (await noteOf(locale)) {
    const complete = {release, bytes, savedAt: new Date().toISOString()};
    await writeNote(locale, isWhole(current) ? {current: kept.current, next: complete} : {current: complete});
  }
  return offered;
}

/** Why saving failed. A host that answers, but not with what it has listed, is probably being updated. */
async function reasonOf({name}: Error): Promise<FailureReason> {
  if (name !== 'TypeError' && name !== 'TimeoutError') {
    return name === 'QuotaExceededError' ? 'room' : 'refused';
  }
  return fetchManifests().then(
    () => 'server',
    () => 'network',
  );
}

/** Saves the release of a language that the host offers. Tabs take turns. Why it stopped appears in the state. */
export async function save(locale: string): Promise<void> {
  let {evidence} = states[locale] ?? UNSAVED;
  let reason: FailureReason | undefined;
  send(locale, {type: 'begun'});
  try {
    const offered = await navigator.locks.request(cacheOf(locale, ''), () => saveOffered(locale));
    evidence = await evidenceOf(locale, offered);
  } catch (error) {
    reason = await reasonOf(error as Error);
    evidence = await evidenceOf(locale, evidence.offered).catch(() => evidence);
  }
  send(locale, {type: 'ended', reason, evidence});
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
  await examine();
}

/** Activates newer releases that are fully saved, and reloads this page. Other open pages keep their release. */
export async function activate(): Promise<void> {
  for (const locale of LOCALES) {
    const {next} = (await noteOf(locale)) ?? {};
    if (isWhole(await copyOf(locale, next))) {
      await writeNote(locale, {current: next});
    }
  }
  window.location.reload();
}
