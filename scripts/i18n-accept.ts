/**
 * Records in the lock file that a translation matches the current text of its source.
 *
 *     npm run i18n:accept -- docs/web-portal/map.mdx            one pair, by the path of either language
 *     npm run i18n:accept -- --all                              every pair, e.g. after a change of formatting
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {missingLabels} from '../src/content/translations/labels';
import {
  fileHash,
  readLock,
  translationStatus,
  writeLock,
  type LockEntry,
  type TranslationStatus,
} from '../src/content/translations/status';
import {runMain} from './runMain';

const ROOT = path.resolve(__dirname, '..');

/** Lock entry with the present hashes of a source and its translation. @throws when one of these files, or the text of a label, is missing */
export function accepted(siteDir: string, pair: TranslationStatus): LockEntry {
  const {cs, en} = pair;
  const source = fileHash(siteDir, cs);
  const translation = fileHash(siteDir, en);
  if (source === undefined || translation === undefined) {
    const missing = source === undefined ? cs : en;
    throw new Error(`${missing} does not exist. Create it, or delete its counterpart, then accept again.`);
  }
  const [label] = missingLabels(siteDir, pair);
  if (label !== undefined) {
    throw new Error(`${en} has no key "${label}". Add it as the others stand there, then accept again.`);
  }
  return {source, translation};
}

function main(): void {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {all: {type: 'boolean', default: false}}});
  if (values.all === positionals.length > 0) {
    throw new Error('Name the finished files, such as docs/web-portal/map.mdx, or give --all.');
  }
  const lock = readLock(ROOT);
  const chosen = translationStatus(ROOT, positionals);
  const entries = chosen.map((status) => [status.en, accepted(ROOT, status)] as const);
  const pairs = new Set(translationStatus(ROOT).map(({en}) => en));
  const kept = Object.entries(lock).filter(([en]) => pairs.has(en));
  writeLock(ROOT, Object.fromEntries([...kept, ...entries]));
  console.log(chosen.map(({en}) => `${en}: current`).join('\n'));
}

if (require.main === module) {
  void runMain(main);
}
