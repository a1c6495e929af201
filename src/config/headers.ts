/**
 * The one source of the headers of the published site: the policy in every page, the files for hosts and the preview server
 * are made from it (src/plugins/site-output).
 */
import {outsideLink} from './links';
import {localePath, LOCALES} from './locales';
import {algolia} from './search';

/** What a policy allows inline, each as a hash source `sha256-…`. */
export interface InlineParts {
  scripts: readonly string[];
  /** Contents of style elements. */
  styles: readonly string[];
  /** Values of style attributes. */
  styleAttributes: readonly string[];
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

const policyText = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** The addresses that the search service answers at; none without a configured one. */
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

/** What no page loads from elsewhere; the same for all pages. */
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
 * The content security policy inside a page: everything comes from the site itself, and nothing inline applies that the
 * build has not seen. `default-src` is `'self'` because Firefox asks it about prefetched scripts.
 * `upgrade-insecure-requests` would break a copy of the site on a machine without a certificate.
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
 * The policy that hosts send. Browsers apply it together with the one inside the page, so it says nothing of styles: each
 * page has its own, and a header with the hashes of all would be longer than hosts take.
 * @param scripts the inline scripts of all pages
 */
function headerPolicy(scripts: readonly string[]): string {
  // Browsers complain about frame-ancestors in a page.
  return policyText({...commonDirectives(scripts), 'frame-ancestors': ["'none'"]});
}

/** What a manual asks of no device, nor does anything that might get into it. */
const REFUSED_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * The headers of every answer, error pages and redirects included.
 * @param scripts the inline scripts of all pages, as hash sources
 */
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

/** `Cache-Control` of all others: cached, but revalidated before each use. */
export const CACHE_REVALIDATE = 'no-cache';

/** Folders whose files all carry a hash, relative to the base path, with a slash at the end. */
export const HASHED_FOLDERS: readonly string[] = LOCALES.map((locale) => `${localePath(locale)}assets/`);

const TEXT = '; charset=utf-8';

/** The type of a file by its extension. */
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

/** The type of files that are unknown: taken as bytes, never guessed. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** MIME types that hosts' built-in tables lack, or have without a charset. */
export const TYPES_TO_NAME = ['md', 'txt', 'webmanifest'] as const satisfies readonly (keyof typeof CONTENT_TYPES)[];

/** The type of a file. @param file any path */
export function contentType(file: string): string {
  return CONTENT_TYPES[/\.([^./]+)$/.exec(file)?.[1] ?? ''] ?? UNKNOWN_TYPE;
}
