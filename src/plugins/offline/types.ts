/** Paths of the site and its languages, for the service worker. Pages get them too, unless saving is switched off. */
export interface OfflineSite {
  /** Base path of the site on its host, e.g. `/manual/`. It starts and ends with a slash. */
  root: string;
  /** Path of the home page of each language, e.g. `{cs: '/', en: '/en/'}`. */
  homes: Readonly<Record<string, string>>;
  /** Prefix of the names of all caches. Two sites on the same host have different prefixes. */
  prefix: string;
}

/** The files to save for one language. The build writes each list as a JSON file to `assets/offline/`. */
export interface FileList {
  /** Maps the URL-encoded path of each file to its SHA-256 (Base64), uncompressed. */
  files: Readonly<Record<string, string>>;
  /** Maps a path that is not saved (a moved page, a picture size) to the saved path that replaces it. */
  redirects: Readonly<Record<string, string>>;
}

/** What is to be saved for one language. `offline.json` holds the manifests by language. */
export interface ReleaseManifest {
  /** Id of the release: 12 letters and digits of a hash of its file list. */
  release: string;
  files: number;
  /** Total size of the saved files, in bytes. */
  bytes: number;
  /** Total size of the download in bytes when the host compresses files with gzip. */
  transfer: number;
}
