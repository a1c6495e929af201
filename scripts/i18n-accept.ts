/**
 * Records in the lock file that a translation matches the current text of its source.
 *
 *     npm run i18n:accept -- docs/web-portal/map.mdx            one pair, by the path of either language
 *     npm run i18n:accept -- --all                              every pair, e.g. after a change of formatting
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  fileHash,
  LOCK_FILE,
  lockText,
  namedStatuses,
  readLock,
  translationStatus,
  type LockEntry,
  type TranslationStatus,
} from '../src/content/translations/status';
import {runMain} from './runMain';

const ROOT = path.resolve(__dirname, '..');

/** Lock entry with the present hashes of a source and its translation. @throws when one of these files is missing */
export function accepted(siteDir: string, {cs, en}: TranslationStatus): LockEntry {
  const source = fileHash(siteDir, cs);
  const translation = fileHash(siteDir, en);
  if (source === undefined || translation === undefined) {
    const missing = source === undefined ? cs : en;
    throw new Error(`${missing} does not exist. Create it, or delete its counterpart, then accept again.`);
  }
  return {source, translation};
}

function main(): void {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {all: {type: 'boolean', default: false}}});
  if (values.all === positionals.length > 0) {
    throw new Error('Name the finished files, such as docs/web-portal/map.mdx, or give --all.');
  }
  const lock = readLock(ROOT);
  const statuses = translationStatus(ROOT);
  const chosen = values.all ? statuses : namedStatuses(ROOT, positionals);
  const entries = statuses.flatMap(({en}) => {
    const status = chosen.find((candidate) => candidate.en === en);
    const entry = status ? accepted(ROOT, status) : lock.files[en];
    return entry ? [[en, entry] as const] : [];
  });
  fs.writeFileSync(path.join(ROOT, LOCK_FILE), lockText({version: 1, files: Object.fromEntries(entries)}));
  console.log(chosen.map(({en}) => `${en}: current`).join('\n'));
}

if (require.main === module) {
  void runMain(main);
}
