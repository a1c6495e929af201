import {createHash} from 'node:crypto';
import {LISTS_FOLDER, type Offers, type ReleaseList, type SiteLayout, type Status} from '../shared/types';
import {Library, type LibraryPorts} from './library';
import type {WorkerClient} from './scope';

/** What the tests of the worker stand on: a browser's caches and a host, both in memory. */

export const ORIGIN = 'https://site.test';
export const LAYOUT: SiteLayout = {baseUrl: '/', defaultLocale: 'cs', locales: ['cs', 'en']};

class FakeCache {
  readonly entries = new Map<string, Response>();
  /** Set by a test when the device is full. */
  constructor(private readonly full: () => boolean) {}

  match(key: string | Request): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(typeof key === 'string' ? key : key.url)?.clone());
  }

  put(key: string, response: Response): Promise<void> {
    if (this.full()) {
      return Promise.reject(new DOMException('full', 'QuotaExceededError'));
    }
    this.entries.set(key, response);
    return Promise.resolve();
  }

  delete(key: string | Request): Promise<boolean> {
    return Promise.resolve(this.entries.delete(typeof key === 'string' ? key : key.url));
  }

  keys(): Promise<Request[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => new Request(url)));
  }
}

/** One release of a small site: content by address below the base path. */
export type Release = Readonly<Record<string, string>>;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

export function listOf(locale: string, release: Release, redirects: ReleaseList['redirects'] = {}): ReleaseList {
  return {
    locale,
    files: Object.fromEntries(
      Object.entries(release)
        .filter(([key]) => key.startsWith('en/') === (locale === 'en'))
        .map(([key, content]) => [key, [digest(content), content.length] as const]),
    ),
    alternates: {},
    redirects,
  };
}

/** A device with a browser, and a host that it may or may not reach. */
export class World {
  readonly caches = new Map<string, FakeCache>();
  /** Pages that are open. */
  clients: WorkerClient[] = [];
  /** What was asked of the host. */
  requests: string[] = [];
  online = true;
  full = false;
  retired = false;
  told: Status[] = [];
  /** Content that the host sends in place of that of its release, or a status. */
  wrong: Record<string, string | number> = {};
  /** Called before each answer of the host. */
  before: (key: string) => void = () => undefined;
  private time = Date.parse('2026-01-01T00:00:00Z');

  constructor(public release: Release) {}

  private host(key: string): Response {
    this.requests.push(key);
    this.before(key);
    if (!this.online) {
      throw new TypeError('Failed to fetch');
    }
    const wrong = this.wrong[key];
    if (typeof wrong === 'number') {
      return new Response('', {status: wrong});
    }
    const lists = Object.fromEntries(
      LAYOUT.locales.map((locale) => {
        const text = JSON.stringify(listOf(locale, this.release));
        return [locale, {text, release: digest(text).slice(0, 12)}] as const;
      }),
    );
    const offers: Offers = {
      languages: Object.fromEntries(
        Object.entries(lists).map(([locale, {release}]) => [locale, {release, bytes: 0, transfer: 0, files: 0}]),
      ),
    };
    const made: Record<string, string> = {'offline.json': JSON.stringify(offers)};
    for (const [locale, {text, release}] of Object.entries(lists)) {
      made[`${LISTS_FOLDER}/${locale}.${release}.json`] = text;
    }
    const content = wrong ?? made[key] ?? this.release[key];
    return content === undefined
      ? new Response('not found', {status: 404})
      : new Response(content, {
          headers: {'Content-Type': 'text/plain', 'Content-Length': '1', 'X-Frame-Options': 'DENY'},
        });
  }

  /** Starts the worker; what it had in memory is lost, what lies in the caches is not. */
  start(): Library {
    const open = (name: string) => {
      const cache = this.caches.get(name) ?? new FakeCache(() => this.full);
      this.caches.set(name, cache);
      return Promise.resolve(cache as unknown as Cache);
    };
    const reach = async (url: string) => {
      await Promise.resolve();
      return this.host(decodeURIComponent(new URL(url).pathname.slice(1)));
    };
    const ports: LibraryPorts = {
      layout: LAYOUT,
      origin: ORIGIN,
      caches: {open, delete: (name: string) => Promise.resolve(this.caches.delete(name))} as unknown as CacheStorage,
      fetch: (url) => reach(url),
      pass: ({url}) => reach(url),
      now: () => (this.time += 1000),
      clients: () => Promise.resolve(this.clients),
      claim: () => Promise.resolve(),
      tell: (status) => this.told.push(status),
      retire: () => {
        this.retired = true;
        return Promise.resolve();
      },
    };
    return new Library(ports);
  }

  /** Opens a page as a browser tab. */
  openPage(id: string, path: string): void {
    this.clients.push({id, url: ORIGIN + path, type: 'window', postMessage: () => undefined});
  }

  /** Hashes of the files that lie on the device. */
  get stored(): number {
    return this.caches.get('offline:/:files')?.entries.size ?? 0;
  }

  /** Lets the browser throw away what a file holds. */
  lose(content: string): void {
    this.caches.get('offline:/:files')?.entries.delete(`${ORIGIN}/file/${digest(content)}`);
  }

  /** Time passes, so that pages that were about to open are either open or gone. */
  wait(): void {
    this.time += 3_600_000;
  }
}
