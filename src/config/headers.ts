/** The policy inside each page and the site's HTTP headers. `src/plugins/site-output` writes both into the build. */
import {outsideLink} from './links';
import {localePath, LOCALES} from './locales';
import {algolia} from './search';

/** Hashes, as `sha256-…`, of the inline code that a policy allows. */
export interface InlineParts {
  scripts: readonly string[];
  /** Hashes of the contents of style elements. */
  styles: readonly string[];
  /** Hashes of the values of style attributes. */
  styleAttributes: readonly string[];
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

const policyText = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** Origins of the hosted search service; empty when the site uses only its embedded search engine. */
function searchServiceHosts(): string[] {
  const service = algolia();
  if (!service) {
    return [];
  }
  const host = service.appId.toLowerCase();
  return [
    `https://${host}-dsn.algolia.net`,
    `https://${host}.algolia.net`,
    ...[1, 2, 3].map((spare) => `https://${host}-${spare}.algolianet.com`),
    ...('askAi' in service ? ['https://askai.algolia.com'] : []),
  ];
}

/** Returns the directives that the policies in pages and in the header share. Each passes the hashes of its scripts. */
function commonDirectives(scripts: readonly string[]): Record<string, readonly string[]> {
  return {
    'script-src': ["'self'", ...quoted(scripts)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...searchServiceHosts()],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
}

/**
 * The policy inside a page. `default-src` is `'self'` because Firefox checks it for prefetched scripts.
 * `upgrade-insecure-requests` is missing because it would break a copy of the site on a machine without a certificate.
 */
export function pagePolicy({scripts, styles, styleAttributes}: InlineParts): string {
  return policyText({
    'default-src': ["'self'"],
    ...commonDirectives(scripts),
    'style-src': ["'self'", ...quoted(styles)],
    // Exactly these values; without one the attribute is forbidden by style-src.
    ...(styleAttributes.length > 0 && {'style-src-attr': ["'unsafe-hashes'", ...quoted(styleAttributes)]}),
  });
}

/**
 * The policy in a header, which browsers enforce together with the policy inside the page. The header does not restrict
 * styles, because a header with the hashes of the styles of all pages would be too long for hosts.
 */
function headerPolicy(scripts: readonly string[]): string {
  // Browsers complain about frame-ancestors in a page.
  return policyText({...commonDirectives(scripts), 'frame-ancestors': ["'none'"]});
}

/** Browser features that no page may use, because the manual does not need them. */
const REFUSED_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** Headers of every response, including errors and redirects. @param scripts hashes of inline scripts of all pages */
export function securityHeaders(scripts: readonly string[]): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': headerPolicy(scripts),
    // Without includeSubDomains and preload: what else runs below the owner's domain is not for a manual to decide.
    ...(outsideLink('site').startsWith('https:') && {'Strict-Transport-Security': 'max-age=31536000'}),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  };
}

/** `Cache-Control` of files whose name has a content hash. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** `Cache-Control` of all other files: cached, but revalidated before each use. */
export const CACHE_REVALIDATE = 'no-cache';

/** Folders in which every file name has a content hash; relative to the base path, with a slash at the end. */
export const HASHED_FOLDERS: readonly string[] = LOCALES.map((locale) => `${localePath(locale)}assets/`);

const TEXT = '; charset=utf-8';

/** Media types by file extension. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: `text/css${TEXT}`,
  csv: `text/csv${TEXT}`,
  gif: 'image/gif',
  html: `text/html${TEXT}`,
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: `text/javascript${TEXT}`,
  json: 'application/json',
  map: 'application/json',
  md: `text/markdown${TEXT}`,
  mjs: `text/javascript${TEXT}`,
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: `text/plain${TEXT}`,
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: `application/xml${TEXT}`,
  zip: 'application/zip',
};

/** Media type of files with an unknown extension: plain bytes, so that browsers do not guess. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** Extensions for which the file `_headers` sets the media type, because hosts do not know it or omit the charset. */
export const TYPES_TO_NAME = ['md', 'txt', 'webmanifest'] as const satisfies readonly (keyof typeof CONTENT_TYPES)[];

/** The media type of a file, by its extension. @param file any path */
export function contentType(file: string): string {
  return CONTENT_TYPES[/\.([^./]+)$/.exec(file)?.[1] ?? ''] ?? UNKNOWN_TYPE;
}
