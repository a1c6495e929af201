/**
 * Saves the manual for offline use: each release of a language in its own cache, from which the service worker answers.
 * Runs in pages, not the worker. Workbox would save all at once, and cannot show progress, resume or save one language.
 */
import globalData from '@generated/globalData';
import type {FileList, StoredReleases, ReleaseManifest, OfflineSite} from '../types';
import {rememberWanted, wantedLanguages} from './wantedLanguages';

/** `network`: the host did not answer. `server`: it failed or has a newer release. `storage`: usually out of space. */
export type FailureReason = 'network' | 'server' | 'storage';

/** Which releases of a language are saved, and how saving progresses or why it failed. */
export interface LanguageStatus extends StoredReleases {
  /** Bytes saved so far and bytes in total. Absent when the language is not being saved. */
  progress?: {done: number; total: number};
  failure?: FailureReason;
}
export type Status = Readonly<Record<string, LanguageStatus>>;
export type ReleaseManifests = Readonly<Record<string, ReleaseManifest>>;

class Failure extends Error {
  constructor(readonly reason: FailureReason) {
    super(reason);
  }
}

const MAX_PARALLEL_REQUESTS = 6;
const TIMEOUT_REQUEST_MS = 120_000;

const site = (globalData.offline?.default ?? {root: '/', homes: {}, prefix: ''}) as OfflineSite;
const STATE = `${site.prefix}languages`;
const cacheOf = (locale: string, release: string) => `${site.prefix}${locale}:${release}`;
const statePath = (locale: string) => `${site.root}language/${locale}`;

let status: Status = {};
const listeners = new Set<() => void>();

export const currentStatus = (): Status => status;

function updateStatus(locale: string, changed: LanguageStatus): void {
  status = {...status, [locale]: changed};
  listeners.forEach((listener) => listener());
}

/** Calls the listener after every change of the status. @returns a function that removes the listener */
export function onStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this browser can save. Tries it out, because some private windows have the APIs but store nothing. */
export async function canSave(): Promise<boolean> {
  try {
    await caches.has('');
    return 'serviceWorker' in navigator && 'locks' in navigator;
  } catch {
    return false;
  }
}

async function storedReleases(locale: string): Promise<StoredReleases> {
  const stored = await caches.match(statePath(locale), {cacheName: STATE});
  return ((await stored?.json()) ?? {}) as StoredReleases;
}

async function storeReleases(locale: string, kept: StoredReleases): Promise<void> {
  await (await caches.open(STATE)).put(statePath(locale), Response.json(kept));
  updateStatus(locale, kept);
}

/** Updates the status of every language to match the releases saved on the device. @returns the new status */
export async function refreshStatus(): Promise<Status> {
  for (const locale of Object.keys(site.homes)) {
    const {progress, failure} = status[locale] ?? {};
    updateStatus(locale, {...(await storedReleases(locale)), progress, failure});
  }
  return status;
}

/**
 * Fetches a file from the host, not from the service worker.
 * @throws Failure `network` or `server`
 * @param hash expected beginning of the file's SHA-256 (base64url), to notice a newer release; `''` accepts any file
 */
async function fetchFile(path: string, hash = ''): Promise<Response> {
  const headers = {'X-Save-Offline': '1'};
  const signal = AbortSignal.timeout(TIMEOUT_REQUEST_MS);
  try {
    const response = await fetch(path, {headers, signal, cache: 'no-cache', redirect: 'error'});
    const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
    const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
    if (response.ok && base64.replaceAll('+', '-').replaceAll('/', '_').startsWith(hash)) {
      return response;
    }
  } catch {
    throw new Failure('network');
  }
  throw new Failure('server');
}

/** Fetches the manifests of the releases that the host offers, by locale. @throws Failure */
export async function fetchManifests(): Promise<ReleaseManifests> {
  return (await (await fetchFile(`${site.root}offline.json`)).json()) as ReleaseManifests;
}

/** Saves a release: copies unchanged files from earlier releases, fetches the others, and marks it as complete. */
async function fillCache(locale: string, {release, bytes}: ReleaseManifest): Promise<void> {
  const list = await fetchFile(`${site.root}assets/offline/${locale}.${release}.json`, release);
  const {files, redirects} = (await list.json()) as FileList;
  const {current} = await storedReleases(locale);
  const next = {release, bytes};
  await storeReleases(locale, {current, next});
  const cache = await caches.open(cacheOf(locale, release));
  const queue = Object.entries(files);
  let done = 0;
  const saveQueue = async (): Promise<void> => {
    for (let file = queue.shift(); file && wantedLanguages()?.includes(locale); file = queue.shift()) {
      const [path, [hash, size]] = file;
      // By its hash the file is recognized in other releases too. The worker takes no notice of it.
      const key = `${path}?${hash}`;
      if (!(await cache.match(key, {ignoreVary: true}))) {
        const copy = await caches.match(key, {ignoreVary: true});
        await cache.put(key, copy ?? (await fetchFile(path, hash)));
      }
      done += size;
      updateStatus(locale, {current, next, progress: {done, total: bytes}});
    }
  };
  const stop = (error: Error) => {
    queue.length = 0;
    throw error;
  };
  const running = Array.from({length: MAX_PARALLEL_REQUESTS}, () => saveQueue().catch(stop));
  // Let in-flight writes settle before reporting the error.
  await Promise.allSettled(running);
  await Promise.all(running);
  if (wantedLanguages()?.includes(locale)) {
    for (const [from, to] of Object.entries(redirects)) {
      await cache.put(from, new Response(null, {status: 302, headers: {Location: to}}));
    }
    await navigator.serviceWorker.register(`${site.root}sw.js`, {scope: site.root, updateViaCache: 'none'});
    await navigator.serviceWorker.ready;
    const complete = {...next, savedAt: new Date().toISOString()};
    await storeReleases(locale, current ? {current, next: complete} : {current: complete});
  }
}

/** Saves the current release of a language, or what is still missing. Tabs take turns. Errors appear in the status. */
export async function save(locale: string): Promise<void> {
  await navigator.locks.request(cacheOf(locale, ''), async () => {
    try {
      const manifest = (await fetchManifests())[locale];
      const {current, next} = await storedReleases(locale);
      const complete = [current?.release, next?.savedAt && next.release];
      if (!manifest) {
        throw new Failure('server');
      }
      if (!complete.includes(manifest.release)) {
        await fillCache(locale, manifest);
      }
    } catch (error) {
      const failure = error instanceof Failure ? error.reason : 'storage';
      updateStatus(locale, {...(await storedReleases(locale)), failure});
    }
  });
}

/** Removes everything saved for a language from the device. A download in progress stops before the next file. */
export async function remove(locale: string): Promise<void> {
  rememberWanted(locale, false);
  await navigator.locks.request(cacheOf(locale, ''), async () => {
    await (await caches.open(STATE)).delete(statePath(locale));
    const kept = await Promise.all(Object.keys(site.homes).map(storedReleases));
    const nothing = kept.every(({current, next}) => !current && !next);
    const unneeded = (await caches.keys()).filter((name) =>
      name.startsWith(nothing ? site.prefix : cacheOf(locale, '')),
    );
    await Promise.all(unneeded.map((name) => caches.delete(name)));
    if (nothing) {
      await (await navigator.serviceWorker.getRegistration(site.root))?.unregister();
    }
    updateStatus(locale, {});
  });
}

/** Activates newer releases that are fully saved, and reloads this page. Other open pages keep their release. */
export async function activate(): Promise<void> {
  for (const locale of Object.keys(site.homes)) {
    const {next} = await storedReleases(locale);
    if (next?.savedAt) {
      await storeReleases(locale, {current: next});
    }
  }
  window.location.reload();
}
