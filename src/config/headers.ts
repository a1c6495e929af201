/** The Content-Security-Policy of pages and the HTTP headers. `src/plugins/site-output` writes both into the build. */
import {outsideLink} from './links';
import {localePath, LOCALES} from './locales';
import {algolia} from './search';

/** Hashes (`sha256-…`) of the inline scripts and styles that a Content-Security-Policy allows. */
export interface InlineParts {
  scripts: readonly string[];
  /** Hashes of the contents of `<style>` elements. */
  styles: readonly string[];
  /** Hashes of the values of `style` attributes. */
  styleAttributes: readonly string[];
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

const policyText = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** Returns the origins of the hosted search service; an empty list when the site does not use it. */
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

/** Returns the directives that the policy in a page and that of the HTTP header share. `scripts`: allowed hashes. */
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
 * Returns the policy for the `<meta>` element of a page. `default-src` is `'self'` because Firefox checks it for
 * prefetched scripts. Omits `upgrade-insecure-requests`, which would break copies that are served without HTTPS.
 */
export function pagePolicy({scripts, styles, styleAttributes}: InlineParts): string {
  return policyText({
    'default-src': ["'self'"],
    ...commonDirectives(scripts),
    'style-src': ["'self'", ...quoted(styles)],
    // Allows exactly these values. In a page without any, `style-src` forbids the attribute.
    ...(styleAttributes.length > 0 && {'style-src-attr': ["'unsafe-hashes'", ...quoted(styleAttributes)]}),
  });
}

/**
 * Returns the policy of the HTTP header, which browsers enforce together with that of the page. It does not restrict
 * styles, because the hashes of the styles of all pages would make the header too long for hosts.
 */
function headerPolicy(scripts: readonly string[]): string {
  // Browsers complain about frame-ancestors in a page.
  return policyText({...commonDirectives(scripts), 'frame-ancestors': ["'none'"]});
}

/** Browser features that no page may use, because the manual does not need them. */
const REFUSED_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** Returns the headers of every response, also of errors and redirects. `scripts`: hashes of all inline scripts. */
export function securityHeaders(scripts: readonly string[]): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': headerPolicy(scripts),
    ...(outsideLink('site').startsWith('https:') && {
      // No includeSubDomains or preload: a manual must not decide for other sites below the owner's domain.
      'Strict-Transport-Security': 'max-age=31536000',
      // No page uses windows that it opens or that opened it. Without HTTPS, browsers would report that they ignore it.
      'Cross-Origin-Opener-Policy': 'same-origin',
    }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  };
}

/** Value of the `Cache-Control` header for files that have a content hash in their name. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** `Cache-Control` of files without a content hash in their name: cached, but revalidated before each use. */
export const CACHE_REVALIDATE = 'no-cache';

/** Folders in which every file name has a content hash, relative to the base path, e.g. `en/assets/`. */
const HASHED_FOLDERS = LOCALES.map((locale) => `${localePath(locale)}assets/`);

const TEXT = '; charset=utf-8';

/** Media types by file extension. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: `text/css${TEXT}`,
  csv: `text/csv${TEXT}`,
  html: `text/html${TEXT}`,
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: `text/javascript${TEXT}`,
  json: 'application/json',
  md: `text/markdown${TEXT}`,
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  toml: `application/toml${TEXT}`,
  txt: `text/plain${TEXT}`,
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: `application/xml${TEXT}`,
  zip: 'application/zip',
};

/** Media type of files with an unknown extension: arbitrary bytes, so that browsers do not guess a type. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** A header of the paths that match one of the patterns, in which `*` stands for anything. */
interface HeaderRule {
  name: string;
  value: string;
  /** Patterns below the base path, e.g. `en/assets/*`. */
  paths: readonly string[];
}

/** Headers of some files only. */
export const HEADER_RULES: readonly HeaderRule[] = [
  // The names of these files have a hash of their content.
  {name: 'Cache-Control', value: CACHE_FOREVER, paths: HASHED_FOLDERS.map((folder) => `${folder}*`)},
  // A link with `download` would not do: it bypasses the service worker, and so fails without a connection.
  {
    name: 'Content-Disposition',
    value: 'attachment',
    paths: LOCALES.map((locale) => `${localePath(locale)}downloads/*`),
  },
  // Feeds, downloads and pictures are for other sites and programs too.
  {name: 'Cross-Origin-Resource-Policy', value: 'same-origin', paths: ['*.css', '*.js', '*.woff2']},
  // Search engines should list the pages, not these copies of them for machines.
  {name: 'X-Robots-Tag', value: 'noindex', paths: ['*.md', '*llms.txt']},
  // Hosts do not know these types, or omit the charset.
  ...['md', 'txt', 'webmanifest'].map((type) => ({
    name: 'Content-Type',
    value: CONTENT_TYPES[type] ?? '',
    paths: [`*.${type}`],
  })),
];

/** Returns the media type of a file, based on the extension in its name or path. */
export function contentType(file: string): string {
  return CONTENT_TYPES[/\.([^./]+)$/.exec(file.toLowerCase())?.[1] ?? ''] ?? UNKNOWN_TYPE;
}
