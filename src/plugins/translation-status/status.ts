import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {CONTENT_FOLDERS, filePairs, type FilePair} from './files';

/** Where the lock file lies, from the site folder. */
export const LOCK_FILE = 'i18n/translations.lock.json';

export type Language = 'cs' | 'en';

/** What is remembered of a pair. */
export interface LockEntry {
  /** The language that the text was first written in; the other one is the translation. */
  from: Language;
  /** Hash of the source that the translation was made from. */
  source: string;
  /** Hash of the translation when it was accepted. */
  translation: string;
}

/** Entries by the path of the English file. */
export interface Lock {
  version: 1;
  files: Readonly<Record<string, LockEntry>>;
}

/**
 * - `missing`: there is no translation.
 * - `orphaned`: there is a translation but no source.
 * - `unrecorded`: both are there, and nobody has said that they belong together.
 * - `stale`: the source has changed since the translation was accepted.
 */
export type State = 'missing' | 'orphaned' | 'unrecorded' | 'stale' | 'current';

export const STATES: readonly State[] = ['missing', 'orphaned', 'unrecorded', 'stale', 'current'];

export interface TranslationStatus extends FilePair {
  state: State;
  from: Language;
  /** Path of the file that was written first. */
  source: string;
  /** Path of the file that was made from it. */
  translation: string;
}

const EMPTY: Lock = {version: 1, files: {}};

/** Lock files as they were read last: every text of the site asks for the same. */
const locks = new Map<string, {state: string; lock: Lock}>();

/**
 * The lock file of a site; empty when there is none yet.
 * @throws when it cannot be read as one
 */
export function readLock(siteDir: string): Lock {
  const file = path.join(siteDir, LOCK_FILE);
  const {mtimeMs, size} = fs.statSync(file, {throwIfNoEntry: false}) ?? {mtimeMs: 0, size: -1};
  if (size < 0) {
    return EMPTY;
  }
  const state = `${mtimeMs} ${size}`;
  const before = locks.get(file);
  if (before?.state === state) {
    return before.lock;
  }
  let lock: Partial<Lock>;
  try {
    lock = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Lock>;
  } catch (error) {
    throw new Error(
      `${LOCK_FILE} is not valid JSON (${error instanceof Error ? error.message : String(error)}). ` +
        'After a merge conflict, take either side and run "npm run i18n:status".',
      {cause: error},
    );
  }
  if (lock.version !== 1 || typeof lock.files !== 'object') {
    throw new Error(`${LOCK_FILE} has another form than this version of the site writes. Restore it from git.`);
  }
  locks.set(file, {state, lock: lock as Lock});
  return lock as Lock;
}

/** Text of the lock file, in the order of the paths, so that two branches seldom change the same line. */
export function lockText({version, files}: Lock): string {
  const sorted = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({version, files: sorted}, undefined, 2)}\n`;
}

/** Writes the lock file. */
export function writeLock(siteDir: string, lock: Lock): void {
  fs.writeFileSync(path.join(siteDir, LOCK_FILE), lockText(lock));
}

/**
 * Hash of what a translator has to know of a file. In code only the quoted strings count, in any order; ends of lines and the day of the
 * last check do not.
 */
export function contentHash(file: string, text: string): string {
  const content = /\.tsx?$/.test(file)
    ? (text.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? []).sort().join('\n')
    : text
        .replace(/\r\n?/g, '\n')
        .replace(/^last_checked:.*\n/m, '')
        .replace(/[ \t]+$/gm, '')
        .trim();
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Hash of a file of the site; `undefined` when it does not exist. */
export function fileHash(siteDir: string, file: string): string | undefined {
  const full = path.join(siteDir, file);
  return fs.existsSync(full) ? contentHash(file, fs.readFileSync(full, 'utf8')) : undefined;
}

function stateOf(source: string | undefined, translation: string | undefined, entry: LockEntry | undefined): State {
  if (source === undefined) {
    return 'orphaned';
  }
  if (translation === undefined) {
    return 'missing';
  }
  if (!entry) {
    return 'unrecorded';
  }
  return entry.source === source ? 'current' : 'stale';
}

/** The state of one pair. */
export function pairStatus(siteDir: string, pair: FilePair, lock: Lock): TranslationStatus {
  const entry = lock.files[pair.en];
  const from = entry?.from ?? 'cs';
  const source = pair[from];
  const translation = pair[from === 'cs' ? 'en' : 'cs'];
  const state = stateOf(fileHash(siteDir, source), fileHash(siteDir, translation), entry);
  return {...pair, state, from, source, translation};
}

/** The state of every pair, also of pairs of which only the lock file still knows. */
export function translationStatus(siteDir: string, lock: Lock = readLock(siteDir)): TranslationStatus[] {
  const pairs = filePairs(siteDir);
  const known = new Set(pairs.map(({en}) => en));
  const gone = Object.keys(lock.files)
    .filter((en) => !known.has(en))
    .map((en) => pairOf(en) ?? {kind: 'labels' as const, cs: en, en});
  return [...pairs, ...gone].map((pair) => pairStatus(siteDir, pair, lock));
}

/** Path from the site folder, with forward slashes, of a file that is named from the working directory or absolutely. */
export function sitePath(siteDir: string, file: string): string {
  return path.relative(siteDir, path.resolve(file)).split(path.sep).join('/');
}

/**
 * The pairs that a person names by the path of either file.
 * @throws with the first name that belongs to none
 */
export function namedStatuses(
  siteDir: string,
  statuses: readonly TranslationStatus[],
  names: readonly string[],
): TranslationStatus[] {
  return names.map((name) => {
    const file = sitePath(siteDir, name);
    const status = statuses.find(({cs, en}) => cs === file || en === file);
    if (!status) {
      throw new Error(`${file} is no page and no file of labels. Give paths such as docs/web-portal/map.mdx.`);
    }
    return status;
  });
}

/** The pair that a text belongs to, by the path of either file from the site folder; `undefined` for anything else. */
export function pairOf(file: string): FilePair | undefined {
  for (const {kind, cs, en} of CONTENT_FOLDERS) {
    for (const folder of [en, cs]) {
      if (file.startsWith(`${folder}/`)) {
        const name = file.slice(folder.length + 1);
        return {kind, cs: `${cs}/${name}`, en: `${en}/${name}`};
      }
    }
  }
  return undefined;
}
