/** The part of a service worker's global scope that is used; the library of the compiler for it excludes that of pages. */

export interface WaitingEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends WaitingEvent {
  request: Request;
  clientId: string;
  resultingClientId: string;
  respondWith: (response: Promise<Response>) => void;
}

export interface MessageEventOfClient extends WaitingEvent {
  data: unknown;
  source: WorkerClient | null;
  ports: readonly MessagePort[];
}

/** A page or a worker of the site. */
export interface WorkerClient {
  id: string;
  url: string;
  type: 'window' | 'worker' | 'sharedworker';
  postMessage: (message: unknown) => void;
  /** Only pages. */
  navigate?: (url: string) => Promise<unknown>;
}

export interface ServiceWorkerScope {
  caches: CacheStorage;
  clients: {
    matchAll: (options: {type: 'window' | 'all'; includeUncontrolled: boolean}) => Promise<readonly WorkerClient[]>;
    claim: () => Promise<void>;
  };
  registration: {unregister: () => Promise<boolean>; scope: string};
  location: {origin: string};
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (name: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
    (name: 'fetch', listener: (event: FetchEvent) => void): void;
    (name: 'message', listener: (event: MessageEventOfClient) => void): void;
  };
}
