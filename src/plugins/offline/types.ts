/** Paths of the site and its languages, for the service worker and, unless saving is switched off, for pages. */
export interface OfflineSite {
  /** Path of the site on its host; starts and ends with a slash. */
  root: string;
  /** Path of the home page of each language. */
  homes: Readonly<Record<string, string>>;
  /** Beginning of the names of all caches, different for each site on a host. */
  prefix: string;
}

/** The files to save for one language. The build writes each list as a JSON file to `assets/offline/`. */
export interface FileList {
  /** SHA-256 (base64url) and size in bytes of each file's uncompressed content, by encoded path on the host. */
  files: Readonly<Record<string, readonly [hash: string, bytes: number]>>;
  /** Requested path to saved path, for moved pages and for picture sizes that are not saved. */
  redirects: Readonly<Record<string, string>>;
}

/** Version and size of the files to save for one language. `offline.json` holds the manifests by language. */
export interface ReleaseManifest {
  /** Beginning of the hash of the list of files, which identifies the release. */
  release: string;
  files: number;
  /** Size of all files when saved, in bytes. */
  bytes: number;
  /** Size of the download in bytes when the host compresses files. */
  transfer: number;
}

/** A release of a language on the device. `savedAt` is the ISO 8601 time at which it was complete; absent until then. */
export type Release = Pick<ReleaseManifest, 'release' | 'bytes'> & {savedAt?: string};

/** Releases of a language on the device: `current` is active; `next` is being downloaded or waits to replace it. */
export type StoredReleases = Partial<Record<'current' | 'next', Release>>;
