import {filePairs, type FilePair} from '../../src/plugins/translation-status/files';
import {
  contentHash,
  lockText,
  LOCK_FILE,
  pairOf,
  pairStatus,
  readLock,
  type Lock,
  type LockEntry,
} from '../../src/plugins/translation-status/status';
import type {Draft} from './draft';

function entryFor(draft: Draft, pair: FilePair, from: LockEntry['from']): LockEntry {
  const hash = (file: string) => contentHash(file, draft.read(file));
  return {from, source: hash(pair[from]), translation: hash(pair[from === 'cs' ? 'en' : 'cs'])};
}

/**
 * Brings the lock file in step with the changes of the draft: new pairs are recorded, moved ones keep their state under the
 * new name, removed ones are forgotten. A pair that was current stays so, because the command changed both languages alike; one
 * that was stale stays stale.
 */
export function updateLock(draft: Draft): void {
  const before = readLock(draft.root);
  const files = new Map(Object.entries(before.files));
  const labels = filePairs(draft.root).filter(({kind}) => kind === 'labels');
  const pairFor = (file: string) =>
    pairOf(file) ?? labels.find((pair) => pair.en === file) ?? labels.find((pair) => pair.cs === file);
  const wasCurrent = (pair: FilePair, lock: Lock) => pairStatus(draft.root, pair, lock).state === 'current';

  const changes = draft.changes();
  for (const change of changes) {
    const pair = pairFor(change.file);
    const oldPair = change.kind === 'move' ? pairFor(change.from) : pair;
    if (!pair || !oldPair) {
      continue;
    }
    const entry = before.files[oldPair.en];
    if (oldPair.en !== pair.en) {
      files.delete(oldPair.en);
    }
    if (!draft.exists(pair.cs) || !draft.exists(pair.en)) {
      files.delete(pair.en);
    } else if (wasCurrent(oldPair, before)) {
      files.set(pair.en, entryFor(draft, pair, entry?.from ?? 'cs'));
    } else if (entry) {
      files.set(pair.en, entry);
    } else if (change.kind === 'create') {
      files.set(pair.en, entryFor(draft, pair, 'cs'));
    }
  }
  const text = lockText({version: 1, files: Object.fromEntries(files)});
  if (text !== lockText(before)) {
    draft.write(LOCK_FILE, text);
  }
}
