import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import type {RouteConfig} from 'react-router-config';
import type {Envelope, Status} from '../plugins/offline/shared/types';

type PreloadedRoute = RouteConfig & {path: string; component: {preload?: () => Promise<unknown>}};

/** Names of the files of code that hang on a route, out of the nested record in which Docusaurus keeps them. */
function chunkNames(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(chunkNames) : [];
}

/** Fetches the code of a route; unlike the route's own function it can be called again after a failure. */
async function fetchCode(path: string): Promise<void> {
  const names = Object.entries(routesChunkNames)
    // The name of a route ends with a hash of its own.
    .filter(([name]) => name.replace(/-[^-]+$/, '') === path)
    .flatMap(([, chunks]) => chunkNames(chunks));
  await Promise.all(names.map(async (name) => registry[name]?.[0]() as Promise<unknown>));
}

let notice: HTMLElement | undefined;
/** Whether a link was followed and its page is not there yet; code is also fetched for links that are only pointed at. */
let navigating = false;

function showNotice(): void {
  if (!navigating) {
    return;
  }
  if (!notice) {
    notice = document.createElement('div');
    notice.setAttribute('role', 'status');
    notice.className = 'site-notice';
    document.body.append(notice);
  }
  // A text that is put into a region which is already there is read out.
  notice.textContent = translate({
    id: 'site.offline.waiting',
    message: 'You are offline. The page will open as soon as you are connected again.',
    description: 'Said when a link was followed without a connection and the page is not at hand',
  });
}

function hideNotice(): void {
  notice?.remove();
  notice = undefined;
}

/** Ends when the browser says that it is connected again. */
async function connected(): Promise<void> {
  if (!navigator.onLine) {
    await new Promise((resolve) => window.addEventListener('online', resolve, {once: true}));
  }
}

/** Whether a language is saved on this device, so that there is a page to say what can be read instead. */
async function anythingSaved(): Promise<boolean> {
  // Some private windows have no workers at all.
  const worker = (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller;
  if (!worker) {
    return false;
  }
  const {port1, port2} = new MessageChannel();
  const answer = new Promise<Status>((resolve) => {
    port1.onmessage = ({data}: MessageEvent<Status>) => resolve(data);
  });
  worker.postMessage({message: {kind: 'status'}, assets: []} satisfies Envelope, [port2]);
  return Object.values(await answer).some(({saved}) => saved);
}

/** Waits with a page whose code is not at hand until there is a connection. */
async function waitForCode(path: string): Promise<void> {
  while (!navigator.onLine) {
    try {
      await fetchCode(path);
      return;
    } catch {
      if (navigating && (await anythingSaved())) {
        // The address is that of the next page already.
        window.location.reload();
        await new Promise(() => undefined);
      }
      showNotice();
      await connected();
      hideNotice();
    }
  }
}

/**
 * Docusaurus reloads the page when the code of the next one cannot be fetched, which is right after a new deployment. Without
 * a connection it would replace a page that can be read by the browser's error page, so the next one waits instead; where the
 * manual is saved in another language, the page that says so takes its place.
 */
function guard(list: readonly PreloadedRoute[]): void {
  for (const {path, component, routes: children} of list) {
    const preload = component.preload?.bind(component);
    if (preload) {
      component.preload = async () => {
        await waitForCode(path);
        return preload();
      };
    }
    guard((children ?? []) as PreloadedRoute[]);
  }
}

if (typeof document !== 'undefined') {
  guard(routes as unknown as PreloadedRoute[]);
}

const offlineNavigation: ClientModule = {
  onRouteUpdate({previousLocation}) {
    // Following another link ends the wait for the first, as far as the visitor can see.
    hideNotice();
    navigating = previousLocation !== null;
  },
  onRouteDidUpdate() {
    hideNotice();
    navigating = false;
  },
};

export const {onRouteUpdate, onRouteDidUpdate} = offlineNavigation;
