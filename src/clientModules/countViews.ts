import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';

type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Whether the browser sends Do Not Track or Global Privacy Control. */
function optsOut(): boolean {
  const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {globalPrivacyControl?: boolean};
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Origin of the referring site; empty when it is unknown or this one. */
function referringOrigin(): string {
  const origin = URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
  return origin === window.location.origin ? '' : origin;
}

/** Sends a page view to the configured endpoint. @param referrer origin of the referring site */
async function count(pathname: string, referrer: string): Promise<void> {
  const {hostname, origin} = window.location;
  const view = {url: origin + pathname, language: document.documentElement.lang, referrer};
  const endpoint = siteConfig.customFields?.analyticsEndpoint as string;
  const filled = endpoint.replace(/\{(\w+)\}/g, (_placeholder, name: keyof typeof view) =>
    encodeURIComponent(view[name]),
  );
  const {language, ...rest} = view;
  // Plausible's format. An endpoint with placeholders gets no body.
  const body = {name: 'pageview', domain: hostname, ...rest, props: {language}};
  // `sendBeacon` would send the endpoint's cookies.
  await fetch(filled, {
    method: 'POST',
    body: filled === endpoint ? JSON.stringify(body) : null,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
}

/** Counts page views; bundled only when an endpoint is configured, see `src/config/analytics.ts`. */
export function onRouteDidUpdate({location: {pathname}, previousLocation}: RouteUpdate): void {
  if (optsOut() || pathname === previousLocation?.pathname) {
    return;
  }
  // A failure does not concern the reader.
  void count(pathname, previousLocation ? '' : referringOrigin()).catch(() => undefined);
}
