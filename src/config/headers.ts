/**
 * The one source of truth about the headers of the published site. The files for hosts, the meta element in every page and the
 * preview server take what they say from here; see `scripts/build/headers/`.
 */
import {analyticsSources} from './analytics';
import {algolia} from './search';
import {DEFAULT_LOCALE, LOCALES} from './locales';
import {outsideLink} from './links';

type Env = Readonly<Record<string, string | undefined>>;

/** What a content security policy has to let through because it stands in the pages themselves, as `sha256-…`. */
export interface InlineParts {
  /** Inline programs. */
  scripts: readonly string[];
  /** Style elements. */
  styleElements: readonly string[];
  /** Values of style attributes. */
  styles: readonly string[];
}

/** Directives for the header alone: browsers complain about them in a page. */
const HEADER_ONLY = ['frame-ancestors'];

/** Whether the search service is configured together with its assistant. */
function hasAssistant(env: Env): boolean {
  const service = algolia(env);
  return service !== undefined && 'askAi' in service;
}

/** The addresses that the search service answers at; none without a configured one. */
export function searchServiceHosts(env: Env = process.env): string[] {
  const service = algolia(env);
  if (!service) {
    return [];
  }
  const host = service.appId.toLowerCase();
  return [
    `https://${host}-dsn.algolia.net`,
    `https://${host}.algolia.net`,
    ...[1, 2, 3].map((spare) => `https://${host}-${spare}.algolianet.com`),
    ...(hasAssistant(env) ? ['https://askai.algolia.com'] : []),
  ];
}

/**
 * The content security policy: everything comes from the site itself, and no program runs that the build has not seen.
 * `upgrade-insecure-requests` is left out on purpose: no page loads anything from another host, and the directive would break
 * a copy of the site on a machine without a certificate.
 * @param place a page cannot carry every directive
 */
export function contentSecurityPolicy(
  {scripts, styleElements, styles}: InlineParts,
  place: 'header' | 'page',
  env: Env = process.env,
): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scripts)],
    'style-src': ["'self'", ...quoted(styleElements)],
    // Exactly these values, nothing else; without one the attribute is forbidden by style-src.
    ...(styles.length > 0 && {'style-src-attr': ["'unsafe-hashes'", ...quoted(styles)]}),
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...searchServiceHosts(env), ...analyticsSources(env)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .filter(([name]) => place === 'header' || !HEADER_ONLY.includes(name))
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** What no page of a manual needs; only names that every browser of the list knows, others would be reported in the console. */
const REFUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** The headers of every answer, error pages and redirects included. */
export function securityHeaders(inline: InlineParts, env: Env = process.env): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(inline, 'header', env),
    // Without includeSubDomains and preload: what else runs below the owner's domain is not for a manual to decide.
    ...(outsideLink('site', env).startsWith('https:') && {'Strict-Transport-Security': 'max-age=31536000'}),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    // The site opens nothing that must reach back, embeds nothing and wants to be embedded by nobody.
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Of files whose name carries a hash of their content. */
export const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';

/** Of everything else: kept, but asked about before each use. */
export const CACHE_AND_ASK = 'no-cache';

const OTHER_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** Folders whose files all carry a hash, relative to the base path, with a slash at the end. */
export const HASHED_FOLDERS: readonly string[] = ['assets/', ...OTHER_LOCALES.map((locale) => `${locale}/assets/`)];

/** How long a file may be kept. @param file relative to the build folder, with slashes */
export function cacheControl(file: string): string {
  return HASHED_FOLDERS.some((folder) => file.startsWith(folder)) ? CACHE_FOR_EVER : CACHE_AND_ASK;
}

const TEXT = '; charset=utf-8';

/** The type of a file by its extension; every kind of file of the site is here, and a test looks after it. */
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

/** Kinds of files that hosts with a table of their own do not know, or know without their alphabet. */
export const TYPES_TO_NAME = ['md', 'txt', 'webmanifest'] as const satisfies readonly (keyof typeof CONTENT_TYPES)[];

/** The type of a file. @param file any path */
export function contentType(file: string): string {
  return CONTENT_TYPES[/\.([^./]+)$/.exec(file)?.[1] ?? ''] ?? UNKNOWN_TYPE;
}
