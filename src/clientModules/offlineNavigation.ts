import routes from '@generated/routes';
import {translate} from '@docusaurus/Translate';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {createNotice} from '../plugins/offline/client/createNotice';

let notice: HTMLElement | undefined;
let ready: HTMLAnchorElement | undefined;

/**
 * Handles a click on a link of the site when the browser is offline and no service worker can answer. Opens the page if
 * its code can be loaded, else when the connection returns. Docusaurus alone would reload and end at an error page.
 */
function waitForConnection(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const worker = (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller;
  const {origin, pathname} = window.location;
  if (navigator.onLine || worker || link?.origin !== origin || link.pathname === pathname || link === ready) {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  const components = matchRoutes(routes as RouteConfig[], link.pathname).map(({route}) => route.component);
  const open = () => {
    ready = link;
    link.click();
    ready = undefined;
  };
  const wait = () => {
    notice ??= createNotice(
      translate({
        id: 'site.offline.waiting',
        message: "You're offline. The page will open when you're connected again.",
      }),
    );
    window.addEventListener('online', () => notice && window.location.assign(link.href), {once: true});
  };
  Promise.all(components.map((component) => (component as {preload?: () => unknown}).preload?.())).then(open, wait);
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', waitForConnection, {capture: true});
}

export function onRouteUpdate(): void {
  notice?.remove();
  notice = undefined;
}
