/** What the finishing step of the build, the service worker and the pages agree on. */

/** Name of the list of what can be saved, below the base path of the site. Never cached, never saved. */
export const OFFERS_FILE = 'offline.json';
/** Name of the service worker, below the base path of the site. Never cached, never saved. */
export const WORKER_FILE = 'sw.js';
/** Folder of the lists of files, below the base path of the site; their names carry their release. */
export const LISTS_FOLDER = 'assets/offline';
/** Route of the page on which the manual is saved, below the base path of a language. */
export const OFFLINE_ROUTE = 'offline/';
/** Route of the page that stands for every page that is not saved, below the base path of a language. */
export const MISSING_ROUTE = 'offline/missing/';
/** Parameter of that page: path and query of the page that was asked for. */
export const MISSING_PARAMETER = 'page';
/** Name of a language's web app manifest, below the base path of the language. */
export const MANIFEST_FILE = 'manifest.webmanifest';

/** Everything that belongs to one language of one release of the site. */
export interface ReleaseList {
  locale: string;
  /**
   * SHA-256 in base64url and size in bytes of every file, by its decoded address below the base path of the site. A page stands
   * under its address with a slash at the end, the home page of the default language under the empty text.
   */
  files: Readonly<Record<string, readonly [hash: string, bytes: number]>>;
  /** Addresses of the same picture in other sizes and formats, which are answered with a listed file: address to address. */
  alternates: Readonly<Record<string, string>>;
  /** Addresses of pages that lead to another one: address to address, perhaps with a `#heading`. */
  redirects: Readonly<Record<string, string>>;
}

/** What saving a language takes. */
export interface Offer {
  /** Identity of the release: the beginning of the hash of its list. */
  release: string;
  /** Bytes that it takes on the device. */
  bytes: number;
  /** Bytes that a download of all of it takes from a host that compresses with gzip; others send fewer or `bytes`. */
  transfer: number;
  files: number;
}

/** Content of {@link OFFERS_FILE}. */
export interface Offers {
  /** Languages by their code. */
  languages: Readonly<Record<string, Offer>>;
}

/** How the site is laid out; the worker gets it when it is built. */
export interface SiteLayout {
  /** Path of the site on its host; starts and ends with a slash. */
  baseUrl: string;
  /** Served at the base path itself. */
  defaultLocale: string;
  /** All languages, the default one included; each of the others is served below its code. */
  locales: readonly string[];
}

/**
 * Why saving has not come to its end: no connection; no space left; a file of the release is not on the host; the host answers
 * with an error; what the host sends is not what the release lists.
 */
export type FailureReason = 'network' | 'storage' | 'missing' | 'server' | 'changed';

/** What is known of one language. */
export interface LanguageStatus {
  /** What pages are answered from. */
  saved?: {release: string; /** ISO 8601 */ savedAt: string; bytes: number};
  /** A newer release, or the first one. */
  coming?: {
    release: string;
    /** Bytes that lie on the device already, and of all files. */
    done: number;
    total: number;
    state: 'downloading' | 'interrupted' | 'ready';
  };
  failure?: FailureReason;
}

/** What the worker tells the pages, by language. */
export type Status = Readonly<Record<string, LanguageStatus>>;

/** From a page to the worker; answered with the status through the port that comes with it. */
export type PageMessage =
  | {kind: 'status'}
  | {kind: 'save'; locale: string}
  /** Looks for a newer release and downloads it, unless the device is to save data. */
  | {kind: 'check'; download: boolean}
  /** From now on newly opened pages come from the newer release. */
  | {kind: 'activate'}
  | {kind: 'remove'; locale: string};

/** With every message: addresses of the code and the styles that the page is made of, by which its release is known. */
export interface Envelope {
  message: PageMessage;
  assets: readonly string[];
}

/** From the worker to all pages. */
export interface StatusMessage {
  kind: 'offline-status';
  status: Status;
}
