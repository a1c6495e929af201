import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';

type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Visitors whose browser says that they do not want to be counted: Do Not Track, Global Privacy Control. */
function isRefused(): boolean {
  const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {globalPrivacyControl?: boolean};
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** The site that led here, without the page; empty when it is this one or unknown. */
function foreignOrigin(): string {
  const origin = URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
  return origin === window.location.origin ? '' : origin;
}

/** Tells the configured address of a view. @param referrer origin of the site that led to the page */
async function count(pathname: string, referrer: string): Promise<void> {
  const {hostname, origin} = window.location;
  const view = {url: origin + pathname, language: document.documentElement.lang, referrer};
  const endpoint = siteConfig.customFields?.analyticsEndpoint as string;
  const filled = endpoint.replace(/\{(\w+)\}/g, (_placeholder, name: keyof typeof view) =>
    encodeURIComponent(view[name]),
  );
  const {language, ...rest} = view;
  // In the form that Plausible takes; whoever has a place for each value in the address needs no body.
  const body = {name: 'pageview', domain: hostname, ...rest, props: {language}};
  // A beacon would bring along the cookies of that host.
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
  if (isRefused() || pathname === previousLocation?.pathname) {
    return;
  }
  // The view matters to the reader in no way, so neither does its failure.
  void count(pathname, previousLocation ? '' : foreignOrigin()).catch(() => undefined);
}
