/**
 * Paths that the service worker needs to find saved files. Pages can read them too, as data of the
 * `offline` plugin, unless the site is built with `OFFLINE=off`.
 */
export interface OfflineSite {
  /** Base path of the site on its host, e.g. `/manual/`. It starts and ends with a slash. */
  root: string;
  /** Path of the home page of each language, e.g. `{cs: '/', en: '/en/'}`. */
  homes: Readonly<Record<string, string>>;
  /** Prefix of all cache names. Two sites on the same host have different prefixes. */
  prefix: string;
}

/** The files to save for one language. The build writes each list as a JSON file to `assets/offline/`. */
export interface FileList {
  /**
   * Maps the URL-encoded path of each file to its SHA-256 hash (base64url) and its size in bytes.
   * Both refer to the uncompressed file.
   */
  files: Readonly<Record<string, readonly [hash: string, bytes: number]>>;
  /**
   * Maps a path that is not saved to the saved path that replaces it. Covers moved pages and
   * picture sizes that are not saved.
   */
  redirects: Readonly<Record<string, string>>;
}

/**
 * Version and size of the files to save for one language. Stored in `offline.json`, by language.
 */
export interface ReleaseManifest {
  /** Id of the release: the first 12 characters of a hash of its file list. */
  release: string;
  files: number;
  /** Total size of the saved files, in bytes. */
  bytes: number;
  /** Total size of the download in bytes when the host compresses files with gzip. */
  transfer: number;
}

/**
 * A release of one language on the reader's device. `savedAt` is the time at which the last of its
 * files was saved (ISO 8601). Until then, `savedAt` is absent.
 */
export type Release = Pick<ReleaseManifest, 'release' | 'bytes'> & {savedAt?: string};

/**
 * The releases of one language on the reader's device. `current` is in use. `next` is still being
 * downloaded or waits until it can replace `current`.
 */
export type StoredReleases = Partial<Record<'current' | 'next', Release>>;
