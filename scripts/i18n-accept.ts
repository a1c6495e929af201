/**
 * Records that a translation is finished: it now belongs to the present text of its source.
 *
 *     npm run i18n:accept -- docs/web-portal/map.mdx            by the path of either language
 *     npm run i18n:accept -- docs/intro.mdx --minor             the change of the source needs none of the translation
 *     npm run i18n:accept -- docs/new.mdx --from en             the text was first written in English
 *     npm run i18n:accept -- --all                              every pair, e.g. after a change of layout only
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  fileHash,
  namedStatuses,
  readLock,
  translationStatus,
  writeLock,
  type Language,
  type Lock,
  type LockEntry,
  type TranslationStatus,
} from '../src/plugins/translation-status/status';

const ROOT = path.resolve(__dirname, '..');

export interface Acceptance {
  /** The change of the source needs no change of the translation. */
  minor: boolean;
  /** The language that the text was first written in, when the lock file does not know it yet or is wrong. */
  from?: Language;
}

/**
 * The lock entry of a finished translation; `undefined` when only the lock file still knows the pair, and it is forgotten.
 * @throws when a file is missing, or the translation has not changed although the source has
 */
export function accepted(
  siteDir: string,
  status: TranslationStatus,
  lock: Lock,
  {minor, from = status.from}: Acceptance,
): LockEntry | undefined {
  const to = from === 'cs' ? 'en' : 'cs';
  const source = fileHash(siteDir, status[from]);
  const translation = fileHash(siteDir, status[to]);
  if (source === undefined && translation === undefined) {
    return undefined;
  }
  if (source === undefined || translation === undefined) {
    const missing = source === undefined ? status[from] : status[to];
    throw new Error(`${missing} does not exist. Create it, or delete its counterpart, then accept again.`);
  }
  const entry = {from, source, translation};
  const before = lock.files[status.en];
  const onlySourceChanged = before?.from === from && before.source !== source && before.translation === translation;
  if (onlySourceChanged && !minor) {
    throw new Error(
      `${status[from]} has changed and ${status[to]} has not. ` +
        `"npm run i18n:status -- ${status[from]}" shows what to translate; add --minor when it needs no translation.`,
    );
  }
  return entry;
}

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      all: {type: 'boolean', default: false},
      minor: {type: 'boolean', default: false},
      from: {type: 'string'},
    },
  });
  const {from} = values;
  if (from !== undefined && from !== 'cs' && from !== 'en') {
    throw new Error(`--from takes cs or en, not "${from}".`);
  }
  if (values.all === positionals.length > 0) {
    throw new Error('Name the finished files, such as docs/web-portal/map.mdx, or give --all.');
  }
  const lock = readLock(ROOT);
  const statuses = translationStatus(ROOT, lock);
  const chosen = values.all ? statuses : namedStatuses(ROOT, statuses, positionals);
  const files = new Map(Object.entries(lock.files));
  for (const status of chosen) {
    const entry = accepted(ROOT, status, lock, {minor: values.minor, ...(from && {from})});
    if (entry) {
      files.set(status.en, entry);
    } else {
      files.delete(status.en);
    }
    console.log(`${status.en}: ${entry ? 'current' : 'forgotten'}`);
  }
  writeLock(ROOT, {version: 1, files: Object.fromEntries(files)});
}

if (require.main === module) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
