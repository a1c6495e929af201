/** Paths of the site and its languages, for the worker and, unless saving is switched off, for the pages. */
export interface OfflineSite {
  /** Path of the site on its host. */
  root: string;
  /** Path of each language. */
  homes: Readonly<Record<string, string>>;
  /** Beginning of the names of all caches, so that several sites on one host stay apart. */
  prefix: string;
}

/** What is saved of a language; a file of the build in `assets/offline/`. */
export interface FileList {
  /** SHA-256 (base64url) of every file as the host sends it, and its bytes on the device, by its encoded path on the host. */
  files: Readonly<Record<string, readonly [hash: string, bytes: number]>>;
  /** Redirected paths: moved pages, and other sizes of a saved picture. */
  redirects: Readonly<Record<string, string>>;
}

/** What saving a language takes; `offline.json` has one for each language. */
export interface ReleaseManifest {
  /** Beginning of the hash of the list of files. */
  release: string;
  files: number;
  /** Bytes on the device. */
  bytes: number;
  /** Bytes of the download from a host that compresses. */
  transfer: number;
}

/** A release of a language on the device; without `savedAt` (ISO 8601) it is not complete. */
export type Release = Pick<ReleaseManifest, 'release' | 'bytes'> & {savedAt?: string};

/** Stored releases of a language: the active one, and the one being downloaded to replace it. */
export type StoredReleases = Partial<Record<'current' | 'next', Release>>;
