import globalData from '@generated/globalData';
import type {OfflineData} from '..';
import {
  OFFERS_FILE,
  WORKER_FILE,
  type Envelope,
  type Offers,
  type PageMessage,
  type Status,
  type StatusMessage,
} from '../shared/types';

/** Remembers that the reader has removed what was saved, so that an installed app does not save it again by itself. */
const REMOVED_KEY = 'site.offline.removed';
/** A worker that has not answered after this time is not going to. */
const LONGEST_ANSWER_MS = 20_000;

/** Path of the site on its host. */
export function root(): string {
  return (globalData.offline?.default as OfflineData | undefined)?.root ?? '/';
}

/** The browser's workers; `undefined` where it has none: in some private windows, or without https. */
function workers(): ServiceWorkerContainer | undefined {
  return 'serviceWorker' in navigator && 'caches' in window
    ? (navigator.serviceWorker as ServiceWorkerContainer | undefined)
    : undefined;
}

/** Where what is saved lies; `undefined` without https. */
export function storage(): Partial<StorageManager> | undefined {
  return 'storage' in navigator ? navigator.storage : undefined;
}

/** Whether this browser can save the manual at all. */
export async function canSave(): Promise<boolean> {
  try {
    // Some private windows have the interface and refuse its use.
    await caches.has('');
    return workers() !== undefined;
  } catch {
    return false;
  }
}

/** Addresses of the code and the styles of this page, by which the worker knows its release. */
function assets(): string[] {
  const scripts = [...document.scripts].map(({src}) => src);
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({href}) => href);
  return [...scripts, ...styles].filter((address) => address.startsWith(`${location.origin}${root()}`));
}

async function ask(worker: ServiceWorker, message: PageMessage): Promise<Status> {
  const {port1, port2} = new MessageChannel();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The service worker does not answer.')), LONGEST_ANSWER_MS);
    port1.onmessage = ({data}: MessageEvent<Status>) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.postMessage({message, assets: assets()} satisfies Envelope, [port2]);
  });
}

/**
 * Asks the worker, if there is one.
 * @returns the status; nothing is saved where there is no worker
 */
export async function send(message: PageMessage): Promise<Status> {
  const registration = await workers()?.getRegistration(root());
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  return worker ? ask(worker, message) : {};
}

/**
 * Saves a language, or goes on with it.
 * @throws when the browser refuses the worker
 */
export async function save(locale: string): Promise<Status> {
  const container = workers();
  if (!container) {
    throw new Error('This browser has no service workers.');
  }
  await container.register(root() + WORKER_FILE, {scope: root(), updateViaCache: 'none'});
  await container.ready;
  rememberRemoval(false);
  return send({kind: 'save', locale});
}

/** Removes a language from the device. */
export async function remove(locale: string): Promise<Status> {
  rememberRemoval(true);
  return send({kind: 'remove', locale});
}

/** Shows the newer release from now on, here and in every page that is opened. */
export async function activate(): Promise<void> {
  await send({kind: 'activate'});
  window.location.reload();
}

function rememberRemoval(removed: boolean): void {
  try {
    if (removed) {
      localStorage.setItem(REMOVED_KEY, '1');
    } else {
      localStorage.removeItem(REMOVED_KEY);
    }
  } catch {
    // Where the browser keeps nothing, an installed app asks the reader to remove again.
  }
}

export function wasRemoved(): boolean {
  try {
    return localStorage.getItem(REMOVED_KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * What the host offers to save.
 * @returns `undefined` when it cannot be asked, or offers nothing
 */
export async function fetchOffers(): Promise<Offers | undefined> {
  try {
    const response = await fetch(root() + OFFERS_FILE, {cache: 'no-cache'});
    return response.ok ? ((await response.json()) as Offers) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Is told whenever something has changed.
 * @returns ends it
 */
export function onStatus(listener: (status: Status) => void): () => void {
  let saved = '';
  const hear = ({data}: MessageEvent<Partial<StatusMessage> | undefined>) => {
    if (data?.kind !== 'offline-status' || !data.status) {
      return;
    }
    listener(data.status);
    const now = JSON.stringify(Object.values(data.status).map((language) => language.saved?.release));
    if (now !== saved) {
      saved = now;
      // With the question the worker learns whether this page belongs to what has just been saved.
      void send({kind: 'status'}).catch(() => undefined);
    }
  };
  const container = workers();
  container?.addEventListener('message', hear);
  container?.startMessages();
  return () => container?.removeEventListener('message', hear);
}
