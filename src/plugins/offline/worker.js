/**
 * The service worker `/sw.js` answers requests with saved files. A page registers it after saving all files of a
 * language. `writeOffline` puts two constants before this code: `SITE`, an `OfflineSite`, and `ENABLED`, false in a
 * build with `OFFLINE=off`.
 */
const NOTES = `${SITE.prefix}languages`;
const PINS = `${SITE.prefix}pins`;
const LOCALES = Object.keys(SITE.homes);

const cacheOf = (locale, release) => `${SITE.prefix}${locale}:${release}`;
const notePath = (locale) => `${SITE.root}language/${locale}`;
const pinPath = (client) => `${SITE.root}pin/${client}`;
const find = (cacheName, path) => cacheName && caches.match(path, {cacheName, ignoreSearch: true, ignoreVary: true});
const noteOf = async (locale) => (await (await find(NOTES, notePath(locale)))?.json()) ?? {};

/** Returns the name of the cache with the current release of a language; `undefined` when it has none. */
async function currentCache(locale) {
  const {current} = await noteOf(locale);
  return current && cacheOf(locale, current.release);
}

/** Records which cache a page gets its files from. A variable would be lost when the service worker stops. */
async function pin(client, cacheName) {
  const pins = await caches.open(PINS);
  // When the device has no space left, the page opens without this record.
  await pins.put(pinPath(client), new Response(cacheName)).catch(() => undefined);
}

/** Deletes the caches of this site, except some. */
async function deleteCaches(except) {
  const unneeded = (await caches.keys()).filter((name) => name.startsWith(SITE.prefix) && !except.includes(name));
  await Promise.all(unneeded.map((name) => caches.delete(name)));
}

/** When no page is open, deletes what only open pages need: replaced releases and pins. */
async function cleanUpWhenAlone() {
  const windows = await clients.matchAll({type: 'window', includeUncontrolled: true});
  if (windows.length === 0) {
    const needed = [NOTES];
    for (const locale of LOCALES) {
      const {current, next} = await noteOf(locale);
      needed.push(cacheOf(locale, current?.release), cacheOf(locale, next?.release));
    }
    await deleteCaches(needed);
  }
}

/** Answers with the saved page, else with the page from the host, else with a redirect to a saved `offline/` page. */
async function answerPage({request, resultingClientId}, {pathname, search}, locale) {
  await cleanUpWhenAlone();
  const current = await currentCache(locale);
  const saved = await find(current, pathname);
  if (saved) {
    await pin(resultingClientId, current);
    return saved;
  }
  const canonical = pathname.replace(/\/index\.html$|\.html$|\/?$/, '/');
  if (canonical !== pathname && (await find(current, canonical))) {
    return Response.redirect(canonical + search);
  }
  try {
    return await fetch(request);
  } catch (error) {
    for (const language of [locale, ...LOCALES]) {
      const page = `${SITE.homes[language]}offline/`;
      if (await find(await currentCache(language), page)) {
        return Response.redirect(`${page}?page=${encodeURIComponent(pathname + search)}`);
      }
    }
    throw error;
  }
}

/** Answers with a file that a page loads. Takes it from the page's own release, even if another is current now. */
async function answerPart({request, clientId, resultingClientId}, {pathname}, locale) {
  const pinned = await (await find(PINS, pinPath(clientId)))?.text();
  if (pinned && resultingClientId) {
    await pin(resultingClientId, pinned);
  }
  const release = pinned ?? (await currentCache(locale));
  // In assets/, names contain a hash of the content, so a saved file also fits a page that came from the host.
  const saved = (pinned || pathname.includes('/assets/')) && (await find(release, pathname));
  try {
    return saved || (await fetch(request));
  } catch (error) {
    return (await find(release, pathname)) ?? Promise.reject(error);
  }
}

async function removeEverything() {
  await deleteCaches([]);
  await registration.unregister();
  // Load the open pages again, now from the host. Without a connection they stay as they are.
  await Promise.allSettled((await clients.matchAll({type: 'window'})).map((page) => page.navigate(page.url)));
}

// Saved copies do not depend on the worker's code, so a newer worker activates immediately.
self.addEventListener('install', (event) => event.waitUntil(skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(ENABLED ? clients.claim() : removeEverything()));
self.addEventListener('fetch', (event) => {
  const {method, url, mode, headers} = event.request;
  const address = new URL(url);
  const ours = address.origin === location.origin && address.pathname.startsWith(SITE.root);
  // Downloads for saving and range requests bypass the worker.
  if (ENABLED && ours && method === 'GET' && !headers.has('X-Save-Offline') && !headers.has('Range')) {
    const locale = LOCALES.findLast((candidate) => address.pathname.startsWith(SITE.homes[candidate]));
    event.respondWith((mode === 'navigate' ? answerPage : answerPart)(event, address, locale));
  }
});
