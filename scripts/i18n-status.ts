/**
 * Lists missing, orphaned, unrecorded and stale translations with the remedy, and what has changed in the source of each.
 *
 *     npm run i18n:status                      all pages and labels
 *     npm run i18n:status -- docs/intro.mdx    one page, by the path of either language
 *     npm run i18n:status -- --check           fails when one is missing, orphaned or unrecorded
 */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  contentHash,
  namedStatuses,
  readLock,
  STATES,
  translationStatus,
  type State,
  type TranslationStatus,
} from '../src/content/translations/status';
import {runMain} from './runMain';

const ROOT = path.resolve(__dirname, '..');

const REMEDIES: Readonly<Record<State, string>> = {
  missing: 'translate the source, then npm run i18n:accept -- SOURCE',
  orphaned: 'the source does not exist: delete the translation, or restore the source',
  unrecorded: 'compare both languages, then npm run i18n:accept -- SOURCE (with --from en when English was first)',
  stale:
    'bring the translation up to date, then npm run i18n:accept -- SOURCE (with --minor when nothing needs changing)',
  current: '',
};

const remedy = ({state, source}: TranslationStatus) => REMEDIES[state].replace('SOURCE', source);

function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    // No repository, or the file is not in that commit.
    return '';
  }
}

/** What has changed in a source since its translation was accepted, as printed by `git diff`; empty when git does not know it. */
export function sourceChange(root: string, {source, en}: TranslationStatus): string {
  const accepted = readLock(root).files[en]?.source;
  const commit = git(root, 'log', '--format=%h', '--', source)
    .split('\n')
    .find((hash) => hash !== '' && contentHash(source, git(root, 'show', `${hash}:./${source}`)) === accepted);
  return commit === undefined ? '' : git(root, 'diff', '--no-color', '--unified=1', commit, '--', source);
}

function main(): void {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {check: {type: 'boolean'}}});
  const statuses = positionals.length > 0 ? namedStatuses(ROOT, positionals) : translationStatus(ROOT);
  for (const state of STATES.filter((name) => name !== 'current')) {
    for (const status of statuses.filter((candidate) => candidate.state === state)) {
      console.log(
        `${state.padEnd(10)}  ${status.translation}  (source: ${status.source})\n            → ${remedy(status)}`,
      );
      if (state === 'stale') {
        console.log(sourceChange(ROOT, status) || 'git does not know the version that was translated.');
      }
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
