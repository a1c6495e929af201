import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';

type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Whether the browser sends Do Not Track or Global Privacy Control. */
function hasOptedOut(): boolean {
  const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {globalPrivacyControl?: boolean};
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Origin of the referring site; empty when it is this one or unknown. */
function referrerOrigin(): string {
  const origin = URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
  return origin === window.location.origin ? '' : origin;
}

/** Reports a view to the configured endpoint. @param referrer origin of the referring site */
async function count(pathname: string, referrer: string): Promise<void> {
  const {hostname, origin} = window.location;
  const view = {url: origin + pathname, language: document.documentElement.lang, referrer};
  const endpoint = siteConfig.customFields?.analyticsEndpoint as string;
  const filled = endpoint.replace(/\{(\w+)\}/g, (_placeholder, name: keyof typeof view) =>
    encodeURIComponent(view[name]),
  );
  const {language, ...rest} = view;
  // Plausible's format; an endpoint with placeholders gets everything in its URL.
  const body = {name: 'pageview', domain: hostname, ...rest, props: {language}};
  // A beacon would send cookies.
  await fetch(filled, {
    method: 'POST',
    body: filled === endpoint ? JSON.stringify(body) : null,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
}

/** Counts views of pages; part of the site only where an address for it is configured, see `src/config/analytics.ts`. */
export function onRouteDidUpdate({location: {pathname}, previousLocation}: RouteUpdate): void {
  if (hasOptedOut() || pathname === previousLocation?.pathname) {
    return;
  }
  // A failed request must not disturb the page.
  void count(pathname, previousLocation ? '' : referrerOrigin()).catch(() => undefined);
}
