/** Paths of the site and its languages, for the service worker. Pages get them too, unless saving is switched off. */
export interface OfflineSite {
  /** Path of the site on its host; starts and ends with a slash. */
  root: string;
  /** Path of each language's home page, by locale. */
  homes: Readonly<Record<string, string>>;
  /** Prefix of the names of all caches. Two sites on the same host have different prefixes. */
  prefix: string;
}

/** The files to save for one language. The build writes each list as a JSON file to `assets/offline/`. */
export interface FileList {
  /** SHA-256 (base64url) and size in bytes of each file's uncompressed content, by encoded path on the host. */
  files: Readonly<Record<string, readonly [hash: string, bytes: number]>>;
  /** Saved path by requested path, for moved pages and for picture sizes that are not saved themselves. */
  redirects: Readonly<Record<string, string>>;
}

/** Version and size of the files to save for one language. `offline.json` holds the manifests by language. */
export interface ReleaseManifest {
  /** Identifies the release: the beginning of the hash of its file list. */
  release: string;
  files: number;
  /** Size of all files when saved, in bytes. */
  bytes: number;
  /** Size of the download in bytes when the host compresses files. */
  transfer: number;
}

/** A release of a language on the device. `savedAt`: when all its files were saved (ISO 8601); absent until then. */
export type Release = Pick<ReleaseManifest, 'release' | 'bytes'> & {savedAt?: string};

/** Releases of a language on the device. `current` is active; `next` is being downloaded or waits to become active. */
export type StoredReleases = Partial<Record<'current' | 'next', Release>>;
