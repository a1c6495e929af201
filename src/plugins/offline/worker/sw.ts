/** The service worker of the site, at `/sw.js`. It is registered only for readers who save the manual or have installed it. */
import type {Envelope, SiteLayout, StatusMessage} from '../shared/types';
import {concerns} from './answers';
import {Library} from './library';
import type {ServiceWorkerScope} from './scope';

declare const SITE_LAYOUT: SiteLayout;

const scope = self as unknown as ServiceWorkerScope;
const layout = SITE_LAYOUT;
const {origin} = scope.location;
const openClients = () => scope.clients.matchAll({type: 'all', includeUncontrolled: true});

const library = new Library({
  layout,
  origin,
  caches: scope.caches,
  fetch: (url, init) => fetch(url, init),
  pass: (request) => fetch(request),
  now: () => Date.now(),
  clients: openClients,
  tell: (status) => {
    const message: StatusMessage = {kind: 'offline-status', status};
    void openClients().then((clients) =>
      clients.filter(({type}) => type === 'window').forEach((client) => client.postMessage(message)),
    );
  },
  claim: () => scope.clients.claim(),
  retire: async () => {
    await scope.registration.unregister();
  },
});

scope.addEventListener('install', (event) => {
  // What is saved does not depend on the worker's code, so a newer worker never changes what is read.
  event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('fetch', (event) => {
  if (concerns(event.request, origin, layout)) {
    event.respondWith(library.answer(event.request, event));
  }
});

scope.addEventListener('message', (event) => {
  const envelope = event.data as Envelope;
  const [port] = event.ports;
  event.waitUntil(
    library
      .handle(envelope, event.source?.id)
      .then((status) => port?.postMessage(status))
      // The browser ends a worker that waits for nothing; every message of a page lets the download go on.
      .then(() => library.idle()),
  );
});
