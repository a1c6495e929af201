/**
 * Lists translations that are not current, with the remedy. For a stale translation, shows how the source changed.
 *
 *     npm run i18n:status                      all pages and labels
 *     npm run i18n:status -- docs/intro.mdx    one page, by the path of either language
 *     npm run i18n:status -- --check           fails when a translation is missing, orphaned or unrecorded
 */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  contentHash,
  readLock,
  STATES,
  translationStatus,
  type State,
  type TranslationStatus,
} from '../src/content/translations/status';
import {runMain} from './runMain';

const ROOT = path.resolve(__dirname, '..');

const REMEDIES: Readonly<Record<State, string>> = {
  missing: 'translate the source (accepting names a missing label), then npm run i18n:accept -- SOURCE',
  orphaned: 'SOURCE does not exist: delete the translation, or restore the source',
  unrecorded: 'compare both languages, then npm run i18n:accept -- SOURCE',
  stale: 'translate the change, if it needs it, then npm run i18n:accept -- SOURCE',
  current: '',
};

function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    // No repository, or the file is not in that commit.
    return '';
  }
}

/** Diff of a source since its translation was accepted. Empty when git has no commit with the accepted version. */
export function sourceChange(root: string, {cs, en}: TranslationStatus): string {
  const accepted = readLock(root)[en]?.source;
  const commit = git(root, 'log', '--format=%h', '--', cs)
    .split('\n')
    .find((hash) => hash !== '' && contentHash(cs, git(root, 'show', `${hash}:./${cs}`)) === accepted);
  return commit === undefined ? '' : git(root, 'diff', '--no-color', '--unified=1', commit, '--', cs);
}

function main(): void {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {check: {type: 'boolean'}}});
  const statuses = translationStatus(ROOT, positionals);
  const isBehind = (status: TranslationStatus) => status.state !== 'current';
  for (const status of statuses.filter(isBehind)) {
    console.log(`${status.state}: ${status.en}\n    → ${REMEDIES[status.state].replace('SOURCE', status.cs)}`);
    if (status.state === 'stale') {
      console.log(sourceChange(ROOT, status) || 'git does not know the version that was translated.');
    }
  }
  const count = (state: State) => statuses.filter((status) => status.state === state).length;
  console.log(STATES.map((state) => `${count(state)} ${state}`).join(', '));
  if (values.check) {
    process.exitCode = count('missing') + count('orphaned') + count('unrecorded') > 0 ? 1 : 0;
  }
}

if (require.main === module) {
  void runMain(main);
}
