import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_LOCALE} from '../../config/locales';
import {unixLines} from '../../lib/lines';
import {stripSearchWords} from '../searchWords';
import {filePairOf, filePairs, type FilePair} from './files';
import {missingLabels} from './labels';
import type {AddedFrontMatter, PageStatus} from '../../lib/frontMatter';

/** Path of the lock file, which records the version of the Czech source that each translation matches. */
export const LOCK_FILE = 'i18n/translations.lock.json';

/** Hashes of a translation and of its source when `npm run i18n:accept` recorded that they match. */
export type LockEntry = Readonly<Record<'source' | 'translation', string>>;

/** The recorded translations, by the path of the English file. */
type Lock = Readonly<Record<string, LockEntry>>;

/**
 * States of a pair: `missing` (no translation, or a label of a menu without one), `orphaned` (no source), `unrecorded` (not in the lock file), `stale`
 * (the source has changed since `npm run i18n:accept` recorded the translation), `current` (none of these).
 */
export const STATES = ['missing', 'orphaned', 'unrecorded', 'stale', 'current'] as const;

export type State = (typeof STATES)[number];

export interface TranslationStatus extends FilePair {
  state: State;
}

/** Reads the lock file; returns an empty lock without one. @throws with the remedy when the file is damaged */
export function readLock(siteDir: string): Lock {
  const file = path.join(siteDir, LOCK_FILE);
  try {
    return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as {files: Lock}).files : {};
  } catch (error) {
    throw new Error(
      `${LOCK_FILE} is not valid JSON (${String(error)}). After a merge conflict, take either side and run "npm run i18n:status".`,
      {cause: error},
    );
  }
}

/** Writes the lock file, sorted by path so that branches rarely conflict. */
export function writeLock(siteDir: string, lock: Lock): void {
  const files = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)));
  fs.writeFileSync(path.join(siteDir, LOCK_FILE), `${JSON.stringify({version: 1, files}, undefined, 2)}\n`);
}

/**
 * Returns a hash of what matters for a translation: in code, the quoted strings in any order, without paths and ids of documents; in other files,
 * everything but search words, line endings and trailing whitespace.
 */
export function contentHash(file: string, saved: string): string {
  const text = unixLines(saved);
  const content = /\.tsx?$/.test(file)
    ? (text.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [])
        .filter((string) => !/^'\/?[\w.-]+(?:\/[\w.-]+)+'$/.test(string))
        .sort()
        .join('\n')
    : stripSearchWords(text)
        .replace(/[ \t]+$/gm, '')
        .trim();
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Returns the {@link contentHash} of a file of the site, or `undefined` when it does not exist. */
export function fileHash(siteDir: string, file: string): string | undefined {
  const full = path.join(siteDir, file);
  return fs.existsSync(full) ? contentHash(file, fs.readFileSync(full, 'utf8')) : undefined;
}

function stateOf(siteDir: string, pair: FilePair, lock: Lock): State {
  const {cs, en} = pair;
  const source = fileHash(siteDir, cs);
  if (source === undefined) {
    return 'orphaned';
  }
  if (!fs.existsSync(path.join(siteDir, en)) || missingLabels(siteDir, pair).length > 0) {
    return 'missing';
  }
  const entry = lock[en];
  return entry ? (entry.source === source ? 'current' : 'stale') : 'unrecorded';
}

/** Converts an absolute path, or one from the working directory, to a path from the site folder with `/`. */
export function sitePath(siteDir: string, file: string): string {
  return path.relative(siteDir, path.resolve(file)).split(path.sep).join('/');
}

/**
 * Returns the pairs of Czech and English files, each with the state of its translation.
 * @param names either file of the wanted pairs; without names, all pairs
 * @throws naming the first file without a pair
 */
export function translationStatus(siteDir: string, names: readonly string[] = []): TranslationStatus[] {
  const lock = readLock(siteDir);
  const statuses = filePairs(siteDir).map((pair) => ({...pair, state: stateOf(siteDir, pair, lock)}));
  const named = names.map((name) => {
    const file = sitePath(siteDir, name);
    const status = statuses.find(({cs, en}) => cs === file || en === file);
    if (!status) {
      throw new Error(`${file} is no page and no file of labels. Give paths such as docs/web-portal/map.mdx.`);
    }
    return status;
  });
  return names.length > 0 ? named : statuses;
}

/** Returns the status that the notice on a page in `language` shows; `undefined` when it needs no notice. */
function pageStatus(siteDir: string, file: string, language: string): PageStatus | undefined {
  const relative = sitePath(siteDir, file);
  if (language !== DEFAULT_LOCALE && !relative.includes(`i18n/${language}/`)) {
    return 'fallback';
  }
  const pair = filePairOf(relative);
  return pair?.en === relative && stateOf(siteDir, pair, readLock(siteDir)) === 'stale' ? 'stale' : undefined;
}

/** Adds the {@link pageStatus} of a text to its front matter as `translation_status`, unless this field is set. */
export function withPageStatus<T extends {frontMatter: Record<string, unknown>}>(
  parsed: T,
  ...place: Parameters<typeof pageStatus>
): T {
  const status = pageStatus(...place);
  const added: AddedFrontMatter = status ? {translation_status: status} : {};
  return {...parsed, frontMatter: {...added, ...parsed.frontMatter}};
}
