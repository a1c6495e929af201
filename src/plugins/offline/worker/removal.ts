/**
 * The service worker of a build with `OFFLINE=off`: takes the place of the real one, deletes what that has saved, removes
 * itself, and opens the pages again, from then on from the host.
 */
import type {SiteLayout} from '../shared/types';
import type {ServiceWorkerScope, WorkerClient} from './scope';
import {cachePrefix} from './store';

declare const SITE_LAYOUT: SiteLayout;

type Page = Required<WorkerClient>;

const scope = self as unknown as ServiceWorkerScope;

async function removeEverything(): Promise<void> {
  const names = await scope.caches.keys();
  const own = names.filter((name) => name.startsWith(cachePrefix(SITE_LAYOUT.baseUrl)));
  await Promise.all(own.map((name) => scope.caches.delete(name)));
  await scope.registration.unregister();
  const pages = await scope.clients.matchAll({type: 'window', includeUncontrolled: false});
  // A page that cannot be opened again, for lack of a connection, stays as it is.
  await Promise.allSettled(pages.map((page) => (page as Page).navigate(page.url)));
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(removeEverything()));
