import routes from '@generated/routes';
import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import type {RouteConfig} from 'react-router-config';
import {createNotice} from '../plugins/offline/client/createNotice';

type PreloadedRoute = RouteConfig & {component: {preload?: () => Promise<unknown>}};

/** The page that a followed link leads to and that is not there yet; code is also fetched for links only pointed at. */
let awaited: unknown;
let notice: HTMLElement | undefined;

/**
 * Docusaurus reloads the page when the code of the next one cannot be fetched. Without a connection that would replace a page
 * that can be read by the browser's error page, so it waits, except for a worker, which answers with a page of its own.
 */
async function waitForConnection(error: unknown): Promise<never> {
  const location = awaited;
  const worker = (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller;
  if (location !== undefined && !navigator.onLine && !worker) {
    notice ??= createNotice(
      translate({
        id: 'site.offline.waiting',
        message: 'You are offline. The page will open as soon as you are connected again.',
        description: 'Said when a link was followed without a connection and the page is not at hand',
      }),
    );
    await new Promise((resolve) => window.addEventListener('online', resolve, {once: true}));
    if (location !== awaited) {
      // Another link was followed meanwhile.
      return new Promise(() => undefined);
    }
  }
  throw error;
}

function guard(list: readonly PreloadedRoute[]): void {
  for (const {component, routes: children} of list) {
    const preload = component.preload?.bind(component);
    if (preload) {
      component.preload = () => preload().catch(waitForConnection);
    }
    guard((children ?? []) as PreloadedRoute[]);
  }
}

if (typeof document !== 'undefined') {
  guard(routes as unknown as PreloadedRoute[]);
}

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation, location}) => {
  notice?.remove();
  notice = undefined;
  awaited = previousLocation ? location : undefined;
  return () => (awaited = undefined);
};
